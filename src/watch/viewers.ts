/** Who may look at a match that is watched: each seat, and somebody who only watches. */
import type { Seat } from '#shared/match/entry.ts';
import { latest } from '#shared/match/timeline.ts';
import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { language } from '#src/shell/say.ts';
import { watchWords } from './messages.en.ts';
import type { Watched } from './watched.ts';

export interface NamedViewer {
  readonly viewer: Viewer;
  readonly name: string;
  /** Who sits there; null for the watcher. */
  readonly seat: Seat | null;
}

/** The seats in order, as they sat there last, and the watcher at the end; names follow the language while they are drawn. */
export function viewersOf(watched: Pick<Watched, 'timeline'>): readonly NamedViewer[] {
  const seats = latest(watched.timeline()).table.seats.map((seat, viewer): NamedViewer => ({
    viewer,
    name: seat.name === '' ? String(viewer + 1) : seat.name,
    seat,
  }));
  const name = phraseIn(language.value, 'watch.watcher', watchWords['watch.watcher']);
  return [...seats, { viewer: 'spectator', name, seat: null }];
}

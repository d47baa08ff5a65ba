/** Who may look at a match: each seat, and somebody who only watches. */
import type { Viewer } from '#shared/plugin/view.ts';
import type { Watched } from '#src/watch/watched.ts';

export interface NamedViewer {
  readonly viewer: Viewer;
  readonly name: string;
}

export function viewersOf(watched: Watched): readonly NamedViewer[] {
  return [
    ...watched.record().seats.map(({ name }, viewer) => ({ viewer, name })),
    { viewer: 'spectator', name: 'Watcher' },
  ];
}

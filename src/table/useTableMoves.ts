/** What the person at a table does in their match: moves, and taking the last one back. */
import { computed, type ComputedRef, type Ref } from 'vue';
import type { AnyMove } from '#shared/match/entry.ts';
import { undoTarget } from '#shared/match/undo.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import { say } from '#src/shell/say.ts';
import { refusalIn } from './sentences.ts';
import type { HostedMatch } from './useHost.ts';
import type { Pausing } from './usePausing.ts';

export interface TableMovesOptions extends Pick<Pausing, 'whileRunning'> {
  readonly game: Game;
  readonly hosted: HostedMatch;
  readonly spoken: Readonly<Ref<Language>>;
  /** Why the match stands still for good; null while it goes on. */
  readonly stopped: Readonly<Ref<string | null>>;
  /** Is told why something was refused, or null where nothing was. */
  complain(why: string | null): void;
}

export interface TableMoves {
  /** Makes a move, or answers in a sentence why not. */
  send(move: AnyMove): Promise<string | null>;
  readonly canUndo: ComputedRef<boolean>;
  undo(): Promise<void>;
  readonly canQuit: ComputedRef<boolean>;
  quit(): Promise<void>;
}

export function useTableMoves(options: TableMovesOptions): TableMoves {
  const { game, hosted, spoken, stopped, whileRunning, complain } = options;
  const { host, viewer, view, paused } = hosted;
  const announce = useAnnounce();
  const quitting = computed(() => game.legal(view.value).find(({ move }) => move.type === 'quit') ?? null);

  async function send(move: AnyMove): Promise<string | null> {
    if (viewer === 'spectator') return null;
    // What a table leaves in use while paused works at once. It stays paused unless a clock began or ended with it.
    const timed = view.value.clocks.length > 0;
    const taken = whileRunning(
      () => host.send(viewer, move),
      () => stopped.value === null && !view.value.final && view.value.clocks.length > 0 === timed,
    );
    const refusal = await taken;
    return refusal === null ? null : refusalIn(spoken.value, game, refusal);
  }

  return {
    send,
    canUndo: computed(() => {
      if (game.undo === 'none' || viewer === 'spectator' || view.value.final || paused.value) return false;
      return undoTarget(host.timeline()) !== null;
    }),
    async undo() {
      const to = undoTarget(host.timeline());
      if (to === null || viewer === 'spectator') return;
      const refusal = await host.sendTable(viewer, { type: 'back', to });
      complain(refusal === null ? null : refusalIn(spoken.value, game, refusal));
      if (refusal === null) announce(say('match.undone'), 'polite');
    },
    canQuit: computed(() => stopped.value === null && quitting.value !== null),
    async quit() {
      if (quitting.value !== null) complain(await send(quitting.value.move));
    },
  };
}

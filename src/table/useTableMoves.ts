/** What the person at a table does in their match: moves, and taking the last one back. */
import { computed, type ComputedRef, type Ref } from 'vue';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import { undoTarget } from '#shared/match/undo.ts';
import type { Game, Send } from '#shared/plugin/contract.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import { refusalIn } from './sentences.ts';
import type { HostedMatch } from './useHost.ts';
import type { Pausing } from './usePausing.ts';

export interface TableMovesOptions extends Pick<Pausing, 'whileRunning'> {
  readonly game: Game;
  readonly hosted: HostedMatch;
  readonly spoken: Readonly<Ref<Language>>;
  /** Why the match stands still for good; null while it goes on. */
  readonly stopped: Readonly<Ref<string | null>>;
  /** Is told why something was refused, and null as something else is done. */
  complain(why: string | null): void;
}

export interface TableMoves {
  /** Makes a move of the seat that is shown, or answers in a sentence why not. */
  readonly send: ComputedRef<Send>;
  readonly canUndo: ComputedRef<boolean>;
  undo(): Promise<void>;
  readonly canQuit: ComputedRef<boolean>;
  quit(): Promise<void>;
}

export function useTableMoves(options: TableMovesOptions): TableMoves {
  const { game, hosted, spoken, stopped, whileRunning, complain } = options;
  const { host, viewer, seats, view, paused } = hosted;
  const announce = useAnnounce();
  /** Of people who share a device any may end the match, as the one of them whom the game lets. */
  const quitting = computed(() => {
    const { viewer: shown } = view.value;
    const others = seats.here.filter((seat) => seat !== shown);
    for (const by of shown === 'spectator' ? others : [shown, ...others]) {
      const moves = game.legal(by === shown ? view.value : host.view(by));
      const quit = moves.find(({ move }) => move.type === 'quit');
      if (quit !== undefined) return { by, move: quit.move };
    }
    return null;
  });

  /** Of the seat that is shown now: what a table still sends for it later is never taken for somebody else's. */
  const send = computed((): Send => {
    const by = viewer.value;
    return by === 'spectator' ? () => Promise.resolve(null) : (move) => sendAs(by, move);
  });

  async function sendAs(by: SeatIndex, move: AnyMove): Promise<string | null> {
    complain(null);
    // What a table leaves in use while paused works at once. It stays paused unless a clock began or ended with it.
    const timed = view.value.clocks.length > 0;
    const taken = whileRunning(
      () => host.send(by, move),
      () => stopped.value === null && !view.value.final && view.value.clocks.length > 0 === timed,
    );
    const refusal = await taken;
    return refusal === null ? null : refusalIn(spoken.value, game, refusal);
  }

  /** Of people who share a device the one who has moved takes it back, whoever's turn it is now. */
  function moverAfter(to: number, shown: SeatIndex): SeatIndex {
    const by = host.timeline().log[to]?.by;
    return typeof by === 'number' && seats.here.includes(by) ? by : shown;
  }

  return {
    send,
    canUndo: computed(() => {
      if (game.undo === 'none' || viewer.value === 'spectator' || view.value.final || paused.value)
        return false;
      return undoTarget(host.timeline()) !== null;
    }),
    async undo() {
      const to = undoTarget(host.timeline());
      if (to === null || viewer.value === 'spectator') return;
      complain(null);
      const refusal = await host.sendTable(moverAfter(to, viewer.value), { type: 'back', to });
      if (refusal === null) announce(sayTable('match.undone'), 'polite');
      else complain(refusalIn(spoken.value, game, refusal));
    },
    canQuit: computed(() => stopped.value === null && quitting.value !== null),
    async quit() {
      if (quitting.value === null) return;
      const { by, move } = quitting.value;
      complain(await sendAs(by, move));
    },
  };
}

/** What the frame's shortcuts do at a table, and what is said of it. */
import type { Ref } from 'vue';
import type { Host } from '#shared/match/hostTypes.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import { remaining } from '#shared/timer/remaining.ts';
import { say } from '#src/shell/say.ts';
import { noLimitIn, timeLeftIn } from './sentences.ts';
import type { DevMode } from './useDevMode.ts';
import type { HostedMatch } from './useHost.ts';
import type { Senses } from './useSenses.ts';
import { useTableKeys } from './useTableKeys.ts';
import type { TableMoves } from './useTableMoves.ts';
import type { TablePause } from './useTablePause.ts';

export interface TableCommandsOptions {
  readonly hosted: Pick<HostedMatch, 'view' | 'paused'> & { readonly host: Pick<Host, 'now'> };
  readonly spoken: Readonly<Ref<Language>>;
  readonly senses: Senses;
  readonly moves: Pick<TableMoves, 'canUndo' | 'undo'>;
  readonly tablePause: Pick<TablePause, 'canPause' | 'toggle'>;
  /** What stands before the table. */
  readonly dev: Pick<DevMode, 'hidden'>;
  /** Why the match stands still for good; null while it goes on. */
  readonly stopped: Readonly<Ref<string | null>>;
}

export function useTableCommands(options: TableCommandsOptions): void {
  const { hosted, spoken, senses, moves, tablePause, dev, stopped } = options;
  const { host, view, paused } = hosted;
  const announce = useAnnounce();

  useTableKeys(
    {
      pause() {
        if (tablePause.canPause.value) tablePause.toggle();
      },
      sound() {
        senses.toggleSound();
        announce(say(senses.muted.value ? 'keys.soundOff' : 'keys.soundOn'), 'polite');
      },
      sayTime() {
        const [clock] = view.value.clocks;
        const sentence =
          clock === undefined
            ? noLimitIn(spoken.value)
            : timeLeftIn(spoken.value, remaining(clock.due, host.now()));
        announce(sentence, 'assertive');
      },
      undo() {
        if (moves.canUndo.value && !dev.hidden.value) void moves.undo();
      },
    },
    () => stopped.value === null && !paused.value && !dev.hidden.value,
  );
}

/** What the frame says round a table, in the language of the table. */
import { computed, type ComputedRef, type Ref } from 'vue';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { phraseIn, type Language } from '#shared/plugin/ui/words.ts';
import { boardOfDay } from '#src/shell/boardOfDay.ts';
import { messageIn } from './sentences.ts';
import type { HostedMatch } from './useHost.ts';

export interface TableWords {
  /** What the game is called. */
  readonly title: ComputedRef<string>;
  /** Which day it is the board of; null for none. */
  readonly board: ComputedRef<string | null>;
  /** What is being waited for; null while paused. */
  readonly prompt: ComputedRef<string | null>;
  /** What the game calls what it carries from match to match, where that can be read; else null. */
  readonly kept: ComputedRef<string | null>;
}

export interface TableWordsOptions {
  readonly id: string;
  readonly plugin: Plugin;
  readonly game: Game;
  readonly hosted: Pick<HostedMatch, 'view' | 'paused'>;
  readonly spoken: Readonly<Ref<Language>>;
}

export function useTableWords({ id, plugin, game, hosted, spoken }: TableWordsOptions): TableWords {
  const { view, paused } = hosted;
  return {
    title: computed(() => phraseIn(spoken.value, 'plugin.title', plugin.title)),
    board: computed(() => boardOfDay(plugin.id, id, 'short')),
    prompt: computed(() => (paused.value ? null : messageIn(spoken.value, game, view.value.prompt))),
    kept: computed(() => {
      const text = game.carry?.text;
      return text === undefined ? null : messageIn(spoken.value, game, { key: text.title });
    }),
  };
}

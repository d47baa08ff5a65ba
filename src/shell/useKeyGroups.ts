/** The keys in words, by where they work. */
import { computed, type ComputedRef } from 'vue';
import { plugins } from '#shared/plugin/registry.ts';
import { useGameWords } from './gameWords.ts';
import { menuKeysInWords, type KeyInWords, type Shortcut } from './keys.ts';
import type { KeysWord } from './keysMessages.en.ts';
import { sayKeys } from './sayKeys.ts';
import { BOARD_KEYS, DEV_KEY, NAMED_CAPS, TABLE_KEYS } from './tableKeys.ts';

export interface KeyGroup {
  /** `menu`, `table`, `dev`, `board`, or `game <id>` for the keys of one game. */
  readonly id: string;
  readonly title: string;
  readonly keys: readonly KeyInWords[];
  /** Whether the person can switch them off. */
  readonly canBeOff: boolean;
}

/** Follows the language. A game that has no keys of its own has no group. */
export function useKeyGroups(): ComputedRef<readonly KeyGroup[]> {
  const wordsOf = useGameWords();
  return computed(() => [
    { id: 'menu', title: sayKeys('keys.menu'), keys: menuKeysInWords(plugins.length), canBeOff: true },
    { id: 'table', title: sayKeys('keys.table'), keys: TABLE_KEYS.map(inWords), canBeOff: true },
    { id: 'dev', title: sayKeys('keys.devTitle'), keys: [inWords(DEV_KEY)], canBeOff: false },
    { id: 'board', title: sayKeys('keys.board'), keys: BOARD_KEYS.map(inWords), canBeOff: false },
    ...plugins
      .filter(({ keys = [] }) => keys.length > 0)
      .map(({ id, title, keys = [] }) => ({
        id: `game ${id}`,
        title: wordsOf(id, 'plugin.title', title),
        keys: keys.map(({ id: key, chord, label }) => ({
          caps: chord.split('+').map(capInWords),
          run: false,
          does: wordsOf(id, `key.${key}`, label),
        })),
        canBeOff: true,
      })),
  ]);
}

function inWords({ caps, run = false, does }: Shortcut<KeysWord>): KeyInWords {
  return { caps: caps.map(capInWords), run, does: sayKeys(does) };
}

function capInWords(cap: string): string {
  const named = NAMED_CAPS[cap];
  return named === undefined ? cap : sayKeys(named);
}

/** The keys in words, by where they work. */
import { computed, type ComputedRef } from 'vue';
import { plugins } from '#shared/plugin/registry.ts';
import { useGameWords } from './gameWords.ts';
import {
  BOARD_KEYS,
  DEV_KEY,
  MENU_KEYS,
  NAMED_CAPS,
  openingKeys,
  TABLE_KEYS,
  type Shortcut,
} from './keys.ts';
import { say } from './say.ts';

export interface KeyInWords {
  readonly caps: readonly string[];
  /** Whether the caps are the first and the last of a run, not pressed together. */
  readonly run: boolean;
  readonly does: string;
}

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
    { id: 'menu', title: say('keys.menu'), keys: menuKeysInWords(plugins.length), canBeOff: true },
    { id: 'table', title: say('keys.table'), keys: TABLE_KEYS.map(inWords), canBeOff: true },
    { id: 'dev', title: say('keys.devTitle'), keys: [inWords(DEV_KEY)], canBeOff: false },
    { id: 'board', title: say('keys.board'), keys: BOARD_KEYS.map(inWords), canBeOff: false },
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

/** The menu's own, with as many digits as there are games. */
export function menuKeysInWords(games: number): readonly KeyInWords[] {
  return [openingKeys(games), ...MENU_KEYS].map(inWords);
}

function inWords({ caps, run = false, does }: Shortcut): KeyInWords {
  return { caps: caps.map(capInWords), run, does: say(does) };
}

function capInWords(cap: string): string {
  const named = NAMED_CAPS[cap];
  return named === undefined ? cap : say(named);
}

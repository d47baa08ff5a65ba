/** The menu's keys, once: what hears them and what lists them reads them here. Those of tables stand in `tableKeys.ts`. */
import type { WordKey } from './messages.en.ts';
import { say } from './say.ts';

/** What a key of the menu does besides opening a game. */
export type MenuAct = 'resume' | 'sound' | 'help';

/** Caps pressed together, or for a run of digits the first and the last; what it does is a key of the arcade's words. */
export interface Shortcut<Does extends string> {
  readonly caps: readonly string[];
  readonly run?: boolean;
  readonly does: Does;
}

/** A shortcut as it is listed: the caps as keyboards of the language around have them. */
export interface KeyInWords {
  readonly caps: readonly string[];
  /** Whether the caps are the first and the last of a run, not pressed together. */
  readonly run: boolean;
  readonly does: string;
}

/** Games are opened by their number, as far as there are digits. */
const MOST_OPENED = 9;

/** Single keys, for nobody types in the menu. */
export const MENU_KEYS: readonly (Shortcut<WordKey> & { readonly key: string; readonly act: MenuAct })[] = [
  { key: 'r', act: 'resume', caps: ['R'], does: 'keys.resume' },
  { key: 'm', act: 'sound', caps: ['M'], does: 'keys.sound' },
  { key: '?', act: 'help', caps: ['?'], does: 'keys.all' },
];

/** The digits that open so many games. */
export function openingKeys(games: number): Shortcut<WordKey> {
  const does = 'keys.open';
  return games > 1
    ? { caps: ['1', String(Math.min(games, MOST_OPENED))], run: true, does }
    : { caps: ['1'], does };
}

/** The menu's own, with as many digits as there are games. */
export function menuKeysInWords(games: number): readonly KeyInWords[] {
  return [openingKeys(games), ...MENU_KEYS].map(({ caps, run = false, does }) => ({
    caps,
    run,
    does: say(does),
  }));
}

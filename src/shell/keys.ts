/** Every key there is, once: what hears the menu's keys and what lists any of them reads it here. */
import type { WordKey } from './messages.en.ts';

/** What a key of the menu does besides opening a game. */
export type MenuAct = 'resume' | 'sound' | 'help';

/** What a chord of the frame round a table does. */
export type TableAct = 'pause' | 'sound' | 'sayTime' | 'undo';

/** Caps pressed together, or for a run of digits the first and the last. */
export interface Shortcut {
  readonly caps: readonly string[];
  readonly run?: boolean;
  readonly does: WordKey;
}

/** Dev mode beside a match: no letter, so that it works in text fields too, and whether or not shortcuts are on. */
export const DEV_KEY: Shortcut = { caps: ['Ctrl', '.'], does: 'keys.dev' };

/** Games are opened by their number, as far as there are digits. */
const MOST_OPENED = 9;

/** Single keys, for nobody types in the menu. */
export const MENU_KEYS: readonly (Shortcut & { readonly key: string; readonly act: MenuAct })[] = [
  { key: 'r', act: 'resume', caps: ['R'], does: 'keys.resume' },
  { key: 'm', act: 'sound', caps: ['M'], does: 'keys.sound' },
  { key: '?', act: 'help', caps: ['?'], does: 'keys.all' },
];

/**
 * At any table, together with Alt: there letters are being typed. By the place of the key (`code`), so that they work
 * on any keyboard and where Alt writes signs of its own. Their letters are FRAME_LETTERS of the contract's `gameKeys.ts`,
 * and no game has them; a game's own keys come from its plugin.
 */
export const TABLE_KEYS: readonly (Shortcut & { readonly code: string; readonly act: TableAct })[] = [
  { code: 'KeyP', act: 'pause', caps: ['Alt', 'P'], does: 'keys.pause' },
  { code: 'KeyM', act: 'sound', caps: ['Alt', 'M'], does: 'keys.sound' },
  { code: 'KeyT', act: 'sayTime', caps: ['Alt', 'T'], does: 'keys.time' },
  { code: 'KeyU', act: 'undo', caps: ['Alt', 'U'], does: 'keys.undo' },
];

/** On any board. They are no shortcuts and cannot be switched off. */
export const BOARD_KEYS: readonly Shortcut[] = [
  { caps: ['Arrows'], does: 'keys.move' },
  { caps: ['Space'], does: 'keys.take' },
  { caps: ['Enter'], does: 'keys.enter' },
  { caps: ['Backspace'], does: 'keys.shorten' },
  { caps: ['Esc'], does: 'keys.clear' },
];

/** Keys whose caps bear a word, which keyboards elsewhere write otherwise. */
export const NAMED_CAPS: Readonly<Record<string, WordKey>> = {
  Alt: 'key.alt',
  Ctrl: 'key.ctrl',
  Arrows: 'key.arrows',
  Space: 'key.space',
  Enter: 'key.enter',
  Backspace: 'key.backspace',
  Esc: 'key.esc',
};

/** The digits that open so many games. */
export function openingKeys(games: number): Shortcut {
  const does = 'keys.open';
  return games > 1
    ? { caps: ['1', String(Math.min(games, MOST_OPENED))], run: true, does }
    : { caps: ['1'], does };
}

/** The keys at every table, once: what hears them and what lists them reads them here. */
import type { KeysWord } from './keysMessages.en.ts';
import type { Shortcut } from './keys.ts';

/** What a chord of the frame round a table does. */
export type TableAct = 'pause' | 'sound' | 'sayTime' | 'undo';

/** Dev mode beside a match: no letter, so that it works in text fields too, and whether or not shortcuts are on. */
export const DEV_KEY: Shortcut<KeysWord> = { caps: ['Ctrl', '.'], does: 'keys.dev' };

/**
 * At any table, together with Alt: at some, letters are being typed. By the place of the key (`code`), so that they work
 * on any keyboard and where Alt writes signs of its own. Their letters are FRAME_LETTERS of the contract's `gameKeys.ts`,
 * and no game has them; a game's own keys come from its plugin.
 */
export const TABLE_KEYS: readonly (Shortcut<KeysWord> & {
  readonly code: string;
  readonly act: TableAct;
})[] = [
  { code: 'KeyP', act: 'pause', caps: ['Alt', 'P'], does: 'keys.pause' },
  { code: 'KeyM', act: 'sound', caps: ['Alt', 'M'], does: 'keys.sound' },
  { code: 'KeyT', act: 'sayTime', caps: ['Alt', 'T'], does: 'keys.time' },
  { code: 'KeyU', act: 'undo', caps: ['Alt', 'U'], does: 'keys.undo' },
];

/** On any board. They are no shortcuts and cannot be switched off. */
export const BOARD_KEYS: readonly Shortcut<KeysWord>[] = [
  { caps: ['Arrows'], does: 'keys.move' },
  { caps: ['Space'], does: 'keys.take' },
  { caps: ['Enter'], does: 'keys.enter' },
  { caps: ['Backspace'], does: 'keys.shorten' },
  { caps: ['Esc'], does: 'keys.clear' },
];

/** Keys whose caps bear a word, which keyboards elsewhere write otherwise. */
export const NAMED_CAPS: Readonly<Record<string, KeysWord>> = {
  Alt: 'key.alt',
  Ctrl: 'key.ctrl',
  Arrows: 'key.arrows',
  Space: 'key.space',
  Enter: 'key.enter',
  Backspace: 'key.backspace',
  Esc: 'key.esc',
};

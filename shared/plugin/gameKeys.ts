/**
 * What a key of a game's own may be: a chord with Alt, which every game may have, or a single letter or digit, for a game
 * in which neither is typed. Whoever uses speech or has a tremor can switch both off (WCAG 2.2, 2.1.4).
 */
import type { GameKey } from './contract.ts';

/** The letters that the frame round every table has for itself, with Alt. */
export const FRAME_LETTERS: readonly string[] = ['M', 'P', 'T', 'U'];

const CHORD = /^(Alt\+)?[A-Z0-9]$/;

/** What is wrong with each of them, as the end of “The key … ”; nothing when all can be. */
export function keyFaults(keys: readonly GameKey[]): readonly string[] {
  return keys.flatMap(({ id, chord }, i) => {
    const faults: string[] = [];
    if (!CHORD.test(chord))
      faults.push(`is “${chord}”, which is neither a capital letter or a digit nor one with Alt+`);
    if (FRAME_LETTERS.some((letter) => chord === `Alt+${letter}`))
      faults.push(`is ${chord}, which is the frame’s`);
    if (keys.findIndex((other) => other.id === id) !== i) faults.push('has the id of another');
    if (keys.findIndex((other) => other.chord === chord) !== i) faults.push('is the same as another');
    return faults.map((fault) => `“${id}” ${fault}`);
  });
}

/** Letters as numbers, 0 for a … 25 for z, and sets of them as masks: bit 0 for a … bit 25 for z. */

export const LETTERS = 26;
export const CODE_OF_A = 97;

export const Q = 16;
export const U = 20;

/** The symbol, after those of a–z, that reads q and u at once, as a Qu tile does. */
export const QU_SYMBOL = LETTERS;

/** How many letters a mask has. */
export function bitsIn(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The first letter of a mask that has one. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

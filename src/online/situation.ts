/** In which situation of a match a move is made, by what any game's view tells: so that it is not carried out in another. */
import type { View } from '#shared/plugin/view.ts';
import type { LinkNow } from './tableLink.ts';
import type { Situation } from './unsent.ts';

/**
 * While a clock runs it lasts until the first of them runs out. Where none does, it is what is waited for and how it
 * stands. Two rounds without a clock in which nobody has scored look alike.
 */
export function situationOf({ match, table }: Pick<LinkNow, 'match' | 'table'>): Situation {
  const began = table?.began ?? null;
  if (match === null || began === null) return { due: null, seen: null };
  const { view } = match;
  if (view.clocks.length === 0) return { due: null, seen: standsAt(view) };
  return { due: began + Math.min(...view.clocks.map(({ due }) => due)), seen: null };
}

/** What is waited for, whose turn it is, and how it stands, as a text to compare. */
export function standsAt({ prompt, turn, over, standing }: View): string {
  return JSON.stringify([prompt.key, turn ?? null, over, ...standing.map(({ score }) => score)]);
}

import { mixSeed } from './random.ts';

/** The seed (0 … 2³²−1) of a game's match of a day: the same for everybody who plays on it, wherever they are. */
export function dailySeed(game: string, day: string): number {
  return mixSeed(...Array.from(`${game} ${day}`, (character) => character.codePointAt(0) ?? 0));
}

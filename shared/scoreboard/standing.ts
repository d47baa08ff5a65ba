import type { Standing } from '#shared/plugin/view.ts';

/** Who leads: the seats with the highest score. A single leader has won; several share a draw. */
export function leaders(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** A line a seat; `won` only at the end of a game and only without a tie. */
export function standingOf(scores: readonly number[], over: boolean): readonly Standing[] {
  const ahead = leaders(scores);
  return scores.map((score, seat) => ({ seat, score, won: over && ahead.length === 1 && ahead[0] === seat }));
}

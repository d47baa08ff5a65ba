/** First statistics of a game: what this device's matches say of the person who sat in them. */
import type { MatchHead } from '#shared/match/matchStore.ts';
import type { Standing } from '#shared/plugin/view.ts';

/** How a finished game ended for one seat. Nobody has won a draw. */
export type Outcome = 'won' | 'drawn' | 'lost';

export interface OwnResult {
  readonly outcome: Outcome;
  readonly score: number;
  /** The scores of the other seats, best first. */
  readonly others: readonly number[];
  /** Match time in ms that the game took. */
  readonly took: number;
}

export interface GameStatistics {
  /** The plugin's id. */
  readonly game: string;
  readonly finished: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly best: number;
  readonly average: number;
  /** The most games won one after the other, across matches. */
  readonly longestRun: number;
}

/** The finished games of a match for the seat of this device's person, first to last; none where only others sat. */
export function ownResults({ brief }: MatchHead): readonly OwnResult[] {
  const seat = brief?.seat ?? null;
  if (brief === null || seat === null) return [];
  return brief.games.flatMap(({ at, standing }, i) => {
    const own = standing.find((line) => line.seat === seat);
    if (own === undefined) return [];
    const others = standing.filter((line) => line.seat !== seat).map((line) => line.score);
    return [
      {
        outcome: outcomeOf(own, standing),
        score: own.score,
        others: others.toSorted((a, b) => b - a),
        took: Math.max(0, at - (brief.games[i - 1]?.at ?? 0)),
      },
    ];
  });
}

/** A line a game that a person of this device has finished at least once, in the order of their ids. */
export function statisticsOf(heads: readonly MatchHead[]): readonly GameStatistics[] {
  const results = new Map<string, readonly OwnResult[]>();
  for (const head of heads.toSorted((a, b) => begun(a) - begun(b))) {
    results.set(head.game, [...(results.get(head.game) ?? []), ...ownResults(head)]);
  }
  return [...results]
    .filter(([, games]) => games.length > 0)
    .map(([game, games]) => summary(game, games))
    .toSorted((a, b) => (a.game < b.game ? -1 : 1));
}

function summary(game: string, results: readonly OwnResult[]): GameStatistics {
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  const scores = results.map(({ score }) => score);
  return {
    game,
    finished: results.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    best: scores.reduce((best, score) => Math.max(best, score)),
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    longestRun: longestRun(results),
  };
}

function longestRun(results: readonly OwnResult[]): number {
  let [run, longest] = [0, 0];
  for (const { outcome } of results) {
    run = outcome === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function outcomeOf(own: Standing, standing: readonly Standing[]): Outcome {
  if (own.won) return 'won';
  return standing.some((line) => line.won) ? 'lost' : 'drawn';
}

/** Where nobody noted when it began, its last change must do. */
function begun({ started, touched }: MatchHead): number {
  return started === 0 ? touched : started;
}

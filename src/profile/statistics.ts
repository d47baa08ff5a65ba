/** First statistics of a game: what this device's matches say of the person who sat in them. */
import type { KeptFigure } from '#shared/match/brief.ts';
import type { MatchHead } from '#shared/match/matchStore.ts';
import type { Standing } from '#shared/plugin/view.ts';
import { dayNumber, dayOfMatch } from '#shared/random/day.ts';

/** How a finished game ended for one seat. Nobody has won a draw, and nobody wins or loses who plays alone. */
export type Outcome = 'won' | 'drawn' | 'lost' | 'alone';

export interface OwnResult {
  readonly outcome: Outcome;
  readonly score: number;
  /** The scores of the other seats, best first. */
  readonly others: readonly number[];
  /** Match time in ms that the game took. */
  readonly took: number;
  readonly figures: readonly KeptFigure[];
}

/** A figure over all games of a kind: the best there was, or a rate of all together. */
export type SummedFigure =
  | {
      readonly kind: 'best';
      readonly label: string;
      readonly name: string;
      readonly value: number;
      /** What goes with it (the word itself); empty for nothing. */
      readonly note: string;
    }
  | { readonly kind: 'rate'; readonly label: string; readonly name: string; readonly rate: number };

/** Finished boards of the day, each begun on its own day, on days in a row. */
export interface DaysInARow {
  /** Up to today, or up to yesterday while today's is still open; 0 where the row has broken. */
  readonly current: number;
  readonly longest: number;
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
  /** Games won one after the other up to the last one finished. */
  readonly currentRun: number;
  /** What the game itself tells, in the order in which it was first told. */
  readonly figures: readonly SummedFigure[];
  /** Null where no board of the day that was begun on its day was ever finished. */
  readonly days: DaysInARow | null;
}

/** What only a clock can tell: which calendar day it is now, and on which one a moment (ms since 1970) was. */
export interface Calendar {
  readonly today: string;
  dayOf(moment: number): string;
}

/** The finished games of a match for the seat of this device's person, first to last; none where only others sat. */
export function ownResults({ brief }: MatchHead): readonly OwnResult[] {
  const seat = brief?.seat ?? null;
  if (brief === null || seat === null) return [];
  return brief.games.flatMap(({ at, standing, figures = [] }, i) => {
    const own = standing.find((line) => line.seat === seat);
    if (own === undefined) return [];
    const others = standing.filter((line) => line.seat !== seat).map((line) => line.score);
    return [
      {
        outcome: outcomeOf(own, standing),
        score: own.score,
        others: others.toSorted((a, b) => b - a),
        took: Math.max(0, at - (brief.games[i - 1]?.at ?? 0)),
        figures,
      },
    ];
  });
}

/** A line a game that a person of this device has finished at least once, in the order of their ids. */
export function statisticsOf(heads: readonly MatchHead[], calendar: Calendar): readonly GameStatistics[] {
  const played = new Map<string, readonly MatchHead[]>();
  for (const head of heads.toSorted((a, b) => begun(a) - begun(b))) {
    if (ownResults(head).length > 0) played.set(head.game, [...(played.get(head.game) ?? []), head]);
  }
  return [...played]
    .map(([game, matches]) => summary(game, matches, calendar))
    .toSorted((a, b) => (a.game < b.game ? -1 : 1));
}

function summary(game: string, heads: readonly MatchHead[], calendar: Calendar): GameStatistics {
  const results = heads.flatMap(ownResults);
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  const scores = results.map(({ score }) => score);
  const contests = results.filter(({ outcome }) => outcome !== 'alone');
  return {
    game,
    finished: results.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    best: scores.reduce((best, score) => Math.max(best, score)),
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    longestRun: longestRun(contests),
    currentRun: contests.length - 1 - contests.findLastIndex(({ outcome }) => outcome !== 'won'),
    figures: sumsOf(results.flatMap(({ figures }) => figures)),
    days: daysInARow(game, heads, calendar),
  };
}

/** One figure a label and kind, called as it was called last. */
function sumsOf(figures: readonly KeptFigure[]): readonly SummedFigure[] {
  const keys = [...new Set(figures.map(({ kind, label }) => `${kind} ${label}`))];
  return keys.flatMap((key): readonly SummedFigure[] => {
    const alike = figures.filter(({ kind, label }) => `${kind} ${label}` === key);
    const last = alike.at(-1);
    if (last === undefined) return [];
    const { label, name } = last;
    if (last.kind === 'best') {
      const best = alike.reduce((best, each) => (valueOf(each) > valueOf(best) ? each : best));
      const note = best.kind === 'best' ? best.note : '';
      return [{ kind: 'best', label, name, value: valueOf(best), note }];
    }
    const rates = alike.flatMap((each) => (each.kind === 'rate' ? [each] : []));
    const per = rates.reduce((sum, each) => sum + each.per, 0);
    const of = rates.reduce((sum, each) => sum + each.of, 0);
    return per > 0 ? [{ kind: 'rate', label, name, rate: of / per }] : [];
  });
}

function valueOf(figure: KeptFigure): number {
  return figure.kind === 'best' ? figure.value : figure.of;
}

/** A board that is made up for later counts for no row: it was not its day. */
function daysInARow(
  game: string,
  heads: readonly MatchHead[],
  { today, dayOf }: Calendar,
): DaysInARow | null {
  const days = heads.flatMap((head) => {
    const day = dayOfMatch(game, head.id);
    const number = day === null || dayOf(begun(head)) !== day ? null : dayNumber(day);
    return number === null ? [] : [number];
  });
  if (days.length === 0) return null;
  let [run, longest, before] = [0, 0, NaN];
  for (const day of days.toSorted((a, b) => a - b)) {
    run = day === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const since = (dayNumber(today) ?? NaN) - before;
  return { current: since === 0 || since === 1 ? run : 0, longest };
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
  if (standing.length === 1) return 'alone';
  if (own.won) return 'won';
  return standing.some((line) => line.won) ? 'lost' : 'drawn';
}

/** Where nobody noted when it began, its last change must do. */
function begun({ started, touched }: MatchHead): number {
  return started === 0 ? touched : started;
}

/**
 * The shortest way to every state of a game's chart, twice over: in the chart as data, guards unasked (`modelPaths`),
 * and as a match that really gets there (`openPathSearch`). A step is what moves a match on: somebody's move, or a
 * delay that fires; what a chart does by itself within a step counts for nothing.
 */
import type { MatchRecord } from '#shared/match/record.ts';
import type { SeatIndex } from '#shared/match/entry.ts';

/** A way through the chart as data. No match can take fewer steps. */
export interface ModelPath {
  /** The state it leads to. */
  readonly state: string;
  readonly steps: number;
  /** Names of the arrows taken, in order: `always` and `onDone` among them. */
  readonly arrows: readonly string[];
}

/** A step of a match on its way, in words: who did what, or which delay fired, and when. */
export type PathStep =
  | { readonly kind: 'move'; readonly by: SeatIndex; readonly event: string; readonly at: number }
  /** `event` is the delay's name in the chart. */
  | { readonly kind: 'delay'; readonly by: null; readonly event: string; readonly at: number };

/** A match that gets to a state, and ends right there. */
export interface StatePath {
  readonly state: string;
  readonly steps: readonly PathStep[];
  /**
   * Nothing shorter leads there: the chart allows none, or all that could be done in fewer steps was tried, from each
   * beginning (the settings' corners with each line-up); of moves with free fields, those that the game offers, the
   * bots decide on and check.ts names. Otherwise it is only short.
   */
  readonly shortest: boolean;
  /** It takes no time: the last step passes through it, and the match is already further. */
  readonly passing: boolean;
  /** Its `until` is the arrival. */
  readonly record: MatchRecord;
}

/** A state that no way has been found to. */
export interface Missing {
  readonly state: string;
  /** What check.ts says of it under `unreached`; null where it says nothing. */
  readonly reason: string | null;
}

export interface PathSearch {
  /** The states there are ways to, in the order of the chart: all but the root and places of history. */
  readonly states: readonly string[];
  /** By state; one that the chart leads to nowhere is left out. */
  readonly model: ReadonlyMap<string, ModelPath>;
  /** By state, as far as found. */
  found(): ReadonlyMap<string, StatePath>;
  /** Those not found, as yet or, once the search is done, at all. */
  missing(): readonly Missing[];
  done(): boolean;
  /**
   * Searches on for about so many steps tried (each a move or a delay folded, well under a millisecond to a few), and
   * answers the ways found meanwhile. Nothing once done.
   */
  step(tries: number): readonly StatePath[];
}

export interface PathOptions {
  /** 0 … 2³²−1; the same seed finds the same ways. */
  readonly seed: number;
  /** Steps tried before the breadth-first search gives way to play; 4,000 if left out. */
  readonly breadth?: number;
  /** Steps tried in play by the bots and at random; 20,000 if left out. */
  readonly depth?: number;
}

export { modelPaths } from './modelPaths.ts';
export { openPathSearch } from './pathSearch.ts';

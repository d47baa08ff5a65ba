/**
 * The games of a match that have come to their end: states tagged `over`, entered on the line of play that stands.
 * Going back forgets what ended after the moment gone back to; going forth again brings it back.
 *
 * Known limit: a game that ends at the very instant at which the one before it is left (no state between them that is
 * not tagged `over`) counts as the same.
 */
import type { AnyStateMachine } from 'xstate';
import type { Game } from '#shared/plugin/contract.ts';
import type { FinishedGame } from './brief.ts';
import type { Entry, SeatIndex } from './entry.ts';
import { advance } from './fold.ts';
import type { FoldState } from './state.ts';
import { latest, stateAfter, type Timeline } from './timeline.ts';

/** The games over right after each entry (`after[n]`), so that going back to it is looking it up. */
export interface Tally {
  readonly after: readonly (readonly FinishedGame[])[];
}

export const NO_TALLY: Tally = { after: [] };

/** What is told of a game that ends: whose figures, null for nobody's. */
interface Told {
  readonly game: Game;
  readonly seat: SeatIndex | null;
}

/**
 * The games that are over at match time `until` (ms), in the order they ended, with the figures of `seat`. `tally`, of
 * the same seat, spares what is counted.
 */
export function finishedGames(
  game: Game,
  timeline: Timeline,
  until: number,
  seat: SeatIndex | null = null,
  tally: Tally = tallyOf(game, timeline, seat),
): readonly FinishedGame[] {
  const games = tally.after.at(-1) ?? [];
  return throughTime({ game, seat }, timeline, latest(timeline), until, games).games;
}

/**
 * The state in which the first of these games came to its end, which is the one that counts where a match is one game
 * (the board of a day); null before there is one.
 */
export function firstEnd(game: Game, timeline: Timeline, until: number): FoldState | null {
  const { after } = tallyOf(game, timeline);
  const stands = after.at(-1)?.[0];
  if (stands === undefined) return nextEnd(timeline, latest(timeline), until);
  // Going back and forth again brings the same one back: it ended where it first stood.
  const n = after.findIndex(([first]) => first === stands);
  const entry = timeline.log[n - 1];
  const now = stateAfter(timeline.states, n);
  if (entry === undefined) return now;
  return nextEnd(timeline, stateAfter(timeline.states, n - 1), entry.at) ?? now;
}

/** The state in which a game ends of itself on the way from one state to a match time (ms); null where none does. */
function nextEnd({ machine }: Timeline, from: FoldState, to: number): FoldState | null {
  let before = from;
  for (const later of delaysIn(machine, from, to)) {
    if (ends(before, later)) return later;
    before = later;
  }
  return null;
}

/** A tally of the whole timeline, going on from one of its beginning, with the figures of `seat`. */
export function tallyOf(
  game: Game,
  timeline: Timeline,
  seat: SeatIndex | null = null,
  known: Tally = NO_TALLY,
): Tally {
  const { log, states } = timeline;
  if (known.after.length === states.length) return known;
  const told: Told = { game, seat };
  const after = [...known.after];
  if (after.length === 0) after.push(entered(told, null, stateAfter(states, 0), []));
  for (const entry of log.slice(after.length - 1)) {
    const before = stateAfter(states, entry.n - 1);
    const now = stateAfter(states, entry.n);
    const to = backTo(entry, before, now);
    if (to !== null) {
      after.push(after[to] ?? []);
      continue;
    }
    const passed = throughTime(told, timeline, before, entry.at, after[entry.n - 1] ?? []);
    after.push(entered(told, passed.state, now, passed.games));
  }
  return { after };
}

/** Stops at each delay on the way: an end may come and go while nobody does anything. */
function throughTime(
  told: Told,
  { machine }: Timeline,
  from: FoldState,
  to: number,
  known: readonly FinishedGame[],
): { readonly state: FoldState; readonly games: readonly FinishedGame[] } {
  let [state, games] = [from, known];
  for (const later of delaysIn(machine, from, to)) {
    games = entered(told, state, later, games);
    state = later;
  }
  return { state, games };
}

/** The state after each delay that ends on the way from a state to a match time (ms). */
function* delaysIn(machine: AnyStateMachine, from: FoldState, to: number): Generator<FoldState> {
  let state = from;
  for (let next = state.pending[0]; next !== undefined && next.due <= to; next = state.pending[0]) {
    state = advance(machine, state, Math.max(next.due, state.at));
    yield state;
  }
}

/** Whether a game ends between two states; null before the first. */
function ends(before: FoldState | null, now: FoldState): boolean {
  return now.snapshot.hasTag('over') && before?.snapshot.hasTag('over') !== true;
}

/** With the game that ends between two states, if one does. */
function entered(
  { game, seat }: Told,
  before: FoldState | null,
  now: FoldState,
  games: readonly FinishedGame[],
): readonly FinishedGame[] {
  if (!ends(before, now)) return games;
  const ended = { at: now.at, standing: game.view(now, 'spectator').standing };
  const figures = seat === null ? [] : (game.figures?.(game.view(now, seat)) ?? []);
  return [...games, figures.length === 0 ? ended : { ...ended, figures }];
}

/** The entry to which play went back with this one, or null. */
export function backTo(entry: Entry, before: FoldState, now: FoldState): number | null {
  if ('move' in entry) return null;
  const { table } = entry;
  if (table.type === 'back') return table.to;
  const asked = table.type === 'ask' ? table.to : (before.table.asked?.to ?? null);
  // It was carried out if nobody is waited for any more. A host may change without that.
  return now.table.asked === null ? asked : null;
}

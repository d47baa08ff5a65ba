/** A match of Pig to test with: real entries through the real door, folded by the real engine. */
import { isMachineSnapshot } from 'xstate';
import type { PigData } from '#games/pig/data.ts';
import { game } from '#games/pig/game.ts';
import { plugin } from '#games/pig/index.ts';
import { machine } from '#games/pig/machine.ts';
import type { Move } from '#games/pig/moves.ts';
import type { PigState, PigView } from '#games/pig/view.ts';
import type { Json } from '#shared/json.ts';
import { judge } from '#shared/match/door.ts';
import type { Seat } from '#shared/match/entry.ts';
import { seatsFor } from '#shared/match/play.ts';
import { appendEntry, latest, openTimeline, stateAtTime } from '#shared/match/timeline.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { randomFrom } from '#shared/random/random.ts';

/** ms: the computer's time before each decision, and how long a rolled 1 stands in sight. */
export const [PACE, PIG_TIME] = [1000, 2000];

export interface MatchOptions {
  readonly seed?: number;
  /** `person` or a bot's name, a seat each; a person against Keep Pace and End Race when left out. */
  readonly lineup?: readonly string[];
  /** Besides the defaults. */
  readonly settings?: Settings;
  readonly carried?: Json;
}

export interface PigMatch {
  /** Makes a move at match time `at`. @throws Error with the refusal, if it is refused. */
  move(at: number, move: Move, by?: number): void;
  roll(at: number, by?: number): void;
  hold(at: number, by?: number): void;
  /** Whoever runs the match seats somebody, or makes somebody the host. */
  sit(at: number, seat: number, sitter: Seat): void;
  host(at: number, seat: number): void;
  /** The code a move is refused with at match time `at`, or null when it would be taken. */
  refusal(at: number, move: unknown, by?: number): string | null;
  /** Match time at which the next delay fires; null where none runs. */
  due(at: number): number | null;
  state(at: number): PigState;
  view(at: number, viewer?: Viewer): PigView;
  data(at: number, viewer?: Viewer): PigData;
  /** Match time of the latest entry. */
  now(): number;
  timeline(): Timeline;
}

function isPig(state: object): state is PigState {
  return 'snapshot' in state && isMachineSnapshot(state.snapshot) && state.snapshot.machine === machine;
}

export function begin(options: MatchOptions = {}): PigMatch {
  const { seed = 1, lineup = ['person', 'keepPaceEndRace'], carried = null } = options;
  const settings = { ...defaultsOf(plugin.settings), ...options.settings };
  let timeline = openTimeline(machine, { seed, settings, seats: seatsFor(game, lineup), carried });

  function enter(at: number, proposal: Parameters<typeof judge>[2]): void {
    const verdict = judge(game, timeline, proposal, at);
    if (!verdict.ok) throw new Error(`${verdict.code}: ${verdict.message}`);
    timeline = appendEntry(timeline, verdict.value);
  }
  function state(at: number): PigState {
    const folded: object = stateAtTime(timeline, at);
    if (!isPig(folded)) throw new Error('This is the state of another chart.');
    return folded;
  }
  const self: PigMatch = {
    move: (at, move, by = 0) => {
      enter(at, { by, move });
    },
    roll: (at, by = 0) => {
      self.move(at, { type: 'roll' }, by);
    },
    hold: (at, by = 0) => {
      self.move(at, { type: 'hold' }, by);
    },
    sit: (at, seat, sitter) => {
      enter(at, { by: 'table', table: { type: 'seat', seat, sitter } });
    },
    host: (at, seat) => {
      enter(at, { by: 'table', table: { type: 'host', seat } });
    },
    refusal: (at, move, by = 0) => {
      const verdict = judge(game, timeline, { by, move }, at);
      return verdict.ok ? null : verdict.code;
    },
    due: (at) => state(at).pending[0]?.due ?? null,
    state,
    view: (at, viewer = 0) => game.view(state(at), viewer),
    data: (at, viewer = 0) => game.view(state(at), viewer).data,
    now: () => latest(timeline).at,
    timeline: () => timeline,
  };
  return self;
}

/** Match times in ms within which any game of these tests has ended, so that none is played for ever. */
const LONGEST = 10_000_000;

/**
 * Plays on to the end of the game: `moveOf` says what the seat whose turn it is does.
 * @throws Error where the game has no end.
 */
export function playOut(match: PigMatch, moveOf: (turn: number) => Move = () => ({ type: 'roll' })): void {
  for (let at = match.now() + 1; at < LONGEST; at = match.due(at) ?? at + 1) {
    const { phase, turn } = match.data(at);
    if (phase === 'over') return;
    if (phase === 'deciding') match.move(at, moveOf(turn), turn);
  }
  throw new Error('The game has no end.');
}

/** A seed with which the first dice of a match, one after the other, fall like this. */
export function seedFor(...dice: readonly number[]): number {
  return seedWhere((die) => dice.every((each) => die() === each));
}

/** A seed whose dice are as wanted. */
export function seedWhere(wanted: (die: () => number) => boolean): number {
  for (let seed = 0; seed < 1_000_000; seed++) {
    const random = randomFrom(seed);
    if (wanted(() => random.range(1, 6))) return seed;
  }
  throw new Error('No seed has such dice.');
}

/** A match of Boggle to test with: real entries through the real door, folded by the real engine. */
import type { Board } from '#games/boggle/board.ts';
import { faceLetters } from '#games/boggle/board.ts';
import type { BoggleData } from '#games/boggle/data.ts';
import { game } from '#games/boggle/game.ts';
import { boggleMachine } from '#games/boggle/machine.ts';
import type { BoggleMove } from '#games/boggle/moves.ts';
import type { BoggleState } from '#games/boggle/view.ts';
import { neighbourTable } from '#shared/grid/grid.ts';
import { judge } from '#shared/match/door.ts';
import type { Seat } from '#shared/match/entry.ts';
import { appendEntry, openTimeline, stateAtTime } from '#shared/match/timeline.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { isMachineSnapshot } from 'xstate';

export const ROUND = 180_000;

export const PERSON: Seat = { by: 'person', name: 'Ann' };
export const LEARNER: Seat = { by: 'bot', bot: 'learner', name: 'Computer' };

export interface DuelOptions {
  readonly seed?: number;
  readonly target?: number;
  readonly difficulty?: number;
  /** Seconds; 0 for no limit. */
  readonly roundTime?: number;
  /** What the computer knows at first; the starter words when left out. */
  readonly vocabulary?: readonly string[];
  readonly seats?: readonly Seat[];
}

export interface Duel {
  /** Makes a move at match time `at`. @throws Error with the refusal, if it is refused. */
  move(at: number, move: BoggleMove, by?: number): void;
  /** The code a move is refused with at match time `at`, or null when it would be taken. */
  refusal(at: number, move: unknown, by?: number): string | null;
  /** Starts a round at `at`, writes `text` in it, and returns the time at which it has ended. */
  play(at: number, text: string): number;
  state(at: number): BoggleState;
  view(at: number, viewer?: Viewer): View<BoggleData>;
  data(at: number, viewer?: Viewer): BoggleData;
  timeline(): Timeline;
}

function isBoggle(state: object): state is BoggleState {
  return 'snapshot' in state && isMachineSnapshot(state.snapshot) && state.snapshot.machine === boggleMachine;
}

export function duel(options: DuelOptions = {}): Duel {
  const {
    seed = 1,
    target = 100,
    difficulty = 5,
    vocabulary,
    seats = [PERSON, LEARNER],
    roundTime = 180,
  } = options;
  const settings = { target, difficulty, roundTime };
  const carried = vocabulary === undefined ? null : { vocabulary: [...vocabulary].sort() };
  let timeline = openTimeline(boggleMachine, { seed, settings, seats, carried });

  const judged = (at: number, move: unknown, by: number) => judge(game, timeline, { by, move }, at);
  const state = (at: number): BoggleState => {
    const folded: object = stateAtTime(timeline, at);
    if (!isBoggle(folded)) throw new Error('This is the state of another chart.');
    return folded;
  };

  const self: Duel = {
    move(at, move, by = 0) {
      const verdict = judged(at, move, by);
      if (!verdict.ok) throw new Error(`${verdict.code}: ${verdict.message}`);
      timeline = appendEntry(timeline, verdict.value);
    },
    refusal(at, move, by = 0) {
      const verdict = judged(at, move, by);
      return verdict.ok ? null : verdict.code;
    },
    play(at, text) {
      self.move(at, { type: 'startRound' });
      self.move(at, { type: 'edit', pos: 0, del: 0, ins: text });
      return at + ROUND;
    },
    state,
    view: (at, viewer = 0) => game.view(state(at), viewer),
    data: (at, viewer = 0) => game.view(state(at), viewer).data,
    timeline: () => timeline,
  };
  return self;
}

/** The board of the first round of that seed's first game. */
export function firstBoard(seed = 1): Board {
  const match = duel({ seed, vocabulary: [] });
  match.move(0, { type: 'startRound' });
  const { board } = match.data(0);
  if (board === null) throw new Error('There is no board in a round.');
  return board;
}

/** The first `count` different strings of `length` letters that paths on the board spell. */
export function onBoard(board: Board, length: number, count: number): readonly string[] {
  const next = neighbourTable(board);
  const words = new Set<string>();
  const extend = (path: readonly number[]): void => {
    if (words.size >= count) return;
    if (path.length === length) {
      words.add(path.map((cell) => faceLetters(board.faces[cell] ?? '')).join(''));
      return;
    }
    for (const cell of next[path.at(-1) ?? 0] ?? []) if (!path.includes(cell)) extend([...path, cell]);
  };
  for (const cell of board.faces.keys()) extend([cell]);
  return [...words];
}

/** The words of a list. */
export function wordsOf(list: readonly { readonly word: string }[] | undefined): readonly string[] {
  return (list ?? []).map((listed) => listed.word);
}

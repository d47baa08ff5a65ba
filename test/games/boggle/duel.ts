/** A match of Boggle to test with: real entries through the real door, folded by the real engine. */
import type { Board } from '#games/boggle/board.ts';
import { faceLetters } from '#games/boggle/board.ts';
import type { BoggleData } from '#games/boggle/data.ts';
import { game as bareGame } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { boggleMachineFor } from '#games/boggle/machine.ts';
import type { BoggleMachine } from '#games/boggle/machine.ts';
import type { BoggleMove } from '#games/boggle/moves.ts';
import type { BoggleState } from '#games/boggle/view.ts';
import { ENGLISH } from '#shared/dictionary/english.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import { neighbourTable } from '#shared/grid/grid.ts';
import { judge } from '#shared/match/door.ts';
import type { Seat } from '#shared/match/entry.ts';
import { appendEntry, openTimeline, stateAtTime } from '#shared/match/timeline.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { isMachineSnapshot } from 'xstate';

export const ROUND = 180_000;

export const PERSON: Seat = { by: 'person', name: 'Ann' };
export const BOB: Seat = { by: 'person', name: 'Bob' };
export const LEARNER: Seat = { by: 'bot', bot: 'learner', name: 'Computer' };
export const SCRIBBLER: Seat = { by: 'bot', bot: 'random', name: 'Scribbler' };

export interface DuelOptions {
  readonly seed?: number;
  readonly target?: number;
  readonly difficulty?: number;
  /** Seconds; 0 for no limit. */
  readonly roundTime?: number;
  /** Any others. */
  readonly settings?: Settings;
  /** The words of the lexicon; a few of everyday when left out. */
  readonly lexicon?: readonly string[];
  /** What the computer knows at first; the starter words when left out. */
  readonly vocabulary?: readonly string[];
  readonly seats?: readonly Seat[];
}

export interface Duel {
  /** Makes a move at match time `at`. @throws Error with the refusal, if it is refused. */
  move(at: number, move: BoggleMove, by?: number): void;
  /** Whoever runs the match seats somebody, or nobody. */
  sit(at: number, seat: number, sitter: Seat): void;
  /** Writes the words after what stands on the seat's sheet, each finished. */
  write(at: number, words: readonly string[], by?: number): void;
  /** The code a move is refused with at match time `at`, or null when it would be taken. */
  refusal(at: number, move: unknown, by?: number): string | null;
  /** Starts a round at `at`, writes `text` in it, and returns the time at which it has ended. */
  play(at: number, text: string): number;
  state(at: number): BoggleState;
  view(at: number, viewer?: Viewer): View<BoggleData>;
  data(at: number, viewer?: Viewer): BoggleData;
  timeline(): Timeline;
}

/** Every match of the tests is played with an English of a few words, for it is the rules that are tried. */
const FEW = ['tea', 'eat', 'ate', 'tee', 'net', 'ten', 'see', 'set', 'sea', 'neat', 'seat', 'east', 'teas'];

/** What a match is played with where English has these words alone; the shortest are of everyday. */
export function resourcesWith(words: readonly string[]): Resources {
  const levels = {
    level: (word: string) => (word.length <= 4 ? (10 as const) : (60 as const)),
    isRude: (word: string) => word.startsWith('rude'),
  };
  return { english: lexiconOf(words, { resource: ENGLISH, title: 'English', levels }) };
}

export const fewResources: Resources = resourcesWith(FEW);
/** The chart that plays with them. */
export const machine: BoggleMachine = boggleMachineFor(fewResources);

function isBoggle(state: object, of: BoggleMachine): state is BoggleState {
  return 'snapshot' in state && isMachineSnapshot(state.snapshot) && state.snapshot.machine === of;
}

/** All the settings of a match. */
export function settingsOf(some: Settings): Settings {
  return { ...defaultsOf(plugin.settings), ...some };
}

export function duel(options: DuelOptions = {}): Duel {
  const { seed = 1, target = 100, difficulty = 5, vocabulary, lexicon } = options;
  const { seats = [PERSON, LEARNER], roundTime = 180 } = options;
  const settings = settingsOf({ target, difficulty, roundTime, ...options.settings });
  const carried = vocabulary === undefined ? null : { vocabulary: [...vocabulary].sort() };
  const chart = lexicon === undefined ? machine : boggleMachineFor(resourcesWith(lexicon));
  const game = { ...bareGame, machine: () => chart };
  let timeline = openTimeline(chart, { seed, settings, seats, carried });

  const judged = (at: number, move: unknown, by: number) => judge(game, timeline, { by, move }, at);
  const state = (at: number): BoggleState => {
    const folded: object = stateAtTime(timeline, at);
    if (!isBoggle(folded, chart)) throw new Error('This is the state of another chart.');
    return folded;
  };

  const self: Duel = {
    move(at, move, by = 0) {
      const verdict = judged(at, move, by);
      if (!verdict.ok) throw new Error(`${verdict.code}: ${verdict.message}`);
      timeline = appendEntry(timeline, verdict.value);
    },
    sit(at, seat, sitter) {
      const verdict = judge(game, timeline, { by: 'table', table: { type: 'seat', seat, sitter } }, at);
      if (!verdict.ok) throw new Error(`${verdict.code}: ${verdict.message}`);
      timeline = appendEntry(timeline, verdict.value);
    },
    write(at, words, by = 0) {
      const pos = state(at).snapshot.context.sheets[by]?.length ?? 0;
      self.move(at, { type: 'edit', pos, del: 0, ins: words.map((word) => `${word}\n`).join('') }, by);
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

import { describe, expect, it } from 'vitest';
import { contextOf } from '#games/boggle/context.ts';
import { messages } from '#games/boggle/messages.en.ts';
import { boggleMachine, boggleMachineFor } from '#games/boggle/machine.ts';
import { bytesOf, restoreState, storeState } from '#shared/match/stored.ts';
import { advance } from '#shared/match/fold.ts';
import { foldRecord, openTimeline } from '#shared/match/timeline.ts';
import {
  BOB,
  LEARNER,
  PERSON,
  ROUND,
  duel,
  fewResources,
  firstBoard,
  machine,
  onBoard,
  settingsOf,
} from './duel.ts';

const board = firstBoard();

describe('the chart of Boggle', () => {
  it('describes every state and has a sentence for its prompt', () => {
    const { root } = boggleMachine;
    const states = [root, root.states.round, root.states.reckoning].flatMap((node) =>
      Object.values(node?.states ?? {}),
    );
    expect(states).toHaveLength(10);
    for (const state of states) {
      expect(state.description).toMatch(/\w.*\.$/);
      if (state.type !== 'compound') expect(messages).toHaveProperty([String(state.meta?.prompt)]);
    }
  });

  it('repeats a game’s boards from its seed, whatever happened in the match before', () => {
    const boardsOf = (seed: number, lived: boolean): unknown => {
      const match = duel({ seed, vocabulary: [], difficulty: 5, target: 10_000 });
      if (lived) match.move(match.play(0, 'learn all these words'), { type: 'setTarget', to: 9_999 });
      match.move(ROUND, { type: 'newGame', seed: 4711 });
      return [1, 2, 3].map((round) => {
        const at = round * ROUND;
        match.move(at, { type: 'startRound' });
        return match.data(at).board;
      });
    };
    expect(boardsOf(1, false)).toEqual(boardsOf(2, true));
  });

  it('gives each game of a match other boards', () => {
    const match = duel({ vocabulary: [] });
    const boards = [1, 2, 3].map((at) => {
      match.move(at, { type: 'newGame' });
      match.move(at, { type: 'startRound' });
      return match.data(at).board?.faces.join('');
    });
    expect(new Set(boards).size).toBe(3);
  });

  it('comes to the same state whichever of two players’ simultaneous edits is logged first', () => {
    const edits = [
      { by: 0, pos: 0, del: 0, ins: 'abc ' },
      { by: 1, pos: 0, del: 0, ins: 'xyz' },
      { by: 0, pos: 4, del: 0, ins: 'def' },
      { by: 1, pos: 1, del: 2, ins: 'q' },
    ];
    const play = (order: readonly number[]): string => {
      const match = duel({ seats: [PERSON, BOB] });
      match.move(0, { type: 'startRound' });
      for (const i of order) {
        const { by = 0, ...change } = edits[i] ?? {};
        match.move(7, { type: 'edit', pos: 0, del: 0, ins: '', ...change }, by);
      }
      return bytesOf(machine, match.state(ROUND));
    };
    const logged = play([0, 2, 1, 3]);
    expect(play([0, 1, 2, 3])).toBe(logged);
    expect(play([1, 3, 0, 2])).toBe(logged);
    expect(play([1, 0, 3, 2])).toBe(logged);
  });

  it('lets edits draw no chance', () => {
    const match = duel({ vocabulary: [] });
    match.move(0, { type: 'startRound' });
    const before = match.state(0).snapshot.context.random;
    match.move(1, { type: 'edit', pos: 0, del: 0, ins: 'abc' });
    expect(match.state(1).snapshot.context.random).toEqual(before);
  });

  it('plays between two people without a learner', () => {
    const [common = '', mine = '', theirs = ''] = onBoard(board, 6, 3);
    const match = duel({ seats: [PERSON, BOB], target: 10_000, difficulty: 10, vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.move(1, { type: 'edit', pos: 0, del: 0, ins: `${common} ${mine}` }, 0);
    match.move(1, { type: 'edit', pos: 0, del: 0, ins: `${common} ${theirs}` }, 1);
    expect(match.data(ROUND).players.map((player) => player.roundScore)).toEqual([3, 3]);
    match.move(ROUND, { type: 'reject', word: common }, 1);
    expect(match.data(ROUND).players.map((player) => player.roundScore)).toEqual([6, 3]);
    match.move(ROUND, { type: 'startRound' }, 0);
    // One of them stands by the common word, so it is learned.
    expect(match.state(ROUND).snapshot.context.vocabulary).toEqual([common, mine, theirs].sort());
  });

  it('takes no move from the learner’s seat', () => {
    const match = duel();
    for (const type of ['startRound', 'newGame', 'quit'] as const) {
      expect(match.refusal(0, { type }, 1)).toBe('seat/does-not-write');
    }
    expect(match.refusal(0, { type: 'setTarget', to: 5 }, 1)).toBe('seat/does-not-write');
  });

  it('folds to the same bytes from its record, and from a stored state mid-round', () => {
    const match = duel({ seats: [PERSON, LEARNER] });
    match.move(3, { type: 'startRound' });
    match.move(9, { type: 'edit', pos: 0, del: 0, ins: onBoard(board, 4, 9).join(' ') });
    const { log } = match.timeline();
    const stored = storeState(machine, match.state(10));
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
    const resumed = advance(machine, restoreState(machine, structuredClone(stored)), 2 * ROUND);
    const settings = settingsOf({});
    const record = {
      ...({ format: 'quoin-match', version: 1, game: 'boggle', rules: 2, seed: 1, settings } as const),
      ...{ seats: [PERSON, LEARNER], carried: null, resources: [], log, until: 2 * ROUND },
    };
    const states = foldRecord(machine, record).states;
    const again = advance(machine, states.at(-1) ?? resumed, 2 * ROUND);
    expect(bytesOf(machine, resumed)).toBe(bytesOf(machine, match.state(2 * ROUND)));
    expect(bytesOf(machine, again)).toBe(bytesOf(machine, match.state(2 * ROUND)));
  });

  it('is the same for the same resources, and begins no match without the word list', () => {
    expect(boggleMachineFor(fewResources)).toBe(machine);
    expect(boggleMachineFor(undefined)).toBe(boggleMachine);
    expect(boggleMachineFor({})).not.toBe(boggleMachine);
    const input = { seed: 1, settings: settingsOf({}), seats: [PERSON], carried: null };
    expect(() => openTimeline(boggleMachine, input)).toThrow();
    expect(() => contextOf(input, undefined)).toThrow(
      'A match of Boggle cannot begin without its word list.',
    );
    const other = { ...input, settings: settingsOf({ lexicon: 'own:0123456789abcdef:Mine' }) };
    expect(() => contextOf(other, fewResources)).toThrow(/“Mine”/);
  });
});

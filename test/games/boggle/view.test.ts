import { describe, expect, it } from 'vitest';
import { check } from '#games/boggle/check.ts';
import { game as bareGame } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { MOVES } from '#games/boggle/moves.ts';
import type { BoggleState } from '#games/boggle/view.ts';
import { canonicalJson } from '#shared/json.ts';
import { peopleOf } from '#shared/match/people.ts';
import { playMatch } from '#shared/match/play.ts';
import { isPath } from '#shared/grid/grid.ts';
import { equipped } from '#shared/plugin/resources.ts';
import { randomFrom } from '#shared/random/random.ts';
import * as v from 'valibot';
import { BOB, PERSON, ROUND, duel, fewResources, firstBoard, machine, onBoard, settingsOf } from './duel.ts';

const game = { ...bareGame, machine: () => machine, bots: equipped(bareGame, fewResources).bots };

/** States of played matches: every moment of several, of many line-ups and rules. */
function moments(): readonly BoggleState[] {
  const inTurn = { turns: 'inTurn', roundTime: 0, judge: 'challenge', target: 20 };
  return [
    { lineup: ['random', 'random'], some: { target: 300 }, seed: 1 },
    { lineup: ['random', 'learner'], some: { target: 5_000 }, seed: 2 },
    { lineup: ['random', 'learner'], some: { target: 40 }, seed: 3 },
    { lineup: ['random', 'random', 'learner'], some: inTurn, seed: 4 },
    { lineup: ['random'], some: { judge: 'lexicon', end: 'rounds', rounds: 2, showsLeft: true }, seed: 5 },
  ].flatMap(({ lineup, some, seed }) => {
    const settings = settingsOf(some);
    const options = { lineup, settings, seed, maxEntries: 40, untilOver: false, budget: 1 };
    return playMatch(plugin, game, options).timeline.states;
  });
}

const states = moments();

function canTake(state: BoggleState, by: number, move: v.InferOutput<typeof MOVES>): boolean {
  if (state.snapshot.status !== 'active') return false;
  const { at, table } = state;
  return state.snapshot.can({ ...move, at, by, host: by === table.host, people: peopleOf(table.seats) });
}

describe('what a seat sees', () => {
  it('hides during a round what others write, all but how many words are finished', () => {
    const match = duel({ seats: [PERSON, BOB], vocabulary: ['secret'] });
    match.play(0, 'mine');
    const before = match.view(5, 1);
    match.move(5, { type: 'edit', pos: 0, del: 4, ins: 'somethingmuchlonger' });
    expect(match.view(5, 1)).toEqual(before);
    match.move(5, { type: 'edit', pos: 9, del: 0, ins: ' ' });
    expect(match.data(5, 1).players.map(({ wordCount }) => wordCount)).toEqual([1, 0]);
    expect(match.data(5, 1).sheets).toEqual([null, '']);
    expect(match.data(5, 'spectator').sheets).toEqual([null, null]);
    expect(match.data(5, 0).sheets).toEqual(['something muchlonger', null]);
    expect(match.data(ROUND, 1).sheets).toEqual(['something muchlonger', '']);
  });

  it('never holds the computer’s dictionary or the seeds until the match has ended', () => {
    const match = duel({ vocabulary: ['secretword'] });
    match.move(0, { type: 'startRound' });
    expect(canonicalJson(match.view(0))).not.toContain('secretword');
    expect(match.data(0)).toMatchObject({ vocabularySize: 1, revealed: null });
    match.move(1, { type: 'quit' });
    expect(match.data(1).revealed).toEqual({
      vocabulary: ['secretword'],
      gameSeed: match.state(1).snapshot.context.gameSeed,
    });
  });

  it('is the same for a state that the seat cannot tell apart', () => {
    const random = randomFrom(9);
    let told = 0;
    for (const state of states) {
      for (const seat of state.table.seats.keys()) {
        const other = check.alternative(state, seat, random);
        if (other === null) continue;
        expect(canonicalJson(other.snapshot.context)).not.toBe(canonicalJson(state.snapshot.context));
        expect(canonicalJson(game.view(other, seat))).toBe(canonicalJson(game.view(state, seat)));
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it('shows a path for each word on the board', () => {
    const board = firstBoard();
    const match = duel({ vocabulary: onBoard(board, 3, 50) });
    const at = match.play(0, onBoard(board, 5, 30).join(' '));
    const { lists } = match.data(at);
    for (const listed of lists?.seats.flatMap((seat) => seat.all) ?? []) {
      expect(isPath(board, listed.path ?? [])).toBe(true);
      expect(listed.path?.map((cell) => board.faces[cell]?.toLowerCase()).join('')).toBe(listed.word);
    }
  });

  it('is JSON', () => {
    for (const state of states.slice(0, 40)) {
      const view = game.view(state, 0);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
  });
});

describe('moves', () => {
  it('that are legal are taken by the chart', () => {
    for (const state of states) {
      for (const seat of state.table.seats.keys()) {
        for (const { move } of game.legal(game.view(state, seat))) {
          expect(v.is(MOVES, move)).toBe(true);
          expect(canTake(state, seat, move)).toBe(true);
        }
      }
      expect(game.legal(game.view(state, 'spectator'))).toEqual([]);
    }
  });

  it('are refused just when the chart does not take them, each with a sentence', () => {
    const wild = check.wild
      .map((move) => v.safeParse(MOVES, move))
      .flatMap((parsed) => (parsed.success ? [parsed.output] : []));
    expect(wild.length).toBeGreaterThan(10);
    for (const state of states) {
      for (const seat of state.table.seats.keys()) {
        const view = game.view(state, seat);
        const own = (view.data.lists?.seats ?? []).flatMap(({ all }) =>
          all.slice(0, 5).map(({ word }) => word),
        );
        const words = own.flatMap((word) => [
          { type: 'reject' as const, word },
          { type: 'takeBack' as const, word },
          { type: 'challenge' as const, word },
        ]);
        for (const move of [...wild, ...words, { type: 'setTarget' as const, to: view.data.target }]) {
          const code = game.refuse(view, seat, move);
          expect(code === null).toBe(canTake(state, seat, move));
          if (code !== null) expect(game.messages[code]).toMatch(/\.$/);
        }
      }
    }
  });

  it('named like XState’s own events do not get in', () => {
    for (const type of [
      'xstate.init',
      'xstate.after.roundTime.boggle.round',
      'xstate.done.state.boggle',
      '',
    ]) {
      expect(v.is(MOVES, { type })).toBe(false);
    }
    const match = duel();
    match.move(0, { type: 'startRound' });
    expect(match.refusal(1, { type: 'xstate.after.roundTime.boggle.round' })).toBe('move/malformed');
  });
});

describe('the controls of a view', () => {
  /** The same moment at tables where people have left, are stood in for, or have come. */
  const tables = states.flatMap((state) =>
    (['person', 'none', 'bot'] as const).flatMap((by) =>
      state.table.seats.map((seat, i): BoggleState => {
        const sitter = by === 'bot' ? { by, bot: 'level5', name: seat.name } : { by, name: seat.name };
        const table = { ...state.table, seats: state.table.seats.with(i, sitter), host: i };
        return { ...state, table };
      }),
    ),
  );

  it('are enabled just where the chart takes their moves, whoever sits at the table', () => {
    for (const state of [...states, ...tables]) {
      for (const by of state.table.seats.keys()) {
        const { data } = game.view(state, by);
        const asked = (move: v.InferOutput<typeof MOVES>): boolean => canTake(state, by, move);
        expect(data.can).toMatchObject({
          startRound: asked({ type: 'startRound' }),
          ready: asked({ type: 'ready' }),
          size: asked({ type: 'setSize', to: data.nextSize === 4 ? 5 : 4 }),
          write: asked({ type: 'edit', pos: 0, del: 0, ins: '' }),
          endRound: asked({ type: 'endRound' }),
          difficulty: asked({ type: 'setDifficulty', to: data.difficulty }),
          target: asked({ type: 'setTarget', to: data.target === 1 ? 2 : 1 }),
          newGame: asked({ type: 'newGame' }),
          quit: asked({ type: 'quit' }),
        });
      }
      expect(new Set(Object.values(game.view(state, 'spectator').data.can))).toEqual(new Set([false]));
    }
  });

  it('are those of a view that nothing was remembered for', () => {
    for (const state of states) {
      const { snapshot } = state;
      // As if it had come back from a store: no object is the one that was looked at before.
      const context = structuredClone(snapshot.context);
      const fresh = { ...state, snapshot: { ...snapshot, context }, table: structuredClone(state.table) };
      for (const viewer of [...state.table.seats.keys(), 'spectator'] as const) {
        expect(game.view(fresh, viewer)).toEqual(game.view(state, viewer));
      }
    }
  });
});

/** The chart of Pig: its delays, whose turn it is, who may do what, and what happens from game to game. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '#games/pig/moves.ts';
import { messages } from '#games/pig/messages.en.ts';
import { machine } from '#games/pig/machine.ts';
import { PACE, PIG_TIME, begin, playOut, seedFor, seedWhere } from './match.ts';
import type { PigMatch } from './match.ts';

const NEW_GAME: Move = { type: 'newGame' };

describe('the chart', () => {
  it('describes every state and has a sentence for its prompt', () => {
    const { root } = machine;
    const states = [root, root.states.playing].flatMap((node) => Object.values(node?.states ?? {}));
    expect(states).toHaveLength(9);
    for (const state of states) {
      expect(state.description).toMatch(/\w.*\.$/);
      expect(messages).toHaveProperty([String(state.meta?.prompt)]);
    }
  });

  it('drops the delay of a state that is left', () => {
    const lost = begin({ seed: seedFor(1), lineup: ['person', 'person'] });
    lost.roll(10);
    expect(lost.due(10)).toBe(10 + PIG_TIME);
    lost.move(20, { type: 'quit' });
    expect(lost.due(20)).toBeNull();
    expect(lost.data(10 + 10 * PIG_TIME)).toMatchObject({ phase: 'left', turn: 0 });

    const waiting = begin();
    waiting.hold(10);
    waiting.move(20, { type: 'quit' });
    expect(waiting.due(20)).toBeNull();
    expect(waiting.data(10 + 10 * PACE)).toMatchObject({ phase: 'left', turn: 1, n: 1 });
  });

  it('shows a rolled 1 for as long as was set up', () => {
    const match = begin({ seed: seedFor(1), settings: { pigTime: 8 } });
    match.roll(0);
    expect(match.due(0)).toBe(8000);
  });
});

describe('three and more at a table', () => {
  it.each([3, 5, 8])('%i: the turn goes round, and so does the start from game to game', (seats) => {
    const lineup = Array.from({ length: seats }, () => 'person');
    const match = begin({ lineup, settings: { goal: 25 }, seed: 3 });
    for (let seat = 0; seat <= seats; seat++) {
      expect(match.data(seat).turn).toBe(seat % seats);
      match.hold(seat, seat % seats);
    }
    for (let game = 1; game <= seats + 1; game++) {
      expect(match.data(match.now())).toMatchObject({ game, starter: (game - 1) % seats });
      playOut(match);
      match.move(match.now(), NEW_GAME);
    }
    const wins = match.data(match.now()).players.map((player) => player.wins);
    expect(wins.reduce((all, each) => all + each)).toBe(seats + 1);
  });

  it('each computer among them takes its time', () => {
    const match = begin({ lineup: ['person', 'hold20', 'person', 'optimal'] });
    match.hold(0);
    expect(match.data(0)).toMatchObject({ turn: 1, phase: 'waiting' });
    match.hold(PACE, 1);
    expect(match.data(PACE)).toMatchObject({ turn: 2, phase: 'deciding', waited: false });
    match.hold(PACE, 2);
    expect(match.data(PACE)).toMatchObject({ turn: 3, phase: 'waiting' });
    expect(match.data(2 * PACE)).toMatchObject({ turn: 3, phase: 'deciding', waited: true });
  });
});

it('a computer that has come for the starter of the next game is waited for', () => {
  const match = begin({ lineup: ['person', 'person'], settings: { goal: 25 } });
  playOut(match);
  const at = match.now();
  match.sit(at, 1, { by: 'bot', bot: 'hold20', name: 'Player 2' });
  match.move(at, NEW_GAME);
  expect(match.data(at)).toMatchObject({ starter: 1, turn: 1, phase: 'waiting' });
});

describe('who begins another game, ends the match and chooses policies', () => {
  it('is the host, wherever the host sits', () => {
    const match = begin({ lineup: ['person', 'person', 'hold20'], settings: { goal: 25 } });
    const policy: Move = { type: 'setPolicy', seat: 2, policy: 'optimal' };
    expect(match.refusal(0, policy, 1)).toBe('seat/not-host');
    expect(match.refusal(0, { type: 'quit' }, 1)).toBe('seat/not-host');
    playOut(match);
    const at = match.now();
    expect(match.refusal(at, NEW_GAME, 1)).toBe('seat/not-host');
    expect(match.data(at, 1).can).toMatchObject({ newGame: false, quit: false, policy: false });
    expect(match.data(at, 0).can).toMatchObject({ newGame: true, quit: true, policy: true });
    match.host(at, 1);
    expect(match.refusal(at, NEW_GAME, 0)).toBe('seat/not-host');
    expect(match.refusal(at, NEW_GAME, 1)).toBeNull();
  });

  it('is everybody where a computer has the first seat', () => {
    const match = begin({ lineup: ['hold20', 'person'] });
    expect(match.data(0, 1).can).toMatchObject({ quit: true, policy: true });
    match.move(0, { type: 'quit' }, 1);
    expect(match.view(0).final).toBe(true);
  });

  it('and a new game only where the old one is over', () => {
    expect(begin().refusal(0, NEW_GAME)).toBe('game/not-over');
  });
});

describe('how a computer plays', () => {
  const choose: Move = { type: 'setPolicy', seat: 1, policy: 'optimal' };
  const policiesOf = (match: PigMatch) => {
    const player = match.data(match.now()).players[1];
    return [player?.policy, player?.nextPolicy];
  };

  it('is by the name of its seat at first', () => {
    expect(policiesOf(begin())).toEqual(['keepPaceEndRace', 'keepPaceEndRace']);
    expect(begin().data(0).players[0]).toMatchObject({ policy: null, nextPolicy: null });
  });

  it('changes at once before anything has happened in the game', () => {
    const match = begin();
    match.move(0, choose);
    expect(policiesOf(match)).toEqual(['optimal', 'optimal']);
    expect(match.refusal(0, choose)).toBe('policy/same');
  });

  it('changes with the next game where one has begun', () => {
    const match = begin({ settings: { goal: 25 } });
    match.hold(0);
    match.move(1, choose);
    expect(policiesOf(match)).toEqual(['keepPaceEndRace', 'optimal']);
    playOut(match);
    match.move(match.now(), NEW_GAME);
    expect(policiesOf(match)).toEqual(['optimal', 'optimal']);
  });

  it('is chosen for computers alone', () => {
    const match = begin({ lineup: ['person', 'person', 'random'] });
    for (const seat of [0, 1, 2, 7]) {
      expect(match.refusal(0, { type: 'setPolicy', seat, policy: 'hold20' })).toBe('policy/none');
    }
    expect(match.data(0).can.policy).toBe(false);
  });

  it('changes nothing of a turn that is played', () => {
    const match = begin();
    match.hold(0);
    match.move(10, choose);
    expect(match.due(10)).toBe(PACE);
    expect(match.data(10)).toMatchObject({ phase: 'waiting', turn: 1 });
  });
});

it('deals another game by another start, and the same match from the same seed', () => {
  const dice = (seed: number) => {
    const match = begin({ seed, lineup: ['person', 'person'], settings: { goal: 25 } });
    playOut(match);
    return match.data(match.now()).decisions;
  };
  fc.assert(
    fc.property(fc.nat(100), (seed) => {
      expect(dice(seed)).toEqual(dice(seed));
    }),
    { numRuns: 10 },
  );
  expect(dice(1)).not.toEqual(dice(2));
});

it('says what is waited for to each as it concerns them', () => {
  const match = begin({ seed: seedWhere((die) => die() === 4 && die() === 1) });
  const said = (at: number, viewer: 0 | 1 | 'spectator' = 0) => match.view(at, viewer).prompt;
  expect(said(0).key).toBe('prompt.roll');
  expect(said(0, 'spectator')).toEqual({ key: 'prompt.turn', params: { name: 'Player 1' } });
  match.roll(1);
  expect(said(1)).toEqual({ key: 'prompt.rollOrHold', params: { points: 4 } });
  match.roll(2);
  expect(said(2).key).toBe('prompt.ownPig');
  expect(said(2, 1)).toEqual({ key: 'prompt.pig', params: { name: 'Player 1' } });
});

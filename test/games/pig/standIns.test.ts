/** Pig at a hosted table, where computers stand in for people who are away, and people come back. */
import { describe, expect, it } from 'vitest';
import { plugin } from '#games/pig/index.ts';
import type { Seat } from '#shared/match/entry.ts';
import { standInOf } from '#shared/plugin/standIn.ts';
import { randomFrom } from '#shared/random/random.ts';
import { askedBots } from './askedBots.ts';
import { PACE, begin, seedFor } from './match.ts';
import type { PigMatch } from './match.ts';

const STAND_IN: Seat = { by: 'bot', bot: standInOf(plugin), name: 'Player 2' };
const PERSON: Seat = { by: 'person', name: 'Player 2' };

/** What the computer that stands in decides at match time `at`. */
function decision(match: PigMatch, at: number, seat = 1) {
  return askedBots.get('keepPaceEndRace')?.decide(match.view(at, seat), randomFrom(1), 1, {});
}

/** Two people, of whom the second has left before the first move. */
function begun() {
  const match = begin({ lineup: ['person', 'person'], seed: seedFor(5, 6, 3, 4) });
  match.sit(1, 1, STAND_IN);
  return match;
}

describe('a computer that stands in', () => {
  it('is Keep Pace and End Race', () => {
    expect(STAND_IN).toMatchObject({ bot: 'keepPaceEndRace' });
  });

  it('is waited for by the chart once a move has told of it', () => {
    const match = begun();
    match.hold(10);
    expect(match.data(10)).toMatchObject({ turn: 1, phase: 'waiting' });
    expect(decision(match, 10)).toBeNull();
    expect(match.due(10)).toBe(10 + PACE);
    expect(decision(match, 10 + PACE)).toEqual({ move: { type: 'roll' }, after: 0 });
  });

  it('takes its own time where the chart does not know of it yet', () => {
    const match = begin({ lineup: ['person', 'person'], seed: seedFor(5, 6, 3, 4) });
    match.hold(1);
    match.sit(2, 1, STAND_IN);
    expect(match.data(2)).toMatchObject({ turn: 1, phase: 'deciding', waited: false });
    expect(decision(match, 2)).toEqual({ move: { type: 'roll' }, after: PACE });
    match.roll(2 + PACE, 1);
    expect(match.data(2 + PACE)).toMatchObject({ turn: 1, phase: 'waiting', turnTotal: 5 });
    expect(decision(match, 2 + 2 * PACE)).toMatchObject({ after: 0 });
  });

  it('makes room for the person who comes back, who is waited for no more after a move', () => {
    const match = begun();
    match.hold(10);
    match.sit(20, 1, PERSON);
    const back = 10 + PACE;
    expect(match.data(back, 1).can.roll).toBe(true);
    match.roll(back, 1);
    match.roll(back, 1);
    expect(match.data(back)).toMatchObject({ turn: 1, phase: 'deciding', turnTotal: 11 });
  });

  it('says which policy it plays by, as long as it does', () => {
    const match = begun();
    match.hold(10);
    expect(match.data(10, 0).players.map(({ policy }) => policy)).toEqual([null, 'keepPaceEndRace']);
    match.sit(20, 1, { ...STAND_IN, bot: 'random' });
    expect(match.data(20).players[1]?.policy).toBeNull();
    match.sit(30, 1, PERSON);
    expect(match.data(30).players[1]?.policy).toBeNull();
  });

  it('where a policy was chosen for a computer, says that one, whatever the computer is called', () => {
    const match = begin({ lineup: ['person', 'hold20'] });
    match.move(1, { type: 'setPolicy', seat: 1, policy: 'hold25' });
    expect(match.data(1).players[1]).toMatchObject({ policy: 'hold25', nextPolicy: 'hold25' });
  });

  it('plays on as a person’s seat: no policy is chosen for it, and no games are counted', () => {
    const match = begun();
    match.hold(10);
    const data = match.data(10);
    expect(data.players[1]).toMatchObject({ nextPolicy: null });
    expect(data.can.policy).toBe(false);
    expect(data.tallies).toBeNull();
    expect(match.refusal(10, { type: 'setPolicy', seat: 1, policy: 'optimal' })).toBe('policy/none');
  });
});

it('a table from which everybody has gone is played on by computers, each in its time', () => {
  const match = begin({ lineup: ['person', 'person'], seed: 1 });
  match.sit(1, 0, { ...STAND_IN, name: 'Player 1' });
  match.sit(1, 1, STAND_IN);
  const first = decision(match, 1, 0);
  expect(first).toEqual({ move: { type: 'roll' }, after: PACE });
  match.roll(1 + PACE, 0);
  expect(match.data(1 + PACE).phase).not.toBe('deciding');
});

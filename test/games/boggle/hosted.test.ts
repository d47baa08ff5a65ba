/** Boggle where people come and go: seats that are open at first, late comers, leavers, and computers that stand in. */
import { describe, expect, it } from 'vitest';
import { companyOf, seatsFrom } from '#games/boggle/company.ts';
import { game } from '#games/boggle/game.ts';
import { tableWords } from '#games/boggle/tableMessages.en.ts';
import { playerNames } from '#games/boggle/playerNames.ts';
import type { Seat } from '#shared/match/entry.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { spell } from '#shared/plugin/words.ts';
import { BOB, PERSON, duel, wordsOf } from './duel.ts';

const OPEN: Seat = { by: 'none', name: '' };
const CY: Seat = { by: 'person', name: 'Cy' };
const ROBOT: Seat = { by: 'bot', bot: 'level5', name: 'Robot' };
const left = ({ name }: Seat): Seat => ({ by: 'none', name });
const stoodIn = ({ name }: Seat): Seat => ({ by: 'bot', bot: 'level5', name });

const BOARD = 'texxasxxxxxxxxxx';

/** A round that has begun, without a clock. */
function begun(seats: readonly Seat[], settings: Settings = {}) {
  const match = duel({
    seats,
    vocabulary: [],
    target: 10_000,
    roundTime: 0,
    settings: { board: BOARD, ...settings },
  });
  match.move(0, { type: 'startRound' });
  return match;
}

type Match = ReturnType<typeof begun>;
const phaseOf = (match: Match, at: number): string => match.data(at).phase;
const namesOf = (match: Match, at: number, viewer: number | 'spectator' = 0): readonly string[] => {
  const { data, seats } = match.view(at, viewer);
  const names = playerNames(data, seats, (key, params) => spell('en', tableWords[key], params));
  return seatsFrom(data).map((seat) => names[seat] ?? '');
};

describe('a round waits', () => {
  it('for nobody at a seat that is open', () => {
    const match = begun([PERSON, OPEN, OPEN]);
    match.move(1, { type: 'endRound' });
    expect(phaseOf(match, 1)).toBe('review');
  });

  it('for those who were there when it began: who comes later writes at once, and is waited for the next time', () => {
    const match = begun([PERSON, OPEN]);
    match.sit(1, 1, BOB);
    match.write(2, ['tea'], 1);
    match.move(3, { type: 'endRound' });
    expect(phaseOf(match, 3)).toBe('review');
    expect(wordsOf(match.data(3).lists?.seats[1]?.all)).toEqual(['tea']);
    match.move(4, { type: 'startRound' });
    match.move(5, { type: 'endRound' });
    expect(phaseOf(match, 5)).toBe('round');
    match.move(6, { type: 'endRound' }, 1);
    expect(phaseOf(match, 6)).toBe('review');
  });

  it('no more for who has left by the time somebody ends it', () => {
    const match = begun([PERSON, BOB]);
    match.sit(1, 1, left(BOB));
    match.move(2, { type: 'endRound' });
    expect(phaseOf(match, 2)).toBe('review');
  });

  it('no more for who left after it was ended by all others: they may say so once more', () => {
    const match = begun([PERSON, BOB, CY]);
    match.move(1, { type: 'endRound' }, 0);
    match.move(2, { type: 'endRound' }, 2);
    expect(match.refusal(3, { type: 'endRound' })).toBe('round/done-already');
    expect(match.data(3).can.endRound).toBe(false);
    match.sit(4, 1, left(BOB));
    expect(match.data(4).can.endRound).toBe(true);
    match.move(5, { type: 'endRound' });
    expect(phaseOf(match, 5)).toBe('review');
    // Saying it again takes no time for writing back.
    expect(match.data(5).players.map(({ feats }) => feats.writing)).toEqual([1, 5, 2]);
  });

  it('not for a computer that plays on for somebody', () => {
    const match = begun([PERSON, BOB]);
    match.sit(1, 1, stoodIn(BOB));
    match.write(2, ['tea'], 1);
    match.move(3, { type: 'endRound' });
    expect(phaseOf(match, 3)).toBe('review');
  });

  it('for whoever came later, where none is left of those it waited for', () => {
    const match = begun([PERSON, OPEN]);
    match.sit(1, 1, BOB);
    match.sit(2, 0, left(PERSON));
    match.move(3, { type: 'endRound' }, 1);
    expect(phaseOf(match, 3)).toBe('review');
  });

  it('on, where nobody is there at all, for whoever is back', () => {
    const match = begun([PERSON, ROBOT]);
    match.sit(1, 0, left(PERSON));
    match.move(2, { type: 'endRound' }, 1);
    expect(phaseOf(match, 2)).toBe('round');
    match.sit(3, 0, PERSON);
    match.move(4, { type: 'endRound' });
    expect(phaseOf(match, 4)).toBe('review');
  });
});

describe('turns', () => {
  const inTurn = { turns: 'inTurn' };

  it('are given to no seat without a person', () => {
    const match = begun([PERSON, OPEN, BOB, ROBOT], inTurn);
    expect(match.data(0).turn).toBe(0);
    match.move(1, { type: 'ready' });
    match.move(2, { type: 'endRound' });
    expect(match.data(2)).toMatchObject({ phase: 'handOver', turn: 2 });
    match.move(3, { type: 'ready' }, 2);
    match.move(4, { type: 'endRound' }, 2);
    expect(phaseOf(match, 4)).toBe('review');
  });

  it('of who has left before are skipped', () => {
    const match = begun([PERSON, BOB, CY], inTurn);
    match.move(1, { type: 'ready' });
    match.sit(2, 1, left(BOB));
    match.move(3, { type: 'endRound' });
    expect(match.data(3).turn).toBe(2);
  });

  it('of who leaves on them are passed on by anybody who is there, and by no computer', () => {
    const match = begun([PERSON, BOB, CY, ROBOT], inTurn);
    expect(match.refusal(1, { type: 'ready' }, 2)).toBe('turn/not-yours');
    match.sit(1, 0, left(PERSON));
    expect(match.data(1, 2).can.ready).toBe(true);
    expect(match.data(1, 3).can.ready).toBe(false);
    expect(match.refusal(1, { type: 'ready' }, 3)).toBe('turn/not-yours');
    match.move(2, { type: 'ready' }, 2);
    expect(match.data(2)).toMatchObject({ phase: 'handOver', turn: 1 });
    match.move(3, { type: 'ready' }, 1);
    expect(match.refusal(4, { type: 'endRound' }, 2)).toBe('turn/not-yours');
    match.sit(4, 1, left(BOB));
    match.move(5, { type: 'endRound' }, 2);
    expect(match.data(5)).toMatchObject({ phase: 'handOver', turn: 2 });
  });
});

describe('a seat that nobody has had', () => {
  it('is not drawn, neither now nor when the game is over', () => {
    const match = begun([PERSON, OPEN, OPEN], { end: 'rounds', rounds: 1, penalty: 1 });
    match.write(1, ['zzz']);
    expect(seatsFrom(match.data(1))).toEqual([0]);
    expect(companyOf(match.data(1), match.view(1).seats)).toBe('alone');
    match.move(2, { type: 'endRound' });
    const view = match.view(2);
    // Below nothing, and still not beaten by nobody.
    expect(view).toMatchObject({ over: true, standing: [{ seat: 0, score: -1, won: true }] });
    expect(view.data.players.map(({ result }) => result)).toEqual(['win', null, null]);
    expect(game.glance?.(view)?.line).toEqual({ key: 'glance.alone', params: { yours: -1 } });
    expect(game.share?.(view)?.lines[0]?.key).toBe('share.sum');
  });

  it('makes no crowd of a duel: you and the computer', () => {
    const match = begun([PERSON, OPEN, ROBOT]);
    expect(companyOf(match.data(0), match.view(0).seats)).toBe('computer');
    expect(namesOf(match, 0)).toEqual(['You', 'Computer']);
  });

  it('has no part in the rounds before somebody sits there', () => {
    const match = begun([PERSON, OPEN], { judge: 'lexicon' });
    match.write(1, ['tea']);
    match.move(2, { type: 'endRound' });
    match.sit(3, 1, BOB);
    expect(match.data(3).players[1]).toMatchObject({ seated: true, feats: { bestRound: null, possible: 0 } });
    match.move(4, { type: 'startRound' });
    match.move(5, { type: 'endRound' });
    match.move(6, { type: 'endRound' }, 1);
    expect(match.data(6).players[1]?.feats).toMatchObject({ bestRound: 0, writing: 2 });
  });
});

describe('who has left', () => {
  it('stays with name and points, if anything was written', () => {
    const match = begun([PERSON, BOB, CY]);
    match.write(1, ['tea'], 1);
    match.sit(2, 1, left(BOB));
    match.sit(2, 2, left(CY));
    expect(namesOf(match, 2)).toEqual(['You', 'Bob']);
    match.move(3, { type: 'endRound' });
    expect(match.view(3).standing).toEqual([
      { seat: 0, score: 0, won: false },
      { seat: 1, score: 1, won: false },
    ]);
    match.move(4, { type: 'startRound' });
    expect(namesOf(match, 4)).toEqual(['You', 'Bob']);
    match.move(5, { type: 'newGame' });
    expect(namesOf(match, 5)).toEqual(['You']);
  });

  it('and is stood in for keeps the name: it is not “the computer”', () => {
    const match = begun([PERSON, BOB]);
    match.sit(1, 1, stoodIn(BOB));
    expect(companyOf(match.data(1), match.view(1).seats)).toBe('several');
    expect(namesOf(match, 1)).toEqual(['You', 'Bob']);
  });
});

it('nobody is “you” to those who only watch, whose side is that of the first who is there', () => {
  const match = begun([OPEN, PERSON, ROBOT]);
  expect(match.data(0, 'spectator')).toMatchObject({ self: 1, watching: true });
  expect(namesOf(match, 0, 'spectator')).toEqual(['Ann', 'Robot']);
});

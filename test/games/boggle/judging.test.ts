/** Which words count: by the lexicon, on trust until challenged, and what is told of them meanwhile. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '#shared/plugin/settings.ts';
import { BOB, LEARNER, PERSON, ROUND, duel, wordsOf } from './duel.ts';
import type { DuelOptions } from './duel.ts';

// t e x x / a s x x / …: “tea”, “eat”, “ate”, “sea” and “set” can be traced; “aet” and “tes” too, and are no words.
const BOARD = 'texxasxxxxxxxxxx';
const WORDS = ['tea', 'eat', 'ate', 'sea', 'set', 'zoo', 'rudest'];

function play(settings: Settings, some: DuelOptions = {}) {
  const match = duel({
    lexicon: WORDS,
    vocabulary: [],
    target: 10_000,
    settings: { board: BOARD, ...settings },
    ...some,
  });
  match.move(0, { type: 'startRound' });
  return match;
}

describe('where the lexicon judges', () => {
  it('a word on the board that it does not have is told at once, and counts for nothing', () => {
    const match = play({ judge: 'lexicon' });
    match.write(1, ['tea', 'aet', 'zoo', 'te']);
    match.move(2, { type: 'edit', pos: 15, del: 0, ins: 'tes' });
    // “zoo” is not on the board, and “tes” is still under the pen: neither is told as no word.
    expect(match.data(2).notWords).toEqual(['aet', 'te']);
    const { lists, players } = match.data(ROUND);
    expect(wordsOf(lists?.seats[0]?.alone)).toEqual(['tea']);
    expect(lists?.seats[0]?.invalid.map(({ word, fault }) => [word, fault])).toEqual([
      ['aet', 'not-a-word'],
      ['te', 'not-a-word'],
      ['tes', 'not-a-word'],
      ['zoo', 'not-on-board'],
    ]);
    expect(players[0]?.roundScore).toBe(1);
  });

  it.each(['board', 'nothing'])('it says no more than the rules tell: %s', (told) => {
    const match = play({ judge: 'lexicon', told });
    match.write(1, ['aet']);
    expect(match.data(1).notWords).toEqual([]);
  });

  it('tells nobody of another’s words', () => {
    const match = play({ judge: 'lexicon' }, { seats: [PERSON, BOB] });
    match.write(1, ['aet'], 1);
    expect(match.data(1, 0).notWords).toEqual([]);
    expect(match.data(1, 'spectator').notWords).toEqual([]);
    expect(match.data(1, 1).notWords).toEqual(['aet']);
  });

  it('nothing is rejected or challenged', () => {
    const match = play({ judge: 'lexicon' });
    match.write(1, ['tea']);
    expect(match.data(ROUND).can).toMatchObject({ reject: false, challenge: false });
    expect(match.refusal(ROUND, { type: 'reject', word: 'tea' })).toBe('judge/lexicon');
    expect(match.refusal(ROUND, { type: 'challenge', word: 'tea' })).toBe('judge/no-challenges');
  });

  it('the learner’s words are judged like any others, and it learns only words', () => {
    const match = play({ judge: 'lexicon' }, { vocabulary: ['aet', 'sea'], difficulty: 10 });
    match.write(1, ['tea', 'tes', 'zoo']);
    expect(wordsOf(match.data(ROUND).lists?.seats[1]?.all)).toEqual(['sea']);
    match.move(ROUND, { type: 'startRound' });
    expect(match.state(ROUND).snapshot.context.vocabulary).toEqual(['aet', 'sea', 'tea']);
  });
});

describe('all there is', () => {
  it('is shown once the round is counted, with how common each word is', () => {
    const match = play({});
    expect(match.data(1).possible).toBe(null);
    expect(match.data(ROUND).possible).toEqual([
      { word: 'ate', points: 1, level: 10, rude: false },
      { word: 'eat', points: 1, level: 10, rude: false },
      { word: 'sea', points: 1, level: 10, rude: false },
      { word: 'set', points: 1, level: 10, rude: false },
      { word: 'tea', points: 1, level: 10, rude: false },
    ]);
    expect(match.data(ROUND).lexicon).toBe('English');
  });

  it('is of the shortest length or longer', () => {
    const match = play({ minLength: '4' });
    expect(match.data(ROUND).possible).toEqual([]);
  });
});

describe('a challenge', () => {
  const challenged = (some: DuelOptions = {}) => {
    const match = play({ judge: 'challenge' }, { seats: [PERSON, BOB], ...some });
    match.write(1, ['tea', 'aet'], 0);
    match.write(2, ['aet', 'sea', 'tes'], 1);
    return match;
  };
  const scores = (match: ReturnType<typeof play>): readonly number[] =>
    match.data(ROUND).players.map(({ roundScore }) => roundScore);

  it('of a word that is none takes it from all who have it', () => {
    const match = challenged();
    expect(scores(match)).toEqual([1, 2]);
    match.move(ROUND, { type: 'challenge', word: 'tes' }, 0);
    expect(scores(match)).toEqual([1, 1]);
    match.move(ROUND, { type: 'challenge', word: 'aet' }, 0);
    const { lists } = match.data(ROUND);
    expect(lists?.common).toEqual([]);
    for (const seat of [0, 1]) {
      expect(lists?.seats[seat]?.invalid.find(({ word }) => word === 'aet')).toMatchObject({
        fault: 'not-a-word',
        challenge: { by: 0, stands: false },
      });
    }
  });

  it('of a word costs who was wrong a point, even below 0', () => {
    const match = challenged();
    match.move(ROUND, { type: 'challenge', word: 'sea' }, 0);
    expect(scores(match)).toEqual([0, 2]);
    match.move(ROUND, { type: 'challenge', word: 'tea' }, 1);
    expect(scores(match)).toEqual([0, 1]);
    expect(match.data(ROUND).lists?.seats[0]?.alone[0]).toMatchObject({
      word: 'tea',
      points: 1,
      challenge: { by: 1, stands: true },
    });
  });

  it('is of another’s word that counts, and once', () => {
    const match = challenged();
    const refusal = (word: string, by: number) => match.refusal(ROUND, { type: 'challenge', word }, by);
    expect(refusal('tea', 0)).toBe('word/nobody-elses');
    expect(refusal('zoo', 0)).toBe('word/nobody-elses');
    expect(refusal('aet', 1)).toBe(null);
    match.move(ROUND, { type: 'challenge', word: 'tes' }, 0);
    expect(refusal('tes', 0)).toBe('word/challenged-already');
    match.move(ROUND, { type: 'reject', word: 'tea' }, 0);
    expect(refusal('tea', 1)).toBe('word/nobody-elses');
    match.move(ROUND, { type: 'startRound' });
    expect(refusal('sea', 0)).toBe('review/not-open');
  });

  it('of a learner’s word is open too', () => {
    const match = challenged({ seats: [PERSON, BOB, LEARNER], vocabulary: ['tes', 'sea'] });
    match.move(ROUND, { type: 'challenge', word: 'tes' }, 0);
    expect(wordsOf(match.data(ROUND).lists?.seats[2]?.invalid)).toEqual(['tes']);
  });
});

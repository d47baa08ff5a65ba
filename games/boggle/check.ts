/** What only the conformance kit needs to know of Boggle. */
import type { GameCheck } from '#shared/plugin/contract.ts';
import type { Random } from '#shared/random/random.ts';
import { seedRandom } from '#shared/random/random.ts';
import { MAX_LEARNED_LETTERS } from '#shared/dictionary/vocabulary.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import { SHEET_LIMIT } from './rules.ts';
import type { BoggleMachine } from './machine.ts';
import { NOTHING_POSSIBLE } from './possible.ts';
import { finishedWords } from './sheet.ts';
import type { BoggleState } from './view.ts';

const LETTERS = [...'adehilnorstu'];

/** They are played in test/games/boggle/hosted.test.ts. */
const SEATS_STAY =
  'Somebody has to leave on their own turn, and in the matches of the kit nobody leaves the table.';

export const check: GameCheck<BoggleMachine> = {
  alternative,
  unreached: {
    'round.handOver --ready [turnIsOpen]': SEATS_STAY,
    'round.writing --endRound [turnIsOpen]': SEATS_STAY,
  },
  wild: [
    { type: 'edit', pos: 1, del: 0, ins: 'x' },
    { type: 'edit', pos: 0, del: 1, ins: '' },
    { type: 'edit', pos: 0, del: 0, ins: '' },
    { type: 'edit', pos: 0, del: 0, ins: 'x'.repeat(SHEET_LIMIT) },
    { type: 'edit', pos: 0, del: 0, ins: 'x'.repeat(SHEET_LIMIT + 1) },
    { type: 'edit', pos: -1, del: 0, ins: 'x' },
    { type: 'edit', pos: 0.5, del: 0, ins: 'x' },
    { type: 'edit', pos: 2 ** 53, del: 2 ** 53, ins: '\ud83c' },
    { type: 'reject', word: '' },
    { type: 'reject', word: '__proto__' },
    { type: 'reject', word: 'x'.repeat(SHEET_LIMIT) },
    { type: 'takeBack', word: 'constructor' },
    { type: 'challenge', word: '' },
    { type: 'challenge', word: '__proto__' },
    { type: 'ready' },
    { type: 'ready', seat: 0 },
    { type: 'setSize', to: 4 },
    { type: 'setSize', to: 5 },
    { type: 'setSize', to: 7 },
    { type: 'setSize', to: '6' },
    { type: 'setTarget', to: 0 },
    { type: 'setTarget', to: 1 },
    { type: 'setTarget', to: 100 },
    { type: 'setTarget', to: 10_000 },
    { type: 'setTarget', to: 10_001 },
    { type: 'setTarget', to: '100' },
    { type: 'setTarget', to: Number.NaN },
    { type: 'setDifficulty', to: 0 },
    { type: 'setDifficulty', to: 10 },
    { type: 'setDifficulty', to: 11 },
    { type: 'setDifficulty', to: 5.5 },
    { type: 'newGame', seed: 0 },
    { type: 'newGame', seed: 0xffffffff },
    { type: 'newGame', seed: 0x1_0000_0000 },
    { type: 'newGame', seed: null },
    { type: 'startRound', extra: true },
    { type: 'startRound' },
    { type: 'quit' },
    { type: 'score' },
  ],
  lineups: [['person', 'person', 'learner'], ['person', 'random'], ['person', 'learner'], ['person']],
};

/**
 * The same state to this seat: others have written as many other words, the learner knows as many others, all chance
 * falls differently, and while the board is handed over it is another. Null once the match has ended and all is shown.
 */
function alternative(state: BoggleState, seat: number, random: Random): BoggleState | null {
  const { snapshot } = state;
  const { context } = snapshot;
  if (snapshot.status === 'done') return null;
  const sheets = snapshot.matches('round')
    ? context.sheets.map((text, other) =>
        other === seat ? text : scrawl(random, finishedWords(text).length),
      )
    : context.sheets;
  const { board } = context;
  const unseen = snapshot.matches({ round: 'handOver' })
    ? { board: board && { ...board, faces: random.shuffle(board.faces) }, possible: NOTHING_POSSIBLE }
    : {};
  return {
    ...state,
    snapshot: {
      ...snapshot,
      context: {
        ...context,
        ...unseen,
        sheets,
        vocabulary: otherWords(context.vocabulary, random),
        random: { match: seedRandom(random.seed()), game: seedRandom(random.seed()) },
        gameSeed: random.seed(),
      },
    },
  };
}

/** So many finished words, no two alike, and perhaps one under the pen. */
function scrawl(random: Random, words: number): string {
  const written = Array.from({ length: words }, (_, i) => `${word(random, random.range(1, 8))}${i} `);
  return written.join('') + (random.chance(0.5) ? word(random, 3) : '');
}

/** As many words, sorted as they were, none of them the same: cheap, for the kit asks often. */
function otherWords(vocabulary: Vocabulary, random: Random): Vocabulary {
  const first = random.pick(LETTERS);
  return vocabulary.map((known) => `${first}${known}`.slice(0, MAX_LEARNED_LETTERS));
}

function word(random: Random, letters: number): string {
  return Array.from({ length: letters }, () => random.pick(LETTERS)).join('');
}

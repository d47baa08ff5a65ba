/** What only the conformance kit needs to know of Boggle. */
import type { GameCheck } from '#shared/plugin/contract.ts';
import type { Random } from '#shared/random/random.ts';
import { seedRandom } from '#shared/random/random.ts';
import { MAX_LEARNED_LETTERS } from '#shared/dictionary/vocabulary.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import { SHEET_LIMIT } from './rules.ts';
import type { BoggleMachine } from './machine.ts';
import type { BoggleState } from './view.ts';

const LETTERS = [...'adehilnorstu'];

export const check: GameCheck<BoggleMachine> = {
  alternative,
  unreached: {},
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
  lineups: [
    ['person', 'learner'],
    ['random', 'random'],
  ],
};

/**
 * The same state to this seat: others have written something else, the learner knows as many other words, and
 * all chance falls differently. Null once the match has ended and all is shown.
 */
function alternative(state: BoggleState, seat: number, random: Random): BoggleState | null {
  const { snapshot } = state;
  const { context } = snapshot;
  if (snapshot.status === 'done') return null;
  const sheets = snapshot.matches('round')
    ? context.sheets.map((text, other) => (other === seat ? text : scrawl(random)))
    : context.sheets;
  return {
    ...state,
    snapshot: {
      ...snapshot,
      context: {
        ...context,
        sheets,
        vocabulary: otherWords(context.vocabulary, random),
        random: { match: seedRandom(random.seed()), game: seedRandom(random.seed()) },
        gameSeed: random.seed(),
      },
    },
  };
}

function scrawl(random: Random): string {
  return Array.from({ length: random.below(20) }, () => word(random, random.range(1, 8))).join(' ');
}

/** As many words, sorted as they were, none of them the same: cheap, for the kit asks often. */
function otherWords(vocabulary: Vocabulary, random: Random): Vocabulary {
  const first = random.pick(LETTERS);
  return vocabulary.map((known) => `${first}${known}`.slice(0, MAX_LEARNED_LETTERS));
}

function word(random: Random, letters: number): string {
  return Array.from({ length: letters }, () => random.pick(LETTERS)).join('');
}

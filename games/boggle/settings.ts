/** The settings of Boggle, as the menu needs them. Left alone they are the SRS's game; `options.ts` makes rules of them. */
import type { Fields } from '#shared/plugin/settings.ts';
import {
  DIFFICULTY,
  LEAST_WORDS,
  MIN_LENGTHS,
  PENALTY,
  ROUNDS,
  ROUND_SECONDS,
  SIDES,
  TARGET,
  YEARS_4,
  YEARS_5,
} from './limits.ts';
import { menuWords } from './menu.en.ts';

/** A cell in the text form of a board: see `board.ts`. */
const CELL = String.raw`\s*(?:[a-z.]|\([a-z]{1,4}\))`;
/** At least one cell is not solid. */
const LETTERED = '(?=[^]*[a-z])';
const BOARD = [16, 25, 36].map((cells) => `${LETTERED}(?:${CELL}){${cells}}\\s*`).join('|');

const board = { group: menuWords['group.board'] };
const words = { group: menuWords['group.words'] };
const end = { group: menuWords['group.end'] };

export const settings = {
  roundTime: {
    ...end,
    kind: 'duration',
    label: menuWords['setting.roundTime'],
    help: menuWords['setting.roundTime.help'],
    min: ROUND_SECONDS.min,
    max: ROUND_SECONDS.max,
    off: true,
    offered: ROUND_SECONDS.offered,
    default: ROUND_SECONDS.usual,
    before: ROUND_SECONDS.usual,
  },
  end: {
    ...end,
    kind: 'choice',
    label: menuWords['setting.end'],
    options: [
      { value: 'target', label: menuWords['setting.end.target'] },
      { value: 'rounds', label: menuWords['setting.end.rounds'] },
    ],
    default: 'target',
  },
  target: {
    ...end,
    kind: 'integer',
    label: menuWords['setting.target'],
    help: menuWords['setting.target.help'],
    when: { end: ['target'] },
    min: TARGET.min,
    max: TARGET.max,
    default: TARGET.usual,
  },
  rounds: {
    ...end,
    kind: 'integer',
    label: menuWords['setting.rounds'],
    help: menuWords['setting.rounds.help'],
    when: { end: ['rounds'] },
    min: ROUNDS.min,
    max: ROUNDS.max,
    default: ROUNDS.usual,
  },
  difficulty: {
    ...end,
    kind: 'integer',
    label: menuWords['setting.difficulty'],
    help: menuWords['setting.difficulty.help'],
    withBots: ['learner'],
    min: DIFFICULTY.min,
    max: DIFFICULTY.max,
    default: DIFFICULTY.usual,
  },
  size: {
    ...board,
    kind: 'choice',
    label: menuWords['setting.size'],
    when: { board: [''] },
    options: SIDES.map((value) => ({ value, label: menuWords[`setting.size.${value}`] })),
    default: '4',
  },
  letters: {
    ...board,
    kind: 'choice',
    label: menuWords['setting.letters'],
    options: [
      { value: 'weights', label: menuWords['setting.letters.weights'] },
      { value: 'cubes', label: menuWords['setting.letters.cubes'] },
    ],
    default: 'weights',
  },
  cubes4: {
    ...board,
    kind: 'choice',
    label: menuWords['setting.cubes4'],
    when: { letters: ['cubes'], size: ['4'] },
    options: YEARS_4.map((value) => ({ value, label: menuWords[`setting.cubes4.${value}`] })),
    default: '1987',
  },
  cubes5: {
    ...board,
    kind: 'choice',
    label: menuWords['setting.cubes5'],
    when: { letters: ['cubes'], size: ['5'] },
    options: YEARS_5.map((value) => ({ value, label: menuWords[`setting.cubes5.${value}`] })),
    default: '1979',
  },
  leastWords: {
    ...board,
    kind: 'integer',
    label: menuWords['setting.leastWords'],
    help: menuWords['setting.leastWords.help'],
    min: LEAST_WORDS.min,
    max: LEAST_WORDS.max,
    default: LEAST_WORDS.usual,
  },
  noDeadLetters: {
    ...board,
    kind: 'flag',
    label: menuWords['setting.noDeadLetters'],
    help: menuWords['setting.noDeadLetters.help'],
    default: false,
  },
  board: {
    ...board,
    kind: 'text',
    label: menuWords['setting.board'],
    help: menuWords['setting.board.help'],
    pattern: BOARD,
    otherwise: menuWords['setting.board.otherwise'],
    maxLength: 300,
    default: '',
  },
  lexicon: {
    ...words,
    kind: 'lexicon',
    label: menuWords['setting.lexicon'],
    help: menuWords['setting.lexicon.help'],
    default: 'english',
  },
  judge: {
    ...words,
    kind: 'choice',
    label: menuWords['setting.judge'],
    options: [
      { value: 'lexicon', label: menuWords['setting.judge.lexicon'] },
      { value: 'trust', label: menuWords['setting.judge.trust'] },
      { value: 'challenge', label: menuWords['setting.judge.challenge'] },
    ],
    default: 'trust',
  },
  minLength: {
    ...words,
    kind: 'choice',
    label: menuWords['setting.minLength'],
    options: MIN_LENGTHS.map((value) => ({ value, label: menuWords[`setting.minLength.${value}`] })),
    default: '1',
  },
  scores: {
    ...words,
    kind: 'choice',
    label: menuWords['setting.scores'],
    options: [
      { value: 'classic', label: menuWords['setting.scores.classic'] },
      { value: 'long', label: menuWords['setting.scores.long'] },
    ],
    default: 'classic',
  },
  told: {
    ...words,
    kind: 'choice',
    label: menuWords['setting.told'],
    options: [
      { value: 'all', label: menuWords['setting.told.all'] },
      { value: 'board', label: menuWords['setting.told.board'] },
      { value: 'nothing', label: menuWords['setting.told.nothing'] },
    ],
    default: 'all',
  },
  penalty: {
    ...words,
    kind: 'integer',
    label: menuWords['setting.penalty'],
    help: menuWords['setting.penalty.help'],
    min: PENALTY.min,
    max: PENALTY.max,
    default: PENALTY.usual,
  },
  showsLeft: {
    ...words,
    kind: 'flag',
    label: menuWords['setting.showsLeft'],
    help: menuWords['setting.showsLeft.help'],
    default: false,
  },
  once: {
    ...end,
    kind: 'flag',
    label: menuWords['setting.once'],
    hidden: true,
    default: false,
  },
  turns: {
    kind: 'choice',
    label: menuWords['setting.turns'],
    hidden: true,
    options: [
      { value: 'together', label: menuWords['setting.turns.together'] },
      { value: 'inTurn', label: menuWords['setting.turns.inTurn'] },
    ],
    default: 'together',
  },
} as const satisfies Fields;

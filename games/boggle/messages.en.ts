import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import { DIFFICULTY, SHEET_LIMIT, TARGET } from './rules.ts';

const number = (value: number): string => value.toLocaleString('en');

/** Why a move is refused: one sentence a code. */
export const REFUSALS = {
  'match/over': TABLE_REFUSALS['match/over'],
  'seat/does-not-write': 'This seat’s words are found by the computer.',
  'seat/other': 'You can only move for your own seat.',
  'round/running': 'A round is already being played.',
  'round/not-running': 'Words can only be typed while a round is being played.',
  'review/not-open': 'Words can only be rejected after a round, before the next one begins.',
  'word/not-yours': 'You did not type that word in this round.',
  'word/rejected-already': 'That word is rejected already.',
  'word/not-rejected': 'That word is not among your rejected words.',
  'sheet/full': `A sheet holds at most ${number(SHEET_LIMIT)} characters.`,
  'edit/out-of-range': 'That change does not fit the text that stands there.',
  'target/same': 'That is the target score already.',
} as const;

export type BoggleRefusal = keyof typeof REFUSALS;

/** What is wrong with a value that came in. */
export const OUT_OF_RANGE = {
  target: `Target score is a whole number from ${TARGET.min} to ${number(TARGET.max)}.`,
  difficulty: `Difficulty is a whole number from ${DIFFICULTY.min} to ${DIFFICULTY.max}.`,
  seed: 'A game’s seed is a whole number from 0 to 4,294,967,295.',
  position: `A place in the sheet is a whole number from 0 to ${number(SHEET_LIMIT)}.`,
  word: 'A word is at least one character and fits on a sheet.',
} as const;

/** Refusals, prompts and bots; the table's own words are in tableMessages.en.ts. */
export const messages = {
  ...REFUSALS,

  'prompt.betweenRounds': 'Press “Start round” to begin a game.',
  'prompt.round': 'Type all the words you can find before the clock runs out.',
  'prompt.scoring': 'The words are being counted.',
  'prompt.review': 'Reject words that you mistyped, or start the next round.',
  'prompt.gameOver': 'The game is over. Start a new one when you like.',
  'prompt.quit': 'The match has ended and the computer’s dictionary is kept.',

  'bot.random': 'Scribbler',
  'bot.learner': 'Learner',
} as const satisfies Readonly<Record<string, string>>;

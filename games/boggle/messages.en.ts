import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import { DIFFICULTY, TARGET } from './limits.ts';
import { SHEET_LIMIT } from './rules.ts';

const number = (value: number): string => value.toLocaleString('en');

/** Why a move is refused: one sentence a code. */
export const REFUSALS = {
  'match/over': TABLE_REFUSALS['match/over'],
  'seat/does-not-write': 'This seat’s words are found by the computer.',
  'seat/other': 'You can only move for your own seat.',
  'round/running': 'A round is already being played.',
  'round/not-running': 'That is for a round that is being played.',
  'round/done-already': 'You have ended the round for yourself already.',
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

  'glance.begin': 'Before the first round',
  'glance.round': 'Round {round}',
  'glance.review': 'After round {round}',
  'glance.over': 'A game is over',
  'glance.lead': 'You lead {yours} to {theirs}. First to {target} wins.',
  'glance.trail': 'You trail {yours} to {theirs}. First to {target} wins.',
  'glance.level': 'Level at {yours} each. First to {target} wins.',

  'carried.title': 'Words the computer knows',
  'carried.note':
    'It begins its next match with these words, and adds what it learns from you. You may keep them as a file, one word a line, or bring in a list of your own.',

  'bot.random': 'Scribbler',
  'bot.learner': 'Computer',
} as const satisfies Readonly<Record<string, string>>;

import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import type { Words } from '#shared/plugin/words.ts';
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
  'review/not-open': 'Words can only be rejected or challenged after a round, before the next one begins.',
  'word/not-yours': 'You did not type that word in this round.',
  'word/rejected-already': 'That word is rejected already.',
  'word/not-rejected': 'That word is not among your rejected words.',
  'sheet/full': `A sheet holds at most ${number(SHEET_LIMIT)} characters.`,
  'edit/out-of-range': 'That change does not fit the text that stands there.',
  'game/once': 'This board is played once, as it is: begin another game from the menu.',
  'target/same': 'That is the target score already.',
  'target/none': 'This game ends after a number of rounds: there is no target score.',
  'size/same': 'Boards have that size already.',
  'seat/not-host': 'Only the host of the table can do that.',
  'turn/not-yours': 'It is somebody else’s turn to write.',
  'turn/not-ready': 'The next player has not taken over yet.',
  'turn/not-handed-over': 'Nobody waits for you to take over.',
  'judge/lexicon': 'The word list decides which words count: none is rejected.',
  'judge/no-challenges': 'Words are not challenged in this game.',
  'word/challenged-already': 'That word has been challenged already.',
  'word/nobody-elses': 'Nobody else has that word as one that counts.',
} as const;

export type BoggleRefusal = keyof typeof REFUSALS;

/** What is wrong with a value that came in. */
export const OUT_OF_RANGE = {
  target: `Target score is a whole number from ${TARGET.min} to ${number(TARGET.max)}.`,
  difficulty: `Difficulty is a whole number from ${DIFFICULTY.min} to ${DIFFICULTY.max}.`,
  size: 'A board is 4, 5 or 6 cells wide.',
  seed: 'A game’s seed is a whole number from 0 to 4,294,967,295.',
  position: `A place in the sheet is a whole number from 0 to ${number(SHEET_LIMIT)}.`,
  word: 'A word is at least one character and fits on a sheet.',
} as const;

/** Refusals, prompts and bots; the table's own words are in tableMessages.en.ts. */
export const messages = {
  ...REFUSALS,

  'prompt.betweenRounds': 'Press “Start round” to begin a game.',
  'prompt.waiting': 'The host starts the game.',
  'prompt.handOver': 'Hand over to {name}.',
  'prompt.round': 'Type all the words you can find before the clock runs out.',
  'prompt.roundNoClock': 'Type all the words you can find, then end the round.',
  'prompt.turn': '{name} is writing.',
  'prompt.scoring': 'The words are being counted.',
  'prompt.review': 'Reject words that you mistyped, or start the next round.',
  'prompt.reviewChallenge': 'Reject words that you mistyped, challenge others’, or start the next round.',
  'prompt.reviewJudged': 'See what there was to find, then start the next round.',
  'prompt.lastReview': 'Challenge what you doubt: then the game ends.',
  'prompt.gameOver': 'The game is over. Start a new one when you like.',
  'prompt.quit': 'The match has ended and the computer’s dictionary is kept.',

  'glance.begin': 'Before the first round',
  'glance.round': 'Round {round}',
  'glance.roundOf': 'Round {round} of {rounds}',
  'glance.review': 'After round {round}',
  'glance.reviewOf': 'After round {round} of {rounds}',
  'glance.over': 'A game is over',
  'glance.won': 'You won {yours} to {theirs}.',
  'glance.lost': 'You lost {yours} to {theirs}.',
  'glance.drew': 'Drawn at {yours} each.',
  'glance.lead': 'You lead {yours} to {theirs}. First to {target} wins.',
  'glance.trail': 'You trail {yours} to {theirs}. First to {target} wins.',
  'glance.level': 'Level at {yours} each. First to {target} wins.',
  'glance.leadRounds': 'You lead {yours} to {theirs}.',
  'glance.trailRounds': 'You trail {yours} to {theirs}.',
  'glance.levelRounds': 'Level at {yours} each.',
  'glance.alone': { by: 'yours', one: '{yours} point.', other: '{yours} points.' },

  'figure.longestWord': 'Longest word',
  'figure.bestRound': 'Best round',
  'figure.mostPoints': 'Most points in a game',
  'figure.wordsPerMinute': 'Words per minute',

  'share.sum': 'Words {words} · Points {points} · {share} % of the board',
  'share.row': '{letters} {squares}',
  'share.rowMore': '{letters} {squares} +{more}',
  'share.won': 'Won {yours} to {theirs}',
  'share.lost': 'Lost {yours} to {theirs}',
  'share.drew': 'Drew at {yours}',
  'share.me': 'Me: {count}',
  'share.seat': '{name}: {count}',
  'aloud.words': { by: 'count', one: 'I found {count} word.', other: 'I found {count} words.' },
  'aloud.points': { by: 'count', one: 'It made {count} point.', other: 'They made {count} points.' },
  'aloud.share': 'That is {share} percent of all there were on the board.',
  'aloud.longest': {
    by: 'count',
    one: 'The longest has {count} letter.',
    other: 'The longest has {count} letters.',
  },
  'aloud.won': 'I won {yours} to {theirs}.',
  'aloud.lost': 'I lost {yours} to {theirs}.',
  'aloud.drew': 'It was a draw at {yours}.',
  'aloud.me': { by: 'count', one: 'I have {count} point.', other: 'I have {count} points.' },
  'aloud.seat': { by: 'count', one: '{name} has {count} point.', other: '{name} has {count} points.' },

  'carried.title': 'Words the computer knows',
  'carried.note':
    'It begins its next match with these words, and adds what it learns from you. You may keep them as a file, one word a line, or bring in a list of your own.',

  'bot.random': 'Scribbler',
} as const satisfies Words;

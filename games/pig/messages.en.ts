/** What Pig says beside its table: prompts, refusals by their code, what lists and statistics tell. */
import type { Words } from '#shared/plugin/words.ts';

/** Why a move is refused, to whoever made it. */
const REFUSALS = {
  'match/over': 'The match has ended.',
  'seat/other': 'You can only play for your own seat.',
  'seat/not-host': 'Only the host of the table can do that.',
  'turn/not-yours': 'It is not your turn.',
  'turn/not-yet': 'Wait a moment: the turn is about to go on.',
  'dice/choose': 'Say how many dice to throw.',
  'dice/fixed': 'The number of dice is fixed: just roll.',
  'hold/none': 'A throw is banked by itself: there is nothing to hold.',
  'game/over': 'The game is over: begin a new one.',
  'game/not-over': 'The game is not over yet.',
  'policy/none': 'No computer with a policy sits there.',
  'policy/same': 'The computer plays like that already.',
} as const;

export type PigRefusal = keyof typeof REFUSALS;

export const messages = {
  ...REFUSALS,

  'prompt.playing': 'The game goes on.',
  'prompt.roll': 'Your turn: roll.',
  'prompt.rollOrHold': {
    by: 'points',
    one: 'Roll again, or hold {points} point.',
    other: 'Roll again, or hold {points} points.',
  },
  'prompt.throw': 'Your turn: throw as many dice as you dare.',
  'prompt.turn': 'It is the turn of {name}.',
  'prompt.ownPig': 'You rolled a 1: the turn passes.',
  'prompt.pig': '{name} rolled a 1: the turn passes.',
  'prompt.over': 'The game is over. Start a new one when you like.',
  'prompt.overForOthers': 'The game is over. The host may start a new one.',
  'prompt.left': 'The match has ended.',

  'glance.yours': 'Your turn',
  'glance.turn': '{name} to play',
  'glance.won': 'You won',
  'glance.lost': '{name} won',
  'glance.left': 'Given up',
  'glance.computer': 'You have {yours}, the computer {theirs}. First to {goal} wins.',
  'glance.person': 'You have {yours}, {name} {theirs}. First to {goal} wins.',
  'glance.several': 'You have {yours}, the best of the others {theirs}. First to {goal} wins.',

  'figure.bestTurn': 'Most points in one turn',
  'figure.clearestWin': 'Clearest win, in points',
  'figure.pointsPerTurn': 'Points per turn',

  'share.won': 'Won {yours} to {theirs}',
  'share.lost': 'Lost {yours} to {theirs}',
  'share.feats': 'Turns {turns} · Best turn {best}',
  'aloud.won': 'I won {yours} to {theirs}.',
  'aloud.lost': 'I lost {yours} to {theirs}.',
  'aloud.turns': { by: 'turns', one: 'I had {turns} turn.', other: 'I had {turns} turns.' },
  'aloud.best': {
    by: 'best',
    one: 'The best brought {best} point.',
    other: 'The best brought {best} points.',
  },

  'bot.random': 'Toss of a coin',
} as const satisfies Words;

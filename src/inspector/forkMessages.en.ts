/** What is said of forks: where they begin, what becomes of them, and their tree. */
import type { Words } from '#shared/plugin/words.ts';

export const forkWords = {
  'fork.title': 'Fork from here',
  'fork.where': 'A new match that begins as this one did, up to {time}, after entry {n}.',
  'fork.whereStart': 'A new match that begins as this one did, up to {time}, before the first entry.',
  'fork.alone':
    'This one is left alone. A fork counts in no statistics, and the computer learns nothing from it.',
  'fork.chance': 'Chance',
  'fork.same': 'The same seed, {seed}: what comes is the same until somebody plays otherwise',
  'fork.other': 'Another seed: other chance, and each move is judged anew',
  'fork.seed': 'Seed',
  'fork.draw': 'Draw one',
  'fork.notSeed': 'A seed is a whole number from 0 to {max}.',
  'fork.cancel': 'Cancel',
  'fork.fork': 'Fork',
  'fork.misfit': 'Entry {n} does not fit another seed; the fork has the {kept} before it.',
  'fork.misfitFirst': 'Entry 1 does not fit another seed; the fork has none of the entries.',
  'fork.go': 'Go to the fork',
  'tree.title': 'Forks of this match',
  'fork.failed': 'There is no fork: something went wrong ({why}).',
  'tree.back': 'Back to the match it was forked from',
  'tree.none':
    'Nothing has been forked from this match yet. “Fork from here” starts another from any moment of it.',
  'tree.unkept': 'This record is not kept on this device, so it has no forks here.',
  'tree.unread': 'The matches on this device could not be read ({why}).',
  'tree.root': 'Begun {when}',
  'tree.fork': 'After entry {n}, at {time}',
  'tree.begun': 'forked {when}',
  'tree.this': 'this match',
  'tree.gone': 'A match that has been deleted',
  'tree.over': 'over',
} satisfies Words;

/** What the page of kept words says; fetched with it. */
import type { Words } from '#shared/plugin/words.ts';

export const keptWords = {
  'kept.title': 'What games remember',
  'kept.nothing': '{game} remembers no words from match to match.',
  'kept.loading': 'The words are being fetched …',
  'kept.count': { by: 'count', one: '{count} word', other: '{count} words' },
  'kept.found': { by: 'count', one: '{count} of them fits', other: '{count} of them fit' },
  'kept.search': 'Search the words',
  'kept.none': 'No word fits “{search}”.',
  'kept.first': 'The first {count} are shown: search to see the others.',
  'kept.showAll': 'Show all {count}',
  'kept.file': 'As a file',
  'kept.save': 'Save as a file',
  'kept.saved': 'The words are saved as a file.',
  'kept.bring': 'Bring in a file',
  'kept.bringNote': 'A text file with one word a line. You are asked before anything changes.',
  'kept.tooLarge': 'The file is too large: at most 32 MB are read.',
  'kept.unread': 'The file could not be read ({why}).',
  'kept.bringTitle': { by: 'count', one: 'Bring in {count} word?', other: 'Bring in {count} words?' },
  'kept.bringText':
    'The file holds {count} words; {kept} are kept here. Added together they make {together}. Replaced, only those of the file are left.',
  'kept.bringTextReplace':
    'The file holds {count} words; {kept} are kept here. Replaced, only those of the file are left.',
  'kept.keep': 'Change nothing',
  'kept.add': 'Add them',
  'kept.replace': 'Replace all',
  'kept.changed': { by: 'count', one: 'Now {count} word is kept.', other: 'Now {count} words are kept.' },
  'kept.afreshTitle': 'Start afresh?',
  'kept.afreshText':
    'All that {game} has learned goes; it is left with the {count} words it began with. Save the {kept} kept here as a file first if you may want them again.',
  'kept.afresh': 'Start afresh',
  'kept.afreshNote': 'Back to the words that came with the game.',
  'kept.goingOn': 'A match that is still going on keeps the words it began with, and adds them when it ends.',
  'kept.toGame': 'To the game',
} as const satisfies Words;

export type KeptWord = keyof typeof keptWords;

/** What the page about Quoin says; fetched with it. */
import type { Words } from '#shared/plugin/words.ts';

export const aboutWords = {
  'about.title': 'About Quoin',
  'about.what':
    'Quoin is an arcade of word and tile games for one or several people. It is free, shows no advertisements, needs no account and sends nothing about you anywhere.',
  'about.name': 'A quoin is the wedge with which printers lock letters into a frame.',
  'about.version': 'Version',
  'about.licenceName': 'Licence',
  'about.licenceValue': 'MIT',
  'about.licence': 'Licence',
  'about.licenceNote': 'You may use, change and pass on Quoin; this is the whole text.',
  'about.marks': 'Names of others',
  'about.boggle': 'Boggle is a trademark of Hasbro, Inc.',
  'about.scrabble':
    'Scrabble is a trademark of Hasbro, Inc. in the United States and Canada and of Mattel (J. W. Spear & Sons Ltd) elsewhere.',
  'about.connection': 'Quoin has no connection with either, and neither has approved it.',
  'about.parts': 'What Quoin includes from others',
  'about.partsNote': 'Word lists, typefaces and programs, each under its own licence:',
  'about.partsFailed': 'The list could not be fetched ({why}).',
} as const satisfies Words;

export type AboutWord = keyof typeof aboutWords;

import { expect, test } from 'vitest';
import {
  lexiconFor,
  missingSentence,
  ownListIn,
  ownListOf,
  resourcesFor,
  valueOf,
} from '#shared/dictionary/chosenLexicon.ts';
import { ENGLISH } from '#shared/dictionary/english.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import { faultOf } from '#shared/plugin/readSettings.ts';

const LIST = { hash: '0123456789abcdef', title: 'Ann’s: words' };
const OWN = { name: `own:${LIST.title}`, hash: LIST.hash };

test('a setting names a list by its words and its title, and both come back', () => {
  expect(ownListIn(valueOf(LIST))).toEqual(LIST);
  expect(faultOf({ kind: 'lexicon', label: 'List', default: 'english' }, valueOf(LIST))).toBeNull();
  expect(ownListIn('english')).toBeNull();
});

test('an own list needs English too, for what it borrows', () => {
  expect(resourcesFor('english')).toEqual([ENGLISH]);
  expect(resourcesFor(valueOf(LIST))).toEqual([OWN, ENGLISH]);
  expect(ownListOf(OWN)).toEqual(LIST);
  expect(ownListOf(ENGLISH)).toBeNull();
});

test('the list that was chosen is found among what was fetched', () => {
  const own = lexiconOf(['tile'], { resource: OWN, title: LIST.title });
  const english = lexiconOf(['word'], { resource: ENGLISH, title: 'English' });
  const resources = { [OWN.name]: own, english };
  expect(lexiconFor(valueOf(LIST), resources)).toBe(own);
  expect(lexiconFor('english', resources)).toBe(english);
});

test('what was not fetched, or is another list of that name, is one clear sentence', () => {
  const sentence =
    'This match was played with the word list “Ann’s: words”, which is not on this device. Load that list and open it again.';
  const other = lexiconOf(['tile'], { resource: { ...OWN, hash: 'f'.repeat(16) }, title: LIST.title });
  expect(() => lexiconFor(valueOf(LIST), {})).toThrow(sentence);
  expect(() => lexiconFor(valueOf(LIST), { [OWN.name]: other })).toThrow(sentence);
  expect(missingSentence({ ...ENGLISH, hash: 'f'.repeat(16) })).toBe(
    'This match was played with another edition of the English word list, which is not on this device.',
  );
});

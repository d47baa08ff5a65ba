import type { Words } from '#shared/plugin/words.ts';

/** What stands round a definition. */
export const meaningWords = {
  'meaning.none': 'No definition here.',
  'meaning.unreachable': 'The definitions cannot be fetched now.',
  'meaning.broken': 'The definitions came damaged, so the word cannot be looked up.',
  'meaning.again': 'Try again',
  'meaning.also': 'also',

  'meaning.part.noun': 'noun',
  'meaning.part.verb': 'verb',
  'meaning.part.adjective': 'adjective',
  'meaning.part.adverb': 'adverb',
  'meaning.part.pronoun': 'pronoun',
  'meaning.part.preposition': 'preposition',
  'meaning.part.conjunction': 'conjunction',
  'meaning.part.determiner': 'determiner',
  'meaning.part.interjection': 'interjection',

  'meaning.form.plural': 'Plural of {lemma}',
  'meaning.form.present': 'Present tense of {lemma}',
  'meaning.form.past': 'Past tense of {lemma}',
  'meaning.form.participle': 'Past participle of {lemma}',
  'meaning.form.ing': 'The -ing form of {lemma}',
  'meaning.form.comparative': 'Comparative of {lemma}',
  'meaning.form.superlative': 'Superlative of {lemma}',
  'meaning.form.adverb': 'Adverb of {lemma}',
  'meaning.form.quality': 'The quality of being {lemma}',
  'meaning.pluralAndPresent': 'Plural and present tense of {lemma}',
} satisfies Words;

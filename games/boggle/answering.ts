/** What an entry is answered at once: as much as the rules tell, and never that a word is none where nobody judges that. */
import { byWord, longestFirst } from '#shared/dictionary/wordOrder.ts';
import type { BoggleData, WordFault } from './data.ts';
import type { BoggleRules } from './rules.ts';
import type { WrittenWord } from './writing.ts';

export type Answer =
  /** It counts: what it earns if nobody else has it. */
  | { readonly is: 'counts'; readonly points: number }
  /** It does not, and costs so much. */
  | { readonly is: 'fault'; readonly fault: WordFault; readonly costs: number }
  /** On the board; more is not told. */
  | { readonly is: 'onBoard' }
  /** Written down; nothing is told. */
  | { readonly is: 'taken' };

type Telling = Pick<BoggleRules, 'told' | 'judge' | 'penalty'>;

/** Whether only the match can say if a word that is on the board counts: the lexicon is asked there. */
export function awaitsLexicon({ told, judge }: Telling): boolean {
  return told === 'all' && judge === 'lexicon';
}

/** The answer to a word that has been ended; `notWords` as the view tells them. */
export function answerTo(
  rules: Telling,
  { word, fault, points }: WrittenWord,
  notWords: BoggleData['notWords'],
): Answer {
  switch (rules.told) {
    case 'nothing':
      return { is: 'taken' };
    case 'board':
      return fault === 'not-on-board' ? { is: 'fault', fault, costs: rules.penalty } : { is: 'onBoard' };
    case 'all': {
      const found = fault ?? (notWords.includes(word) ? 'not-a-word' : null);
      return found === null ? { is: 'counts', points } : { is: 'fault', fault: found, costs: rules.penalty };
    }
  }
}

/** Finished words that count as far as is told, and what they are worth together, their costs taken off. */
export function tallyOf(answers: readonly Answer[]): { readonly count: number; readonly points: number } {
  let [count, points] = [0, 0];
  for (const answer of answers) {
    if (answer.is === 'fault') points -= answer.costs;
    else count += 1;
    if (answer.is === 'counts') points += answer.points;
  }
  return { count, points };
}

/** In which order own words are listed: as written, the latest first; by the alphabet; the longest or dearest first. */
export const WORD_ORDERS = ['written', 'alphabet', 'length', 'points'] as const;
export type WordOrder = (typeof WORD_ORDERS)[number];

/** Words in the order of writing, put in another. */
export function inOrder(words: readonly WrittenWord[], order: WordOrder): readonly WrittenWord[] {
  const latest = words.toReversed();
  switch (order) {
    case 'written':
      return latest;
    case 'alphabet':
      return latest.toSorted(byWord);
    case 'length':
      return latest.toSorted(longestFirst);
    case 'points':
      return latest.toSorted((a, b) => b.points - a.points || byWord(a, b));
  }
}

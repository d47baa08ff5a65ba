/** How the computer's vocabulary grows and what of it is kept. Source: SRS 2.1.4.3–8. */
import { addWords, hasWord, isLearnable, sampleVocabulary } from '#shared/dictionary/vocabulary.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import type { Random } from '#shared/random/random.ts';
import { faultIn } from './finds.ts';
import type { RoundWords } from './finds.ts';
import { DIFFICULTY } from './limits.ts';
import type { BoggleRules } from './rules.ts';

/** How many words outlive a match (SRS 2.1.4.8: “about 300”). */
export const WORDS_KEPT = 300;

/**
 * The words of the writing seats that may be learned, each once: not rejected by the seat, on the board or not (SRS).
 * Where the lexicon judges, only those that count; a word that fell when it was challenged is not learned either.
 */
export function lessonsOf(
  rules: BoggleRules,
  round: RoundWords,
  writes: readonly boolean[],
): readonly string[] {
  const words = round.finds.flatMap((finds, seat) => {
    if (writes[seat] !== true) return [];
    const rejected = new Set(round.rejected[seat]);
    return finds
      .filter(({ word }) => !rejected.has(word) && isLearnable(word))
      .filter((find) => {
        const fault = faultIn(rules, round, find);
        return rules.judge === 'lexicon' ? fault === null : fault !== 'not-a-word';
      })
      .map(({ word }) => word);
  });
  return [...new Set(words)];
}

/** The vocabulary with each word it lacks learned by a chance of difficulty in 10. */
export function learn(
  vocabulary: Vocabulary,
  words: readonly string[],
  difficulty: number,
  random: Random,
): Vocabulary {
  const learned = words
    .filter((word) => !hasWord(vocabulary, word))
    .filter(() => random.chance(difficulty / DIFFICULTY.max));
  return learned.length === 0 ? vocabulary : addWords(vocabulary, learned);
}

/** About 300 of the words, each as likely as any other; all of them when there are fewer. */
export function keepSome(vocabulary: Vocabulary, random: Random): Vocabulary {
  return sampleVocabulary(random, vocabulary, WORDS_KEPT);
}

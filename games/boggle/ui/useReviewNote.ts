/** What there is to say of a word beside it: why it does not count, what became of a challenge. */
import { phraseIn, useLanguage, useSay } from '#shared/plugin/ui/words.ts';
import type { Words } from '#shared/plugin/words.ts';
import type { BoggleData } from '../data.ts';
import type { ReviewWord } from '../reviewLists.ts';
import { reviewWords } from '../reviewMessages.en.ts';
import { WRONG_CHALLENGE } from '../rules.ts';
import { tableWords } from '../tableMessages.en.ts';
import type { PlayerNames } from './usePlayerNames.ts';

export { WRONG_CHALLENGE } from '../rules.ts';

const phrases: Words = { ...tableWords, ...reviewWords };

/** The sentence for a word, null where there is none. Called while drawing it follows the language. */
export function useReviewNote(
  around: () => { data: Pick<BoggleData, 'self' | 'watching'>; names: PlayerNames },
): (word: Pick<ReviewWord, 'note' | 'challenge'>) => string | null {
  const language = useLanguage();
  const say = useSay(reviewWords);

  return ({ note, challenge }) => {
    if (challenge !== null) {
      if (!challenge.stands) return say('review.fell');
      const { data, names } = around();
      return challenge.by === data.self && !data.watching
        ? say('review.stands.you', { count: WRONG_CHALLENGE })
        : say('review.stands.other', { count: WRONG_CHALLENGE, name: names.one(challenge.by) });
    }
    return note === null ? null : phraseIn(language.value, note.key, phrases[note.key], note.params);
  };
}

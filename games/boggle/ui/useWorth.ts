/** What is said of the word that is looked at: what it earns whom, or why it counts for nobody. */
import { useSay } from '#shared/plugin/ui/words.ts';
import type { Company } from '../company.ts';
import type { BoggleData } from '../data.ts';
import type { SoughtWord } from '../missed.ts';
import { reviewLists } from '../reviewLists.ts';
import { reviewWords } from '../reviewMessages.en.ts';
import type { PlayerNames } from './usePlayerNames.ts';
import { useReviewNote } from './useReviewNote.ts';

interface Around {
  readonly data: BoggleData;
  readonly names: PlayerNames;
  readonly company: Company;
  readonly sought: readonly SoughtWord[];
}

const anyWord = (): boolean => true;

/** Lines about a word; none about one that is nowhere. Called while drawing they follow the language. */
export function useWorth(around: () => Around): (word: string) => readonly string[] {
  const say = useSay(reviewWords);
  const noteOf = useReviewNote(around);

  function listedLines(word: string): readonly string[] | null {
    const { data, names, company } = around();
    if (data.lists === null) return null;
    for (const list of reviewLists(data, data.lists, 'all', anyWord)) {
      const found = list.words.find((each) => each.word === word);
      if (found === undefined) continue;
      const note = noteOf(found);
      if (found.rejected) return [say('review.rejected')];
      if (list.id === 'invalid') return note === null ? [] : [note];
      const more = note === null ? [] : [note];
      const count = found.points;
      if (list.id === 'common') {
        return company === 'computer'
          ? [say('review.forNobody'), ...more]
          : [say('review.forSeveral', { names: names.all(found.by) }), ...more];
      }
      const [owner = data.self] = found.by;
      const name = names.one(owner);
      if (names.isYou(owner)) return [say('review.forYou', { count }), ...more];
      return company === 'computer' && owner !== data.self
        ? [say('review.forComputer', { count }), ...more]
        : [say('review.forOther', { count, name }), ...more];
    }
    return null;
  }

  return (word) => {
    const { data, sought } = around();
    const possible = sought.find((each) => each.word === word);
    const listed = listedLines(word);
    if (listed === null)
      return possible === undefined ? [] : [say('review.missed', { count: possible.points })];
    // Where nobody judges, it is worth knowing that a word is in no list.
    const unknown = data.rules.judge !== 'lexicon' && data.possible !== null && possible === undefined;
    const fits = data.lists?.seats.some(({ all }) =>
      all.some((each) => each.word === word && each.fault === null),
    );
    return unknown && fits === true
      ? [...listed, say('review.notInLexicon', { lexicon: data.lexicon })]
      : listed;
  };
}

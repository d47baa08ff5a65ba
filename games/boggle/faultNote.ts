/** Why a word does not count, as shortly as it can be said. */
import type { Message } from '#shared/plugin/view.ts';
import type { Board } from './board.ts';
import type { ListedWord } from './data.ts';
import { missingFrom } from './writing.ts';

/** The sentence for a word's fault on that board; null for a word that counts. */
export function faultNote(
  board: Board | null,
  { word, fault }: Pick<ListedWord, 'word' | 'fault'>,
): Message | null {
  if (fault === null) return null;
  if (fault !== 'not-on-board' || board === null) return { key: `fault.${fault}` };
  const missing = missingFrom(board, word);
  switch (missing.why) {
    case 'no-letter':
      return { key: 'fault.no-letter', params: { letter: missing.letter.toUpperCase() } };
    case 'few': {
      const { count } = missing;
      const letter = missing.letter.toUpperCase();
      return count === 1
        ? { key: 'fault.only-one', params: { letter } }
        : { key: 'fault.few', params: { letter, count } };
    }
    case 'apart':
      return {
        key: 'fault.apart',
        params: { first: missing.first.toUpperCase(), second: missing.second.toUpperCase() },
      };
    case 'no-path':
      return { key: 'fault.not-on-board' };
  }
}

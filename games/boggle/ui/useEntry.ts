/** What happens when letters are taken and words ended: what is said, shown and heard of it. */
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import type { SoundName } from '#shared/plugin/ui/senses.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { BoggleData } from '../data.ts';
import { tableWords } from '../tableMessages.en.ts';
import { missingFrom, type WrittenWord } from '../writing.ts';
import type { Sheet } from './useSheet.ts';

export interface EntryOptions {
  readonly sheet: Sheet;
  readonly data: ComputedRef<BoggleData>;
  said(sentence: string): void;
  play(sound: SoundName): void;
}

export interface Entry {
  /** What the word under the pen is worth, or why nothing. */
  readonly worth: ComputedRef<string | null>;
  readonly tone: ComputedRef<'good' | 'bad'>;
  /** Counts what was turned down on the board. */
  readonly refused: ShallowRef<number>;
  readonly canClear: ComputedRef<boolean>;
  /** What the clearing button does now. */
  readonly clearLabel: ComputedRef<string>;
  write(text: string): void;
  take(cell: number): void;
  endWord(): void;
  clear(): void;
}

export function useEntry({ sheet, data, said, play }: EntryOptions): Entry {
  const say = useSay(tableWords);
  const refused = shallowRef(0);
  const pen = computed(() => sheet.writing.value?.current ?? null);
  /** There is nothing to clear but the end of the last word. */
  const behindWord = computed(() => pen.value === null && sheet.text.value !== '');

  /** The word has been ended: said once, in words, and heard. */
  function tell(word: WrittenWord, again: boolean): void {
    const spoken = shortened(word.word);
    if (again) said(say('said.again', { word: spoken }));
    else if (word.fault === null) said(say('said.accepted', { word: spoken, points: word.points }));
    else said(faultSaid({ ...word, word: spoken }, word.word));
    if (again || word.fault !== null) refused.value += 1;
    play(again || word.fault !== null ? 'refuse' : 'accept');
  }

  function faultSaid({ word, fault }: WrittenWord, whole: string): string {
    const { board } = data.value;
    if (fault === 'too-short' || board === null) return say('said.too-short', { word });
    const missing = missingFrom(board, whole);
    switch (missing.why) {
      case 'no-letter':
        return say('said.no-letter', { word, letter: missing.letter.toUpperCase() });
      case 'apart':
        return say('said.apart', {
          word,
          first: missing.first.toUpperCase(),
          second: missing.second.toUpperCase(),
        });
      case 'no-path':
        return say('said.not-on-board', { word });
    }
  }

  function endWord(): void {
    const { writing } = sheet;
    const word = writing.value?.current ?? null;
    const again = writing.value?.again ?? false;
    sheet.endWord();
    if (word !== null) tell(word, again);
  }

  return {
    worth: computed(() => {
      if (pen.value === null) return null;
      if (sheet.writing.value?.again === true) return say('sheet.again');
      if (pen.value.fault === 'not-on-board') return say('sheet.notYet');
      return pen.value.points > 0 ? say('sheet.worth', { count: pen.value.points }) : null;
    }),
    tone: computed(() =>
      pen.value?.fault === 'not-on-board' || sheet.writing.value?.again === true ? 'bad' : 'good',
    ),
    refused,
    canClear: computed(() => sheet.text.value !== ''),
    clearLabel: computed(() => say(behindWord.value ? 'sheet.back' : 'sheet.clear')),
    write(text) {
      // A space ends a word as Enter does.
      if (text === `${sheet.text.value} ` && pen.value !== null) endWord();
      else sheet.write(text);
    },
    take(cell) {
      if (sheet.take(cell)) play('tick');
      else {
        refused.value += 1;
        play('refuse');
        said(say('board.cannotTake', { letter: data.value.board?.faces[cell] ?? '' }));
      }
    },
    endWord,
    clear() {
      // The last word is taken up again.
      if (behindWord.value) sheet.drop();
      else sheet.clearWord();
    },
  };
}

/** Letters of a word that is said: nobody wants to hear more. */
const SAID_LETTERS = 24;

function shortened(word: string): string {
  return word.length <= SAID_LETTERS ? word : `${word.slice(0, SAID_LETTERS)}…`;
}

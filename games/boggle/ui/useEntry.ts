/** What happens when letters are taken and words ended: what is said, shown and heard of it. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { SoundName } from '#shared/plugin/ui/senses.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { answerTo, awaitsLexicon, type Answer } from '../answering.ts';
import { seatedIn } from '../company.ts';
import type { BoggleData, WordFault } from '../data.ts';
import { faultNote } from '../faultNote.ts';
import { wordsIn } from '../sheet.ts';
import { clearWord } from '../sheetText.ts';
import { tableWords } from '../tableMessages.en.ts';
import { missingFrom, type WrittenWord } from '../writing.ts';
import { useSayMessage } from './useMessage.ts';
import type { Sheet } from './useSheet.ts';

export interface EntryOptions {
  readonly sheet: Sheet;
  readonly data: ComputedRef<BoggleData>;
  said(sentence: string): void;
  play(sound: SoundName): void;
}

export interface Entry {
  /** What the word under the pen is worth, or why nothing; where none is, what became of the last. */
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
  /** A letter typed on the board goes where letters go. */
  typeOnBoard(event: KeyboardEvent): void;
}

interface Shown {
  readonly text: string | null;
  readonly tone: 'good' | 'bad';
}

export function useEntry({ sheet, data, said, play }: EntryOptions): Entry {
  const say = useSay(tableWords);
  const sayMessage = useSayMessage();
  const refused = shallowRef(0);
  const pen = computed(() => sheet.writing.value?.current ?? null);
  /** There is nothing to clear but the end of the last word. */
  const behindWord = computed(() => pen.value === null && sheet.text.value !== '');
  /** The answer to the last word, in short, until the next is begun. */
  const answered = shallowRef<Shown | null>(null);
  /** Words of which the match has still to say whether they are any. */
  let asked: readonly WrittenWord[] = [];

  watch(
    sheet.text,
    () => {
      answered.value = null;
    },
    { flush: 'sync' },
  );

  /** The word has been ended: said once, in words, shown and heard. */
  function tell(word: WrittenWord, answer: Answer): void {
    const bad = answer.is === 'fault';
    said(sentenceOf(word.word, answer));
    show({ text: shortOf(word.word, answer), tone: bad ? 'bad' : 'good' });
    if (bad) refused.value += 1;
    play(bad ? 'refuse' : answer.is === 'taken' ? 'tick' : 'accept');
  }

  function tellAgain(word: string): void {
    said(say('said.again', { word: shortened(word) }));
    show({ text: say('sheet.again'), tone: 'bad' });
    refused.value += 1;
    play('refuse');
  }

  function show(shown: Shown): void {
    if (pen.value === null) answered.value = shown;
  }

  function sentenceOf(whole: string, answer: Answer): string {
    const word = shortened(whole);
    switch (answer.is) {
      case 'counts': {
        const alone = seatedIn(data.value).length === 1;
        return say(alone ? 'said.acceptedAlone' : 'said.accepted', { word, points: answer.points });
      }
      case 'onBoard':
        return say('said.onBoard', { word });
      case 'taken':
        return say('said.taken', { word });
      case 'fault': {
        const sentence = faultSaid(word, whole, answer.fault);
        return answer.costs === 0 ? sentence : say('said.costs', { sentence, count: answer.costs });
      }
    }
  }

  function faultSaid(word: string, whole: string, fault: WordFault): string {
    const { board, rules } = data.value;
    if (fault === 'too-short') return say('said.too-short', { word, count: rules.minLength });
    if (fault === 'not-a-word') return say('said.not-a-word', { word });
    const missing = board === null ? null : missingFrom(board, whole);
    switch (missing?.why) {
      case 'no-letter':
        return say('said.no-letter', { word, letter: missing.letter.toUpperCase() });
      case 'few': {
        const { count } = missing;
        const letter = missing.letter.toUpperCase();
        return count === 1
          ? say('said.only-one', { word, letter })
          : say('said.few', { word, letter, count });
      }
      case 'apart':
        return say('said.apart', {
          word,
          first: missing.first.toUpperCase(),
          second: missing.second.toUpperCase(),
        });
      case 'no-path':
      case undefined:
        return say('said.not-on-board', { word });
    }
  }

  function shortOf(word: string, answer: Answer): string {
    switch (answer.is) {
      case 'counts':
        return say('answer.counts', { count: answer.points });
      case 'onBoard':
        return say('answer.onBoard');
      case 'taken':
        return say('answer.taken');
      case 'fault': {
        const note = faultNote(data.value.board, { word, fault: answer.fault });
        const what = note === null ? '' : sayMessage(note);
        return answer.costs === 0 ? what : say('answer.costs', { what, count: answer.costs });
      }
    }
  }

  function endWord(): void {
    const { writing } = sheet;
    const word = writing.value?.current ?? null;
    const again = writing.value?.again ?? false;
    sheet.endWord();
    if (word === null) return;
    if (again) tellAgain(word.word);
    else if (word.fault === null && awaitsLexicon(data.value.rules)) ask(word);
    else tell(word, answerTo(data.value.rules, word, []));
  }

  /** The answer is with the view that comes after the edit. */
  function ask(word: WrittenWord): void {
    asked = [...asked, word];
    sheet.flush();
    hear();
  }

  function hear(): void {
    const { sheets, self, lists, rules, notWords, can } = data.value;
    const told = new Set(wordsIn(clearWord(sheets[self] ?? '')));
    const open = asked;
    const still: WrittenWord[] = [];
    asked = still;
    for (const word of open) {
      const counted = lists?.seats[self]?.all.find((listed) => listed.word === word.word);
      // The word may have been the last there was to find: then the round is counted by now.
      if (counted !== undefined) tell(word, answerTo(rules, { ...word, fault: counted.fault }, []));
      else if (!can.write) continue;
      else if (told.has(word.word)) tell(word, answerTo(rules, word, notWords));
      else if (sheet.writing.value?.words.some((each) => each.word === word.word) === true) still.push(word);
    }
  }
  watch(data, () => {
    if (asked.length > 0) hear();
  });

  const shown = computed((): Shown => {
    if (pen.value === null) return answered.value ?? { text: null, tone: 'good' };
    if (sheet.writing.value?.again === true) return { text: say('sheet.again'), tone: 'bad' };
    const answer = answerTo(data.value.rules, pen.value, data.value.notWords);
    if (answer.is === 'fault' && answer.fault !== 'too-short')
      return {
        text: say(answer.fault === 'not-a-word' ? 'fault.not-a-word' : 'sheet.notYet'),
        tone: 'bad',
      };
    return {
      text: answer.is === 'counts' && answer.points > 0 ? say('sheet.worth', { count: answer.points }) : null,
      tone: 'good',
    };
  });

  function write(text: string): void {
    // A space ends a word as Enter does.
    if (text === `${sheet.text.value} ` && pen.value !== null) endWord();
    else sheet.write(text);
  }

  return {
    worth: computed(() => shown.value.text),
    tone: computed(() => shown.value.tone),
    refused,
    canClear: computed(() => sheet.text.value !== ''),
    clearLabel: computed(() => say(behindWord.value ? 'sheet.back' : 'sheet.clear')),
    write,
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
    typeOnBoard(event) {
      if (!data.value.can.write || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey || !/^\p{L}$/u.test(event.key)) return;
      event.preventDefault();
      write(sheet.text.value + event.key);
    },
  };
}

/** Letters of a word that is said: nobody wants to hear more. */
const SAID_LETTERS = 24;

function shortened(word: string): string {
  return word.length <= SAID_LETTERS ? word : `${word.slice(0, SAID_LETTERS)}…`;
}

/** A typed board, read and solved as it is typed. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { useLexicons } from '#shared/dictionary/ui/lexicons.ts';
import { parseBoard, type Board, type BoardParsed } from '../board.ts';
import type { PossibleWord } from '../data.ts';
import { possibleOn } from '../possible.ts';
import { CLASSIC_SCORES } from '../scoring.ts';
import type { Question } from '../solvedQuery.ts';

export interface Solved {
  /** Null where nothing is typed. */
  readonly read: ComputedRef<BoardParsed | null>;
  /** The board that was typed last, when what stands there now is none. */
  readonly board: ComputedRef<Board | null>;
  /** Null until there are a board and a list of words. */
  readonly words: ComputedRef<readonly PossibleWord[] | null>;
  /** Why there is no list of words; null while it is on its way, and once it is there. */
  readonly fault: Readonly<Ref<string | null>>;
  readonly loading: Readonly<Ref<boolean>>;
  retry(): void;
}

export function useSolved(question: () => Question): Solved {
  const lexicons = useLexicons();
  const lexicon = shallowRef<Lexicon | null>(null);
  const fault = shallowRef<string | null>(null);
  const loading = shallowRef(false);
  let latest = 0;

  async function load(): Promise<void> {
    const number = ++latest;
    fault.value = null;
    loading.value = true;
    try {
      const loaded = await lexicons.load(question().list);
      if (number === latest) lexicon.value = loaded;
    } catch (error) {
      if (number !== latest) return;
      lexicon.value = null;
      fault.value = error instanceof Error ? error.message : String(error);
    } finally {
      if (number === latest) loading.value = false;
    }
  }
  watch(() => question().list, load, { immediate: true });

  const text = computed(() => question().board);
  const read = computed(() => (text.value.trim() === '' ? null : parseBoard(text.value)));
  const board = computed<Board | null>((before) => {
    if (read.value === null) return null;
    return read.value.ok ? read.value.board : (before ?? null);
  });
  const min = computed(() => question().min);
  const words = computed(() => {
    if (read.value?.ok !== true || lexicon.value === null) return null;
    return possibleOn(read.value.board, { minLength: min.value, scores: CLASSIC_SCORES }, lexicon.value);
  });

  return { read, board, words, fault, loading, retry: () => void load() };
}

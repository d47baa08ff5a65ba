/** The sheet under the pen: what is typed, tapped and dragged goes into one text, and from there into the match. */
import {
  computed,
  inject,
  onBeforeUnmount,
  onMounted,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
} from 'vue';
import type { Send } from '#shared/plugin/contract.ts';
import { MATCH_NOW } from '#shared/timer/ui/matchClockKey.ts';
import { useWatching } from '#shared/plugin/ui/watching.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { Clock } from '#shared/plugin/view.ts';
import type { BoggleData } from '../data.ts';
import { REFUSALS } from '../messages.en.ts';
import type { BoggleMove } from '../moves.ts';
import { createSheetDraft } from './sheetDraft.ts';
import { clearWord, currentWord, endWord } from '../sheetText.ts';
import { dropLast, isTraced, nextCells, otherCells, takeCell, trailOf, type Tracing } from '../tracing.ts';
import { createReader, type Writing, type WrittenWord } from '../writing.ts';

export interface SheetOptions {
  readonly data: ComputedRef<BoggleData>;
  readonly clock: ComputedRef<Clock | null>;
  readonly paused: Readonly<Ref<boolean>>;
  readonly send: Send<BoggleMove>;
  /** Something was turned down, with the sentence. */
  complain(sentence: string): void;
  /** Ends what an input method still composes, before a text from elsewhere takes its place. */
  finish(): void;
}

export interface Sheet {
  readonly text: Readonly<Ref<string>>;
  /** What stands there, word by word; null where there is no board. */
  readonly writing: ComputedRef<Writing | null>;
  /** The finished words of the round, a new list only when they change; null for who has not written. */
  readonly written: ComputedRef<readonly WrittenWord[] | null>;
  /** The path of the word under the pen. */
  readonly trail: ComputedRef<readonly number[]>;
  /** Where it lies besides, if it was typed and has several paths. */
  readonly others: ComputedRef<readonly number[]>;
  /** Where it may go on. */
  readonly next: ComputedRef<readonly number[]>;
  write(text: string): void;
  /** Takes a cell; false when it cannot come next. */
  take(cell: number): boolean;
  drop(): void;
  endWord(): void;
  clearWord(): void;
  flush(): void;
}

const NOTHING: readonly number[] = [];

export function useSheet({ data, clock, paused, send, complain, finish }: SheetOptions): Sheet {
  const say = useSay(REFUSALS);
  const watching = useWatching();
  const matchNow = inject(MATCH_NOW, () => () => 0, true);
  const text = shallowRef('');
  /** The cells taken for the word being written. */
  const cells = shallowRef<readonly number[]>(NOTHING);

  const draft = createSheetDraft({
    send: (edit) => send(edit),
    now: () => performance.now(),
    left: () => (clock.value === null ? Infinity : clock.value.due - matchNow()),
    wake(ms, then) {
      const timer = setTimeout(then, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    changed(next) {
      text.value = next;
    },
    refused(sentence) {
      // A last letter that came after the bell needs no reproach: the lists are there.
      if (data.value.can.write) complain(sentence);
    },
  });

  watch(
    () => {
      const { sheets, self, phase, round } = data.value;
      // Where a device is handed over another's sheet comes under the pen.
      return [sheets[self] ?? '', `${phase} ${round} ${self}`] as const;
    },
    ([sheet, round]) => {
      draft.adopt(sheet, round);
    },
    { immediate: true },
  );

  // While paused an edit would be a move like any other.
  watch(
    paused,
    (now) => {
      if (now) draft.flush();
    },
    { flush: 'sync' },
  );

  const board = computed(() => (data.value.can.write ? data.value.board : null));
  /** The board on which own words stand, also when no more may be written. */
  const read = computed(() => (data.value.phase === 'round' ? data.value.board : null));
  const reader = computed(() => (read.value === null ? null : createReader(read.value, data.value.rules)));
  const writing = computed(() => reader.value?.(text.value) ?? null);
  const tracing = computed((): Tracing => ({ text: text.value, cells: cells.value }));
  const trail = computed(() => (board.value === null ? NOTHING : trailOf(board.value, tracing.value)));

  const traced = computed(() => board.value !== null && isTraced(board.value, tracing.value));
  // To light what is typed would tell whether it is on the board.
  const silent = computed(() => data.value.rules.told === 'nothing' && !traced.value);

  function write(next: string): void {
    if (!data.value.can.write) return;
    const fault = draft.write(next);
    // Of what is only watched the view alone decides what stands there: it is turned down before anything else is shown.
    if (watching.value) draft.flush();
    text.value = draft.text();
    if (fault !== null) complain(say(fault));
  }

  function trace(next: Tracing): void {
    cells.value = next.cells;
    write(next.text);
  }

  /** Letters that are tapped come after what is still being composed. */
  function rewrite(change: (text: string) => string): void {
    finish();
    write(change(text.value));
  }

  function flushWhenHidden(): void {
    if (document.visibilityState === 'hidden') draft.flush();
  }

  function flush(): void {
    draft.flush();
  }

  // Before the frame around it hears the same and notes how far the match has come.
  onMounted(() => {
    addEventListener('pagehide', flush, { capture: true });
    document.addEventListener('visibilitychange', flushWhenHidden, { capture: true });
  });
  onBeforeUnmount(() => {
    removeEventListener('pagehide', flush, { capture: true });
    document.removeEventListener('visibilitychange', flushWhenHidden, { capture: true });
    draft.close();
  });

  return {
    text,
    writing,
    written: computed(() => {
      const { can, players, self } = data.value;
      return can.write || players[self]?.done === true ? (writing.value?.words ?? null) : null;
    }),
    trail: computed(() => (silent.value ? NOTHING : trail.value)),
    others: computed(() => {
      const word = currentWord(text.value);
      if (board.value === null || word === '' || traced.value || silent.value) return NOTHING;
      return otherCells(board.value, word);
    }),
    next: computed(() =>
      board.value === null || silent.value ? NOTHING : nextCells(board.value, trail.value),
    ),
    write,
    take(cell) {
      finish();
      if (board.value === null) return false;
      const taken = takeCell(board.value, tracing.value, cell);
      if (taken !== null) trace(taken);
      return taken !== null;
    },
    drop() {
      finish();
      if (board.value !== null) trace(dropLast(board.value, tracing.value));
    },
    endWord: () => rewrite(endWord),
    clearWord: () => rewrite(clearWord),
    flush,
  };
}

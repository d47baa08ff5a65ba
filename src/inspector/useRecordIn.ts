/** Records into dev mode: from the store, a file, a text or a link; dropped or pasted anywhere on the page. */
import { markRaw, onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue';
import { MAX_RECORD_LENGTH, parseRecord, readRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import { openWatched } from '#src/watch/openWatched.ts';
import { decodeRecord, recordInHash } from '#src/watch/recordLink.ts';
import type { Watched } from '#src/watch/watched.ts';
import { inspectorWords } from './messages.en.ts';

export interface RecordIn {
  readonly busy: Readonly<Ref<boolean>>;
  /** One sentence on what could not be opened; null for nothing. */
  readonly fault: Readonly<Ref<string | null>>;
  dismiss(): void;
  /** Something is being dragged over the page. */
  readonly dragged: Readonly<Ref<boolean>>;
  openFile(file: Pick<File, 'size' | 'text'>): Promise<void>;
  /** The text of a record, or a link with one in it. */
  openText(text: string): Promise<void>;
  openStored(id: string): Promise<void>;
  openRecord(record: MatchRecord): Promise<void>;
}

/** `opened` is given what could be opened. What cannot be opened changes nothing but `fault`. */
export function useRecordIn(opened: (watched: Watched) => void): RecordIn {
  const say = useSay(inspectorWords);
  const announce = useAnnounce();
  const matches = useMatches();
  const busy = shallowRef(false);
  const fault = shallowRef<string | null>(null);
  const dragged = shallowRef(false);
  /** Only what was asked for last is opened. */
  let asked = 0;

  async function open(read: () => Promise<Result<MatchRecord>>, id: string | null = null): Promise<void> {
    const turn = ++asked;
    busy.value = true;
    fault.value = null;
    const result = await tried(async () => {
      const record = await read();
      return record.ok ? openWatched(record.value, id) : record;
    });
    if (turn !== asked) return;
    busy.value = false;
    if (result.ok) {
      const { plugin, timeline } = result.value;
      announce(say('door.opened', { game: plugin.title, count: timeline().log.length }), 'polite');
      opened(markRaw(result.value));
    } else {
      fault.value = result.message;
      announce(result.message, 'assertive');
    }
  }

  async function tried<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>> {
    try {
      return await act();
    } catch (error) {
      return no('record/unread', say('door.unread', { why: reasonOf(error) }));
    }
  }

  const record: RecordIn = {
    busy,
    fault,
    dragged,
    dismiss() {
      fault.value = null;
    },
    openFile: (file) =>
      open(async () =>
        // A character takes at most four bytes: such a file need not be read to be refused.
        file.size > 4 * MAX_RECORD_LENGTH
          ? no('record/too-large', say('door.tooLarge'))
          : parseRecord(await file.text()),
      ),
    openText: (text) =>
      open(() => {
        const plain = text.trim();
        if (plain === '') return Promise.resolve(no('record/empty', say('door.noText')));
        const mark = plain.indexOf('#');
        const linked = plain.startsWith('{') || mark < 0 ? null : recordInHash(plain.slice(mark));
        return linked === null ? Promise.resolve(parseRecord(plain)) : decodeRecord(linked);
      }),
    openStored: (id) =>
      open(async () => {
        const kept = await matches.store.read(id);
        return kept === null ? no('record/missing', say('door.missing')) : readRecord(kept);
      }, id),
    openRecord: (given) => open(() => Promise.resolve(yes(given))),
  };

  function paste(event: ClipboardEvent): void {
    if (event.defaultPrevented || isField(event.target)) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file === undefined && text === '') return;
    event.preventDefault();
    void (file === undefined ? record.openText(text) : record.openFile(file));
  }

  function drag(event: DragEvent): void {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    dragged.value = true;
  }

  function leave(event: DragEvent): void {
    if (event.relatedTarget === null) dragged.value = false;
  }

  function drop(event: DragEvent): void {
    dragged.value = false;
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    void record.openFile(file);
  }

  onMounted(() => {
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
  });
  onBeforeUnmount(() => {
    document.removeEventListener('paste', paste);
    document.removeEventListener('dragover', drag);
    document.removeEventListener('dragleave', leave);
    document.removeEventListener('drop', drop);
  });
  return record;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

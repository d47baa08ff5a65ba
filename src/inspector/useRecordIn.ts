/** Records into dev mode: from the store, a file, a text or a link; dropped or pasted anywhere on the page. */
import { markRaw, onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue';
import type { MatchRecord } from '#shared/match/record.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { no, type Result } from '#shared/result.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import type { Source } from '#src/watch/findWatched.ts';
import type { Watched } from '#src/watch/watched.ts';
import { inspectorWords } from './messages.en.ts';

export interface RecordIn {
  readonly busy: Readonly<Ref<boolean>>;
  /** One sentence on what could not be opened; null for nothing. */
  readonly fault: Readonly<Ref<string | null>>;
  dismiss(): void;
  /** Something is being dragged over the page. */
  readonly dragged: Readonly<Ref<boolean>>;
  open(source: Source): Promise<void>;
  openFile(file: Pick<File, 'size' | 'text'>): Promise<void>;
  /** The text of a record, or a link with one in it. */
  openText(text: string): Promise<void>;
  openRecord(record: MatchRecord): Promise<void>;
}

/** `opened` is given what could be opened, and from where. What cannot be opened changes nothing but `fault`. */
export function useRecordIn(opened: (watched: Watched, source: Source) => void): RecordIn {
  const say = useSay(inspectorWords);
  const announce = useAnnounce();
  const { load } = useMatches();
  const busy = shallowRef(false);
  const fault = shallowRef<string | null>(null);
  const dragged = shallowRef(false);
  /** Only what was asked for last is opened. */
  let asked = new AbortController();

  async function open(source: Source): Promise<void> {
    asked.abort();
    const { signal } = (asked = new AbortController());
    busy.value = true;
    fault.value = null;
    const result = await find(source, load, signal).catch((error: unknown) =>
      no('record/unread', say('inspector.partFailed', { why: reasonOf(error) })),
    );
    if (signal.aborted) return;
    busy.value = false;
    if (result.ok) {
      const { plugin, timeline } = result.value;
      announce(say('door.opened', { game: plugin.title, count: timeline().log.length }), 'polite');
      opened(markRaw(result.value), source);
    } else {
      fault.value = result.message;
      announce(result.message, 'assertive');
    }
  }

  const record: RecordIn = {
    busy,
    fault,
    dragged,
    dismiss() {
      fault.value = null;
    },
    open,
    openFile: (file) => open({ from: 'file', file }),
    openText: (text) => open({ from: 'text', text }),
    openRecord: (given) => open({ from: 'page', record: given, id: null }),
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
    asked.abort();
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

/** What reads and opens records is fetched with the first of them. @throws when it cannot be. */
async function find(source: Source, load: ResourceLoader, signal: AbortSignal): Promise<Result<Watched>> {
  const { findWatched } = await import('#src/watch/findWatched.ts');
  return findWatched(source, load, signal);
}

/** A match out of its replay: as a file, as a link, or kept on this device. One sentence says how each went. */
import { readonly, shallowRef, type Ref } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { matchFileStem } from '#src/profile/matchFile.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import { linkTo } from './recordAddress.ts';
import { sayWatch } from './sayWatch.ts';
import type { Watched } from './watched.ts';

export interface ReplayOut {
  readonly notice: Readonly<Ref<string | null>>;
  /** Under which the match is kept here; null for one that only came along. */
  readonly keptAs: Readonly<Ref<string | null>>;
  tell(sentence: string): void;
  save(): void;
  copyLink(): Promise<void>;
  keep(): Promise<void>;
}

export function useReplayOut(watched: Watched): ReplayOut {
  const matches = useMatches();
  const announce = useAnnounce();
  const notice = shallowRef<string | null>(null);
  const keptAs = shallowRef(watched.id);
  let keeping = false;

  function tell(sentence: string): void {
    notice.value = sentence;
    announce(sentence, 'polite');
  }

  return {
    notice: readonly(notice),
    keptAs: readonly(keptAs),
    tell,
    save() {
      const name = `${matchFileStem(watched.plugin.id, keptAs.value)}.json`;
      saveFile(name, JSON.stringify(watched.record(), null, 1));
      tell(sayWatch('replay.saved'));
    },
    async copyLink() {
      try {
        const { encodeRecord } = await import('./recordLink.ts');
        const encoded = await encodeRecord(watched.record());
        if (encoded === null) return tell(sayWatch('replay.tooLong'));
        await navigator.clipboard.writeText(linkTo('replay', encoded, document.baseURI));
        tell(sayWatch('replay.copied'));
      } catch (error) {
        tell(sayWatch('replay.uncopied', { why: reasonOf(error) }));
      }
    },
    async keep() {
      // A double press keeps it once.
      if (keeping || keptAs.value !== null) return;
      keeping = true;
      try {
        // What broke it is in the file it came from; what is kept can be played on.
        const { crash: _crash, ...sound } = watched.record();
        const text = JSON.stringify(sound);
        const brought = await matches.bringIn({ size: text.length, text: () => Promise.resolve(text) });
        if (brought.ok) keptAs.value = brought.value;
        tell(brought.ok ? sayWatch('replay.kept') : brought.message);
      } catch (error) {
        tell(sayWatch('replay.unkept', { why: reasonOf(error) }));
      } finally {
        keeping = false;
      }
    },
  };
}

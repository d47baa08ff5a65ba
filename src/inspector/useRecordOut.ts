/** A record out of dev mode: as a file, or as a link where it is small. */
import { readonly, shallowRef, type Ref } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { matchFileStem } from '#src/profile/matchFile.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { reasonOf } from '#src/shell/say.ts';
import { linkTo } from '#src/watch/recordAddress.ts';
import type { Watched } from '#src/watch/watched.ts';
import { inspectorWords } from './messages.en.ts';

export interface OutNotice {
  readonly text: string;
  /** Whether the file is offered beside it. */
  readonly offersFile: boolean;
}

export interface RecordOut {
  readonly notice: Readonly<Ref<OutNotice | null>>;
  save(): void;
  copy(): Promise<void>;
  dismiss(): void;
}

export function useRecordOut(watched: () => Watched): RecordOut {
  const say = useSay(inspectorWords);
  const announce = useAnnounce();
  const notice = shallowRef<OutNotice | null>(null);

  function tell(text: string, offersFile = false): void {
    notice.value = { text, offersFile };
    announce(text, 'polite');
  }

  return {
    notice: readonly(notice),
    save() {
      const { plugin, id } = watched();
      saveFile(`${matchFileStem(plugin.id, id)}.json`, JSON.stringify(watched().record(), null, 1));
      tell(say('inspector.saved'));
    },
    async copy() {
      try {
        const { encodeRecord } = await import('#src/watch/recordLink.ts');
        const encoded = await encodeRecord(watched().record());
        if (encoded === null) {
          tell(say('inspector.tooLong'), true);
          return;
        }
        await navigator.clipboard.writeText(linkTo('inspect', encoded, document.baseURI));
        tell(say('inspector.copied'));
      } catch (error) {
        tell(say('inspector.uncopied', { why: reasonOf(error) }), true);
      }
    },
    dismiss() {
      notice.value = null;
    },
  };
}

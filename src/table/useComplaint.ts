/** What a page has to say of something that was turned down or went wrong: a sentence at a time, and none for ever. */
import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';

/**
 * Says why something was turned down or went wrong, or takes back what was said (null): as something else is done, and
 * where somebody has read it. `about` tells what the sentence speaks of: once that is another, the sentence is past.
 */
export type Complain = (sentence: string | null, about?: () => string) => void;

export interface Complaint {
  /** What stands on the page; null for nothing. */
  readonly said: Readonly<Ref<string | null>>;
  readonly complain: Complain;
}

/** Each sentence is said aloud as it comes. */
export function useComplaint(): Complaint {
  const announce = useAnnounce();
  const said = shallowRef<string | null>(null);
  let forget = (): void => undefined;

  function complain(sentence: string | null, about?: () => string): void {
    forget();
    forget = () => undefined;
    said.value = sentence;
    if (sentence === null) return;
    announce(sentence, 'assertive');
    if (about !== undefined) forget = watch(about, () => complain(null));
  }

  onScopeDispose(() => {
    forget();
  });
  return { said: readonly(said), complain };
}

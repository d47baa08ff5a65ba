/** A result to share, shown as text; the dialog is fetched when somebody asks for it. */
import { computed, provide, shallowRef, type Component, type Ref, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { SHARE, type Share } from '#shared/plugin/ui/share.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import type { View } from '#shared/plugin/view.ts';
import { reasonOf } from '#src/shell/say.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import { messageIn } from './sentences.ts';
import type { SharedMatch, SharedResult } from './sharedResult.ts';

export interface Sharing extends Share {
  /** The dialog and what stands in it; null while nobody shares anything. */
  readonly shown: ShallowRef<{ readonly dialog: Component; readonly result: SharedResult } | null>;
}

export interface ShareDialogOptions {
  readonly plugin: Plugin;
  readonly game: Game;
  readonly view: Readonly<Ref<View>>;
  readonly title: Readonly<Ref<string>>;
  readonly spoken: Readonly<Ref<Language>>;
  /** Which match it is, as it stands when somebody asks. */
  match(): Pick<SharedMatch, 'id' | 'record' | 'first'>;
  complain(why: string | null): void;
}

/** Lends it to the table too. */
export function useShareDialog(options: ShareDialogOptions): Sharing {
  const { plugin, game, view, title, spoken, complain } = options;
  const router = useRouter();
  const shown: Sharing['shown'] = shallowRef(null);
  const shared = computed(() =>
    view.value.over || view.value.final ? (game.share?.(view.value) ?? null) : null,
  );

  async function show(): Promise<void> {
    if (shared.value === null) return;
    complain(null);
    try {
      const [{ default: dialog }, { sharedResult }, { linksTo }] = await Promise.all([
        import('./ShareDialog.vue'),
        import('./sharedResult.ts'),
        import('#src/shell/links.ts'),
      ]);
      const result = sharedResult({
        ...options.match(),
        plugin,
        shared: shared.value,
        title: title.value,
        say: (message) => messageIn(spoken.value, game, message),
        linkTo: linksTo(router, plugin.id),
      });
      shown.value = { dialog, result };
    } catch (error) {
      complain(sayTable('match.noShare', { why: reasonOf(error) }));
    }
  }

  const share: Share = {
    ready: computed(() => shared.value !== null),
    open: () => void show(),
  };
  provide(SHARE, share);
  return { ...share, shown };
}

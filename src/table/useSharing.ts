/** What of a game that is over can be shared at its table; the dialog is fetched when somebody asks for it. */
import { computed, provide, shallowRef, type Component, type Ref, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import { finishedGames } from '#shared/match/games.ts';
import { SHARE, type Share } from '#shared/plugin/ui/share.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import { reasonOf, say } from '#src/shell/say.ts';
import type { OpenedMatch } from './openMatch.ts';
import { messageIn } from './sentences.ts';
import type { SharedResult } from './sharedResult.ts';
import type { HostedMatch } from './useHost.ts';

export interface Sharing extends Share {
  /** The dialog and what stands in it; null while nobody shares anything. */
  readonly shown: ShallowRef<{ readonly dialog: Component; readonly result: SharedResult } | null>;
}

export interface SharingOptions {
  readonly id: string;
  readonly opened: OpenedMatch;
  readonly hosted: Pick<HostedMatch, 'host' | 'view'>;
  readonly title: Readonly<Ref<string>>;
  readonly spoken: Readonly<Ref<Language>>;
  complain(why: string): void;
}

/** Lends it to the table too. */
export function useSharing(options: SharingOptions): Sharing {
  const { id, opened, hosted, title, spoken, complain } = options;
  const { plugin, game } = opened;
  const { host, view } = hosted;
  const router = useRouter();
  const shown: Sharing['shown'] = shallowRef(null);
  const shared = computed(() =>
    view.value.over || view.value.final ? (game.share?.(view.value) ?? null) : null,
  );

  async function show(): Promise<void> {
    if (shared.value === null) return;
    try {
      const [{ default: dialog }, { sharedResult }, { linksTo }] = await Promise.all([
        import('./ShareDialog.vue'),
        import('./sharedResult.ts'),
        import('#src/shell/links.ts'),
      ]);
      const result = sharedResult({
        id,
        plugin,
        record: host.record(),
        first: finishedGames(game, host.timeline(), host.now()).length <= 1,
        shared: shared.value,
        title: title.value,
        say: (message) => messageIn(spoken.value, game, message),
        linkTo: linksTo(router, plugin.id),
      });
      shown.value = { dialog, result };
    } catch (error) {
      complain(say('match.noShare', { why: reasonOf(error) }));
    }
  }

  const share: Share = {
    ready: computed(() => shared.value !== null),
    open: () => void show(),
  };
  provide(SHARE, share);
  return { ...share, shown };
}

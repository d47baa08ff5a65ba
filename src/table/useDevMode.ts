/**
 * Dev mode at a table, as a state of its page: `?dev` in the address. The host goes on underneath and the table stays
 * where it is, out of sight; what dev mode needs is fetched when somebody first asks for it.
 */
import {
  computed,
  nextTick,
  onBeforeUnmount,
  onMounted,
  provide,
  readonly,
  shallowRef,
  watch,
  type Ref,
} from 'vue';
import { useRoute, useRouter } from 'vue-router';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import type LiveInspectorView from '#src/inspector/LiveInspector.vue';
import { MAY_INTERRUPT, WATCHING } from '#shared/plugin/ui/watching.ts';
import { reasonOf, say } from '#src/shell/say.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import { provideCovers } from './covers.ts';
import { LIVE_STAGE, type LiveStage } from './liveStage.ts';

type LiveInspector = typeof LiveInspectorView;

export interface DevMode {
  /** What stands instead of the table; null while the table is shown. */
  readonly inspector: Readonly<Ref<LiveInspector | null>>;
  /** Where in dev mode the table that is played stands; null for its own place. */
  readonly place: Readonly<Ref<HTMLElement | null>>;
  /** The table is out of sight. */
  readonly hidden: Readonly<Ref<boolean>>;
  open(): void;
  close(): void;
  /** Something in it has thrown: it is closed, and the match goes on. */
  fail(error: unknown): void;
}

export interface DevModeOptions extends Pick<LiveStage, 'viewer' | 'free'> {
  readonly seats: readonly Seat[];
  /** Whose turn it is; null while it is nobody's, and nothing is one seat's secret. */
  readonly turn: Readonly<Ref<SeatIndex | null>>;
  /** Is told why dev mode could not be fetched, and null as it is asked for anew. */
  complain(why: string | null): void;
  /** Brings the focus back to the table. */
  refocus(): Promise<void>;
}

export function useDevMode({ seats, viewer, turn, free, complain, refocus }: DevModeOptions): DevMode {
  const route = useRoute();
  const router = useRouter();
  const wanted = computed(() => 'dev' in route.query);
  const fetched = shallowRef<LiveInspector | null>(null);
  const inspector = computed(() => (wanted.value ? fetched.value : null));
  const place = shallowRef<HTMLElement | null>(null);
  const hidden = computed(() => inspector.value !== null && place.value === null);

  function open(): void {
    void router.push({ query: { ...route.query, dev: null } });
  }

  function close(): void {
    const { dev: _dev, ...query } = route.query;
    void router.replace({ query });
  }

  function fail(error: unknown): void {
    complain(sayTable('match.devFailed', { why: reasonOf(error) }));
    close();
  }

  /** Ctrl and a full stop, wherever the keyboard has it; on a text field too, for it writes nothing there. */
  function hear(event: KeyboardEvent): void {
    const { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
    if (!ctrlKey || altKey || metaKey || (key !== '.' && (code !== 'Period' || shiftKey))) return;
    event.preventDefault();
    // What is asked on top of the table has to be answered there first.
    if (repeat || document.querySelector('dialog[open]') !== null) return;
    if (wanted.value) close();
    else open();
  }

  watch(
    wanted,
    async (now) => {
      if (!now) return;
      complain(null);
      if (fetched.value !== null) return;
      try {
        fetched.value = (await import('#src/inspector/LiveInspector.vue')).default;
      } catch (error) {
        complain(say('match.noDev', { why: reasonOf(error) }));
        close();
      }
    },
    { immediate: true },
  );
  watch(inspector, async (now) => {
    if (now !== null) return;
    await nextTick();
    await refocus();
  });

  // The table goes home before dev mode is taken away with whatever stands in it.
  watch(
    inspector,
    () => {
      place.value = null;
    },
    { flush: 'sync' },
  );
  provide(LIVE_STAGE, { viewer, free, place });
  provideCovers(seats, () => (turn.value === null ? null : viewer.value));
  // A table out of sight opens no dialog and takes no focus of its own accord.
  provide(WATCHING, readonly(hidden));
  // Nor one in sight such a dialog: it would stand before the whole of dev mode.
  provide(
    MAY_INTERRUPT,
    computed(() => !wanted.value),
  );
  onMounted(() => document.addEventListener('keydown', hear));
  onBeforeUnmount(() => document.removeEventListener('keydown', hear));

  return { inspector, place, hidden, open, close, fail };
}

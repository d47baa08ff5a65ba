/** What is chosen in the layout of dev mode. It outlives the layout: another page may be shown in its place. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type { Viewer } from '#shared/plugin/view.ts';
import type { Covers } from '#src/table/covers.ts';
import { viewersOf, type NamedViewer } from '#src/watch/viewers.ts';
import type { Watched } from '#src/watch/watched.ts';
import type { InspectorPart } from './inspectorPage.ts';
import { useNarrow } from './useNarrow.ts';

/** The parts in the order of their tabs. */
export const PARTS = ['chart', 'timeline', 'step', 'table'] as const satisfies readonly InspectorPart[];

export interface LayoutChoices {
  /** Whether the window shows one part at a time. */
  readonly narrow: Readonly<Ref<boolean>>;
  /** The part that it shows then. */
  readonly part: Ref<InspectorPart>;
  shows(wanted: InspectorPart): boolean;
  /** Parts that have been shown: they stay, and with them the place to which somebody has scrolled. */
  readonly visited: Readonly<Ref<ReadonlySet<InspectorPart>>>;
  /** By which the timeline is filtered. */
  readonly search: Ref<string>;
  readonly viewers: ComputedRef<readonly NamedViewer[]>;
  /** As whom one looks at the table. */
  readonly viewer: Ref<Viewer>;
}

/** One looks as whoever has the device, else as the first seat; a view that comes to be covered gives way to that. */
export function useLayoutChoices(watched: () => Watched, covers: Covers | null): LayoutChoices {
  const narrow = useNarrow();
  const part = shallowRef<InspectorPart>('chart');
  const shows = (wanted: InspectorPart): boolean => !narrow.value || part.value === wanted;
  const visited = shallowRef<ReadonlySet<InspectorPart>>(new Set());
  watch(
    [part, narrow],
    () => {
      visited.value = new Set([...visited.value, ...PARTS.filter(shows)]);
    },
    { immediate: true },
  );

  const viewers = computed(() => viewersOf(watched()));
  const viewer = shallowRef<Viewer>(covers?.holder.value ?? viewers.value[0]?.viewer ?? 'spectator');
  watch(
    () => covers?.holder.value,
    (now) => {
      if (covers?.covers(viewer.value) === true) viewer.value = now ?? 'spectator';
    },
  );
  watch(viewers, (now) => {
    if (!now.some((each) => each.viewer === viewer.value)) viewer.value = 'spectator';
  });

  return { narrow, part, shows, visited, search: shallowRef(''), viewers, viewer };
}

/** A match that goes on here, as dev mode looks at it: it reads the host's log and folds, and never disturbs the match. */
import { onScopeDispose, shallowRef } from 'vue';
import type { Host } from '#shared/match/hostTypes.ts';
import { breakingDelay, type Broken } from '#shared/match/openRecord.ts';
import { mistakeIn } from '#shared/match/pluginError.ts';
import type { OpenedMatch } from '#src/table/openMatch.ts';
import type { Watched } from '#src/watch/watched.ts';

interface Break {
  readonly broken: Broken;
  /** Match time in ms up to which all is sound. */
  readonly until: number;
}

/** Its `broken` is reactive: what breaks while dev mode is open is shown there. */
export function useLiveWatched(id: string, { plugin, game, table }: OpenedMatch, host: Host): Watched {
  const stop = shallowRef(breakOf(host));
  onScopeDispose(
    host.subscribe(() => {
      stop.value ??= breakOf(host);
    }),
  );
  return {
    id,
    plugin,
    game,
    table,
    record: () => host.record(),
    timeline: () => host.timeline(),
    now: () => stop.value?.until ?? host.now(),
    subscribe: (listener) => host.subscribe(listener),
    host,
    get broken() {
      return stop.value?.broken ?? null;
    },
  };
}

/** Null while nothing has stopped it. The delay that threw must not fire again: time ends right before it. */
function breakOf(host: Host): Break | null {
  const error = host.broken();
  if (error === null) return null;
  const due = breakingDelay(host.timeline(), host.now());
  const at = due ?? host.now();
  return { broken: { entry: null, at, ...mistakeIn(error) }, until: due === null ? at : due - 1 };
}

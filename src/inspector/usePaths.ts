/** Looking for the shortest way to every state, in slices, so that the page goes on. */
import { onScopeDispose, shallowRef, type Ref } from 'vue';
import { openPathSearch, type PathSearch } from '#shared/chart/paths.ts';
import type { GameCheck } from '#shared/plugin/contract.ts';
import { reasonOf } from '#src/shell/say.ts';
import type { Watched } from '#src/watch/watched.ts';
import { chartFor } from './useChartLayout.ts';

/** How long is searched at a stretch, in ms: less than anybody notices. */
const SLICE = 24;
/** Steps tried between two looks at the clock: a few ms. */
const TRIES = 4;
/** The same seed finds the same ways. */
const SEED = 1;

export interface Found {
  readonly search: PathSearch;
  readonly check: GameCheck;
  readonly done: boolean;
}

export interface Paths {
  /** Null until the search has begun; a new object whenever something was found. */
  readonly found: Readonly<Ref<Found | null>>;
  /** Why there is no search, or why it stopped; null when all is well. */
  readonly fault: Readonly<Ref<string | null>>;
}

/** Begins at once, and ends with its scope. */
export function usePaths(watched: Watched): Paths {
  const found = shallowRef<Found | null>(null);
  const fault = shallowRef<string | null>(null);
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let gone = false;

  async function begin(): Promise<void> {
    try {
      const { plugin, game } = watched;
      const check = await game.check();
      if (gone) return;
      const search = openPathSearch(plugin, game, check, chartFor(watched.timeline().machine), {
        seed: SEED,
      });
      found.value = { search, check, done: search.done() };
      go();
    } catch (error) {
      fault.value = reasonOf(error);
    }
  }

  /** A slice now, the next as soon as the page has had its turn. */
  function go(): void {
    waiting = setTimeout(() => {
      try {
        slice();
      } catch (error) {
        fault.value = reasonOf(error);
      }
    });
  }

  function slice(): void {
    const now = found.value;
    if (now === null || now.done) return;
    const { search } = now;
    const end = performance.now() + SLICE;
    let news = false;
    while (!search.done() && performance.now() < end) news = search.step(TRIES).length > 0 || news;
    if (news || search.done()) found.value = { ...now, done: search.done() };
    if (!search.done()) go();
  }

  onScopeDispose(() => {
    gone = true;
    if (waiting !== null) clearTimeout(waiting);
  });
  void begin();
  return { found, fault };
}

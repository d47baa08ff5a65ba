/** The step one looks at, explained once the playhead rests, or goes with the match: scrubbing and playing wait for nothing. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { diffOf, type Change } from '#shared/chart/diff.ts';
import { explainStep, type Explanation } from '#shared/chart/explain.ts';
import { canonicalJson } from '#shared/json.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Step } from '#shared/match/steps.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { reasonOf } from '#src/shell/say.ts';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import { viewersOf } from '#src/watch/viewers.ts';
import type { Watched } from '#src/watch/watched.ts';
import { useRested } from './useRested.ts';

/** Viewers for whom a step changed the same; with no change, those who saw nothing of it. */
export interface Seen {
  readonly names: readonly string[];
  readonly changes: readonly Change[];
}

/** Or why the game cannot say who sees what: what its chart did can be told all the same. */
export type Sights = Result<readonly Seen[]>;

export type Explained =
  | {
      readonly kind: 'explained';
      readonly step: Step;
      readonly explanation: Explanation;
      readonly seen: Sights;
    }
  | { readonly kind: 'failed'; readonly step: Step; readonly why: string };

export interface ExplainedStep {
  readonly explained: Readonly<Ref<Explained>>;
  /** What broke the match, as far as it got; null unless one looks at its last step. */
  readonly broken: ComputedRef<Explanation | null>;
  /** The playhead has gone on since. */
  readonly stale: ComputedRef<boolean>;
}

export function useExplanation(watched: Watched, playhead: Playhead): ExplainedStep {
  // What happens in a match that goes on does so now and then, and is told in the picture that shows it.
  const rested = useRested(
    () => playhead.index.value,
    playhead.index.value,
    () => playhead.live.value,
  );
  const explained = shallowRef(explain(watched, playhead, rested.value));
  watch(rested, (index) => {
    if (index < playhead.steps.value.length) explained.value = explain(watched, playhead, index);
  });
  return {
    explained,
    stale: computed(() => explained.value.step.index !== playhead.index.value),
    broken: computed(() => {
      const { step } = explained.value;
      const isLast = step.index === playhead.steps.value.length - 1;
      return watched.broken === null || !isLast ? null : explainBreak(watched, step);
    }),
  };
}

function explain(watched: Watched, playhead: Playhead, index: number): Explained {
  const step = playhead.steps.value[index] ?? playhead.step.value;
  const before = playhead.steps.value[index - 1]?.state ?? null;
  try {
    const explanation = explainStep(watched.timeline().machine, watched.record(), before, step);
    return { kind: 'explained', step, explanation, seen: seenOf(watched, before, step.state) };
  } catch (error) {
    return { kind: 'failed', step, why: reasonOf(error) };
  }
}

/** The same step once more that stopped the match: the entry it broke at, or else the delay that was due. */
function explainBreak(watched: Watched, last: Step): Explanation | null {
  const { broken } = watched;
  const [delay] = last.state.pending;
  if (broken === null) return null;
  const attempt =
    broken.entry !== null
      ? ({ kind: 'entry', at: broken.entry.at, entry: broken.entry, state: null } as const)
      : delay !== undefined && delay.due <= broken.at
        ? ({ kind: 'delay', at: delay.due, delay, state: null } as const)
        : null;
  if (attempt === null) return null;
  try {
    return explainStep(watched.timeline().machine, watched.record(), last.state, attempt);
  } catch (error) {
    // What is told of the break then is what the record says.
    console.warn('The step that broke cannot be explained:', error);
    return null;
  }
}

/** Who came to see what: viewers with the same changes together, in the order of the seats. */
function seenOf(watched: Watched, before: FoldState | null, after: FoldState): Sights {
  try {
    return yes(groupsOf(watched, before, after));
  } catch (error) {
    return no('view/threw', reasonOf(error));
  }
}

function groupsOf(watched: Watched, before: FoldState | null, after: FoldState): readonly Seen[] {
  const { game } = watched;
  const groups = new Map<string, { names: string[]; changes: readonly Change[] }>();
  for (const { viewer, name } of viewersOf(watched)) {
    // What is new to a viewer at the start is everything: no change of anything.
    const changes = before === null ? [] : diffOf(game.view(before, viewer), game.view(after, viewer));
    const key = canonicalJson(changes);
    const group = groups.get(key) ?? { names: [], changes };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

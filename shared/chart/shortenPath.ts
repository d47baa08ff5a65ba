/**
 * A long way made short, by leaving things out: halves first, then smaller and smaller pieces, as long as the rest still
 * gets there. Source: Zeller and Hildebrandt, “Simplifying and Isolating Failure-Inducing Input”, 2002 (ddmin).
 */
import { perform, type Act, type Beginning, type Moment } from './pathActs.ts';

/**
 * The acts that are needed to get from a moment to a state; those that no longer can be done without the others are
 * dropped with them. Yields after each act tried, so that it can be done a little at a time.
 */
export function* shorten(
  beginning: Beginning,
  first: Moment,
  acts: readonly Act[],
  target: string,
): Generator<null, readonly Act[]> {
  let kept = acts;
  for (let size = Math.ceil(acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let shorter = true; shorter;) {
      shorter = false;
      for (let from = 0; from < kept.length;) {
        const rest = yield* replay(beginning, first, kept.toSpliced(from, size), target);
        if (rest === null) from += size;
        else [kept, shorter] = [rest, true];
      }
    }
  }
  return kept;
}

/** The acts among these that can be done one after the other, up to where they reach the state; null if they do not. */
function* replay(
  beginning: Beginning,
  first: Moment,
  acts: readonly Act[],
  target: string,
): Generator<null, readonly Act[] | null> {
  let { state } = first;
  const done: Act[] = [];
  for (const act of acts) {
    const moment = perform(beginning, state, act);
    yield null;
    if (moment === null) continue;
    done.push(act);
    if (moment.visited.has(target)) return done;
    state = moment.state;
  }
  return null;
}

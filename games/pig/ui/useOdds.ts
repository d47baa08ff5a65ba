/** The chances by some rules, for as long as whoever asks is on the page. */
import { computed, inject, onMounted, onScopeDispose, watch, type ComputedRef, type InjectionKey } from 'vue';
import type { Matrix } from '../matrix.ts';
import type { Solution, Strength } from '../solution.ts';
import { createOddsKeeper, type OddsKeeper } from './oddsKeeper.ts';
import type { OddsPart, Ruled } from './oddsQuestion.ts';
import { startOddsThread } from './oddsThread.ts';
import { whenIdle } from './whenIdle.ts';

/** Another keeper than the page's own, for tests. */
export const ODDS_KEEPER: InjectionKey<OddsKeeper> = Symbol('odds keeper');

/** One for the whole page: what is known at one table is known at the next. */
const ofPage = createOddsKeeper({
  start: startOddsThread,
  fetchHere: () => import('./answerOdds.ts').then(({ answerOdds }) => answerOdds),
});

export interface UsedOdds {
  /** Each null until it has been worked out. */
  readonly solution: ComputedRef<Solution | null>;
  readonly strengths: ComputedRef<readonly Strength[] | null>;
  readonly matrix: ComputedRef<Matrix | null>;
  /** Why something could not be worked out; null while nothing has failed. */
  readonly fault: ComputedRef<string | null>;
  retry(): void;
}

/**
 * Said in `setup`. The parts are asked for once the page has been drawn and has nothing else to do, and again by other
 * rules when these change.
 */
export function useOdds(
  rules: () => Ruled,
  parts: readonly OddsPart[] = ['solution', 'strengths'],
): UsedOdds {
  const keeper = inject(ODDS_KEEPER, ofPage);
  let leave = keeper.join(rules());
  let callOff: (() => void) | null = null;

  function askSoon(): void {
    callOff?.();
    callOff = whenIdle(() => {
      for (const part of parts) keeper.ask(rules(), part);
    });
  }

  onMounted(askSoon);
  watch([() => rules().variant, () => rules().goal], () => {
    const leaveBefore = leave;
    leave = keeper.join(rules());
    leaveBefore();
    askSoon();
  });
  onScopeDispose(() => {
    callOff?.();
    leave();
  });

  const known = computed(() => keeper.known({ variant: rules().variant, goal: rules().goal }));
  const odds = computed(() => known.value.value.odds);
  return {
    solution: computed(() => odds.value.solution),
    strengths: computed(() => odds.value.strengths),
    matrix: computed(() => odds.value.matrix),
    fault: computed(() => known.value.value.fault),
    retry: () => keeper.retry(rules()),
  };
}

/** What a drawn chart tells at a moment: of each state and arrow whether it is lit, how often it came about, its name. */
import { computed, type ComputedRef } from 'vue';
import type { Chart } from '#shared/chart/chart.ts';
import type { Box, ChartLayout, ListRow, Route } from '#shared/chart/layoutTypes.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { chartWords } from './chartMessages.en.ts';
import { homeOf, litOf, type ChartCounts, type Lit } from './chartMoment.ts';
import { arrowSentence, stateSentence } from './chartNames.ts';
import { sameSpot, type Spot } from './chartSpots.ts';

export interface ChartMoment {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  /** Innermost states, as paths. */
  readonly leaves: readonly string[];
  readonly counts: ChartCounts;
  readonly chosen: Spot | null;
}

interface Told {
  /** How a screen reader calls it, with all there is to say of it. */
  readonly name: string;
  readonly chosen: boolean;
}

export interface ToldState extends Told {
  readonly box: Box;
  readonly lit: Lit;
}

interface ToldTaken extends Told {
  readonly count: number | null;
  readonly justTaken: boolean;
  /** What is written of it lies on the ground that lit states are filled with. */
  readonly onGround: boolean;
}

export interface ToldArrow extends ToldTaken {
  readonly route: Route;
}

export interface ToldRow extends ToldTaken {
  readonly row: ListRow;
  /** The innermost state is filled with sun. */
  readonly onSun: boolean;
}

export interface ToldChart {
  readonly states: ComputedRef<readonly ToldState[]>;
  readonly arrows: ComputedRef<readonly ToldArrow[]>;
  readonly rows: ComputedRef<readonly ToldRow[]>;
}

/** Follows `moment`, the props of a component. */
export function useToldChart(moment: ChartMoment): ToldChart {
  const say = useSay(chartWords);
  const homes = computed(
    () => new Map(moment.chart.arrows.map(({ name }) => [name, homeOf(moment.chart, name)])),
  );
  const arrowsByName = computed(() => new Map(moment.chart.arrows.map((arrow) => [arrow.name, arrow])));
  const statesByPath = computed(() => new Map(moment.chart.states.map((state) => [state.path, state])));
  // Words of another language are other words.
  const calledStates = createCalled(() => say('chart.state'));
  const calledArrows = createCalled(() => say('chart.state'));

  function stateOf(box: Box): ToldState {
    const { path } = box;
    const lit = litOf(moment.leaves, path);
    const state = statesByPath.value.get(path);
    const count = moment.counts.entered(path);
    return {
      box,
      lit,
      name:
        state === undefined
          ? path
          : calledStates(state, `${lit} ${count}`, () => stateSentence(say, state, lit, count)),
      chosen: sameSpot(moment.chosen, { kind: 'state', path }),
    };
  }

  function takenOf(arrow: string, onGround: boolean): ToldTaken {
    const found = arrowsByName.value.get(arrow);
    // What is held back is never taken, and that is no news.
    const count = found?.forbids === true ? null : moment.counts.taken(arrow);
    const justTaken = moment.counts.justTaken(arrow);
    return {
      count,
      justTaken,
      onGround,
      name:
        found === undefined
          ? arrow
          : calledArrows(found, `${count} ${justTaken}`, () => arrowSentence(say, found, count, justTaken)),
      chosen: moment.chosen?.kind === 'arrow' && moment.chosen.name === arrow,
    };
  }

  /** Whether what is written in a state lies on the ground that lit states are filled with. */
  function onGround(path: string): boolean {
    return path.split('.').some((_, i, parts) => {
      const around = parts.slice(0, i + 1).join('.');
      return around !== '' && litOf(moment.leaves, around) === 'around';
    });
  }

  return {
    states: computed(() => moment.layout.boxes.map(stateOf)),
    arrows: computed(() =>
      moment.layout.routes.map((route) => ({
        route,
        ...takenOf(route.arrow, onGround(homes.value.get(route.arrow) ?? '')),
      })),
    ),
    rows: computed(() =>
      moment.layout.boxes.flatMap(({ path, list }) =>
        list.map((row) => ({
          row,
          onSun: litOf(moment.leaves, path) === 'now',
          ...takenOf(row.arrow, onGround(path)),
        })),
      ),
    ),
  };
}

/** Spells what a thing is called anew only where what it depends on, or the `language`, has changed. */
function createCalled(language: () => string): (thing: object, of: string, spell: () => string) => string {
  const known = new WeakMap<object, { readonly of: string; readonly sentence: string }>();
  return (thing, of, spell) => {
    const key = `${language()} ${of}`;
    const before = known.get(thing);
    if (before?.of === key) return before.sentence;
    const sentence = spell();
    known.set(thing, { of: key, sentence });
    return sentence;
  };
}

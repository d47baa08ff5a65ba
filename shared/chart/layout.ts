/**
 * Lays a chart out: each state's children as one flat level, from the inside out. Of several plans the one is taken that
 * can be shown largest in the room there is. The same chart, measure and room give the same layout to the last digit.
 * Known limit: an arrow may cross another one, and one that leaves a state deep inside may run past its sisters.
 */
import type { Chart } from './chart.ts';
import { drawPlan } from './draw.ts';
import { levelMemory } from './level.ts';
import { scaleOf, worthOf } from './judge.ts';
import type { ChartDirection, ChartFont, ChartLayout, Measure } from './layoutTypes.ts';
import type { Room } from './nested.ts';
import { choicesFor, levelsOf } from './choices.ts';
import { across, type Choice, type Plan } from './plan.ts';

/** Px: a panel beside a table, and a phone held upright. */
const ROOMS = { right: { width: 910, height: 330 }, down: { width: 366, height: 560 } } as const;
/** Layouts tried at most, and for charts too large for that, states and arrows in all of them together. */
const TRIES = 32;
const PARTS = 1200;
/** Where labels may be broken, in px: the usual width first. */
const WRAPS = [110, 80, 145] as const;

/**
 * Places every box, arrow and word of a chart, in px. `direction` is the way to try first; `room` is what it is to be
 * shown in, a usual one when it is not given.
 */
export function layoutOf(
  chart: Chart,
  measure: Measure,
  direction: ChartDirection,
  room: Room = ROOMS[direction],
): ChartLayout {
  const widths = remembered(measure);
  const layOutLevel = levelMemory();
  const seen = new Set<string>();
  const tries = Math.min(TRIES, Math.ceil(PARTS / (chart.states.length + chart.arrows.length)));
  const attempt = (plan: Plan): Tried => {
    const layout = drawPlan(chart, widths, plan, direction, room, layOutLevel);
    return { plan, layout, worth: worthOf(chart, layout, room) };
  };
  const levels = levelsOf(chart);
  const uniform = (root: ChartDirection, inner: ChartDirection): Plan => ({
    choices: new Map(levels.map((path) => [path, { direction: path === '' ? root : inner, groups: [] }])),
    overhang: true,
    wrapAt: WRAPS[0],
  });
  let best = attempt(uniform(direction, direction));
  const take = (plan: Plan): void => {
    const key = JSON.stringify([...plan.choices, plan.overhang, plan.wrapAt]);
    if (seen.has(key) || seen.size >= tries) return;
    seen.add(key);
    const tried = attempt(plan);
    if (tried.worth > best.worth) best = tried;
    // What hangs over covers something: without it the whole gets larger, and may still be the best.
    else if (plan.overhang && tried.worth < 0 && mightWin(tried)) take({ ...plan, overhang: false });
  };
  const mightWin = ({ layout }: Tried): boolean => 1000 * scaleOf(layout, room) > best.worth;

  take({ ...best.plan, overhang: false });
  const other = across(direction);
  take(uniform(direction, other));
  take(uniform(other, direction));
  take(uniform(other, other));
  for (const level of [...levels, ...levels]) {
    for (const choice of choicesFor(chart, level))
      take(withChoice({ ...best.plan, overhang: true }, level, choice));
  }
  for (const wrapAt of WRAPS) take({ ...best.plan, wrapAt });
  return best.layout;
}

interface Tried {
  readonly plan: Plan;
  readonly layout: ChartLayout;
  readonly worth: number;
}

function withChoice(plan: Plan, level: string, choice: Choice): Plan {
  const choices = new Map([...plan.choices].map(([path, own]) => [path, path === level ? choice : own]));
  return { ...plan, choices };
}

/** A measure that asks for no text twice. */
function remembered(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text, font: ChartFont) => {
    const key = `${font} ${text}`;
    const width = known.get(key) ?? measure(text, font);
    known.set(key, width);
    return width;
  };
}

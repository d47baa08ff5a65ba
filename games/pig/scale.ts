/** The scale of strengths: where policies stand on it, and which of them are named there. */
import { POLICIES } from './policyNames.ts';
import type { PolicyId } from './policyNames.ts';
import type { Strength } from './solution.ts';

/** Policies that are as strong as each other, as far as strengths are told. */
export interface ScalePoint {
  /** In the order of `POLICIES`: perfect play comes first. */
  readonly policies: readonly PolicyId[];
  /** Of a hundred games, to two places: so many it is behind. */
  readonly behind: number;
  /** From 0, perfect play, to 1, the weakest. */
  readonly part: number;
  readonly isChosen: boolean;
}

/** What a point is called: by these, and so many more that are not told. */
export interface PointName {
  readonly policies: readonly PolicyId[];
  readonly more: number;
}

/** A line of text below the scale, in the units of the scale. */
export interface ScaleLabel {
  readonly point: ScalePoint;
  readonly text: string;
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A drawing: its dots stand from `left` to `left + width`, its text anywhere from 0 to `whole`. */
export interface ScaleRoom {
  readonly left: number;
  readonly width: number;
  readonly whole: number;
  /** Of a letter, about, and between two labels at the least. */
  readonly letter: number;
  readonly gap: number;
}

/** Strengths are told to a hundredth of a game. */
const PLACES = 100;
/** Names of one point, and where room is scarce. */
const [NAMES, FEW_NAMES] = [2, 1];

/** One point for all that are as strong as each other, the strongest first. */
export function scaleOf(strengths: readonly Strength[], chosen: readonly PolicyId[]): readonly ScalePoint[] {
  const steps = strengths.map((strength) => ({ ...strength, step: stepOf(strength) }));
  const most = Math.max(1, ...steps.map(({ step }) => step));
  return [...new Set(steps.map(({ step }) => step))]
    .toSorted((a, b) => a - b)
    .map((step) => {
      const here = POLICIES.filter((policy) =>
        steps.some((one) => one.policy === policy && one.step === step),
      );
      return {
        policies: here,
        behind: step / PLACES,
        part: step / most,
        isChosen: here.some((policy) => chosen.includes(policy)),
      };
    });
}

/** By perfect play where it is there, and by what is chosen, else by the first: by `most` of them at the most. */
export function nameOf({ policies }: ScalePoint, chosen: readonly PolicyId[], most: number): PointName {
  const telling = policies.filter((policy) => policy === 'optimal' || chosen.includes(policy));
  const told = telling.length === 0 ? policies.slice(0, 1) : telling.slice(0, most);
  return { policies: told, more: policies.length - told.length };
}

/**
 * The two ends have theirs; between them what is chosen has one where there is room for it, and where it has none, what
 * stands next to the middle. `textOf` says a point by so many names at the most.
 */
export function labelsOf(
  points: readonly ScalePoint[],
  textOf: (point: ScalePoint, most: number) => string,
  room: ScaleRoom,
): readonly ScaleLabel[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = (most: number): ScaleLabel => ({
    point: first,
    text: textOf(first, most),
    x: 2,
    anchor: 'start',
  });
  if (last === first) return [start(NAMES)];
  const end: ScaleLabel = { point: last, text: textOf(last, FEW_NAMES), x: room.whole - 2, anchor: 'end' };
  const ends = [isApart(start(NAMES), end, room) ? start(NAMES) : start(FEW_NAMES), end];
  const [middle] = points
    .slice(1, -1)
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || fromMiddle(a) - fromMiddle(b))
    .map((point): ScaleLabel => {
      const x = room.left + point.part * room.width;
      return { point, text: textOf(point, FEW_NAMES), x, anchor: 'middle' };
    })
    .filter((label) => ends.every((one) => isApart(label, one, room)));
  return middle === undefined ? ends : [...ends, middle];
}

/** Nothing is ahead of perfect play. */
function stepOf({ behind }: Strength): number {
  return Math.max(0, Math.round(behind * PLACES));
}

function fromMiddle({ part }: ScalePoint): number {
  return Math.abs(part - 0.5);
}

function isApart(a: ScaleLabel, b: ScaleLabel, room: ScaleRoom): boolean {
  const [spanA, spanB] = [spanOf(a, room), spanOf(b, room)];
  return spanA.to + room.gap <= spanB.from || spanB.to + room.gap <= spanA.from;
}

function spanOf({ text, x, anchor }: ScaleLabel, { letter }: ScaleRoom) {
  const width = text.length * letter;
  const from = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { from, to: from + width };
}

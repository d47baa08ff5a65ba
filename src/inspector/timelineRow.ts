/** A step of a match as a line of the timeline, and what its filter looks for in it. */
import { plainWords } from '#shared/chart/names.ts';
import type { AnyMove, TableMove } from '#shared/match/entry.ts';
import { effectsOf, leavesOf, type Step } from '#shared/match/steps.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import { preciseTime } from '#src/watch/preciseTime.ts';
import type { inspectorWords } from './messages.en.ts';

export type InspectorSay = Say<keyof typeof inspectorWords>;

export interface TimelineRow {
  readonly index: number;
  readonly kind: Step['kind'];
  /** The entry's number; null for the start and for a delay. */
  readonly n: number | null;
  readonly time: string;
  readonly who: string;
  readonly event: string;
  /** What the event carries, in short; empty for nothing. */
  readonly payload: string;
  readonly states: string;
  readonly effects: string;
  /** All of it in small letters. */
  readonly text: string;
}

/** Characters of a payload that are shown: a line is no place for more. */
const PAYLOAD_LENGTH = 60;

/** `before` is the step before it; undefined for the start. */
export function rowOf(say: InspectorSay, step: Step, before: Step | undefined): TimelineRow {
  const { who, event, payload } = said(say, step);
  const [now, then] = [leavesAfter(step), leavesAfter(before ?? step)];
  const states = moved(then.map(lastKey), now.map(lastKey), then.join() !== now.join());
  const effects = effectsOf(step, before)
    .map((effect) => plainWords(effect.event.type))
    .join(', ');
  const n = step.kind === 'entry' ? step.entry.n : null;
  const time = preciseTime(step.at);
  const text = [n ?? '', time, who, event, nameOf(step), payload, states, ...then, ...now, effects]
    .join(' ')
    .toLowerCase();
  return { index: step.index, kind: step.kind, n, time, who, event, payload, states, effects, text };
}

/** As the chart itself has it: both ways of writing are found. */
function nameOf(step: Step): string {
  if (step.kind === 'start') return '';
  if (step.kind === 'delay') return step.delay.event.type;
  return 'move' in step.entry ? step.entry.move.type : step.entry.table.type;
}

interface Said {
  readonly who: string;
  readonly event: string;
  readonly payload: string;
}

function said(say: InspectorSay, step: Step): Said {
  switch (step.kind) {
    case 'start':
      return { who: '', event: say('timeline.startEvent'), payload: '' };
    case 'delay':
      return { who: say('timeline.clock'), event: delayName(say, step), payload: '' };
    case 'entry': {
      const { entry } = step;
      const who = entry.by === 'table' ? say('timeline.atTable') : seatName(say, step, entry.by);
      const did: AnyMove | TableMove = 'move' in entry ? entry.move : entry.table;
      const { type, ...fields } = did;
      return { who, event: plainWords(type), payload: short(fields) };
    }
  }
}

function seatName(say: InspectorSay, { state }: Step, seat: number): string {
  const name = state.table.seats[seat]?.name ?? '';
  return name === '' ? say('step.seat', { n: seat + 1 }) : name;
}

/** `after roundTime`, of what XState calls `xstate.after.roundTime.boggle.round`; the event's own name else. */
function delayName(say: InspectorSay, step: Step & { readonly kind: 'delay' }): string {
  return pendingName(say, step.delay.event.type, step.state.snapshot.machine.id);
}

export function pendingName(say: InspectorSay, type: string, chart: string): string {
  const AFTER = 'xstate.after.';
  if (!type.startsWith(AFTER)) return type;
  const end = type.indexOf(`.${chart}`, AFTER.length);
  return say('timeline.after', { delay: plainWords(type.slice(AFTER.length, end < 0 ? undefined : end)) });
}

function leavesAfter({ state }: Step): readonly string[] {
  return leavesOf(state.snapshot.value);
}

/** A line has room for the innermost name; the chart beside it shows where that is. */
function lastKey(path: string): string {
  return plainWords(path.slice(path.lastIndexOf('.') + 1));
}

/** `review`, or `round → review` where the chart moved. */
function moved(then: readonly string[], now: readonly string[], went: boolean): string {
  const [from, to] = [then.join(', '), now.join(', ')];
  return went ? `${from} → ${to}` : to;
}

/** The fields of an event: the only one by its value, of several each with its name. Words first: they say most. */
function short(fields: Readonly<Record<string, unknown>>): string {
  const isText = ([, value]: readonly [string, unknown]): number => (typeof value === 'string' ? 0 : 1);
  const entries = Object.entries(fields).toSorted((a, b) => isText(a) - isText(b));
  const [only] = entries;
  const text =
    entries.length === 1 && only !== undefined
      ? valueText(only[1])
      : entries.map(([key, value]) => `${key} ${valueText(value)}`).join(', ');
  return text.length <= PAYLOAD_LENGTH ? text : `${text.slice(0, PAYLOAD_LENGTH)}…`;
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value === '' || /\s/.test(value) ? JSON.stringify(value) : value;
  return value === undefined ? '' : JSON.stringify(value);
}

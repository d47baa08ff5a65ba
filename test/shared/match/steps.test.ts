import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectsOf, leavesOf, stateAtStep, stepAtTime, stepsOf, withMoreSteps } from '#shared/match/steps.ts';
import type { Step } from '#shared/match/steps.ts';
import { applyMove, fire, start } from '#shared/match/fold.ts';
import type { FoldState } from '#shared/match/state.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord, latest, nextState, stateAtTime, type Timeline } from '#shared/match/timeline.ts';
import { plugin as template } from '../../../template/game/index.ts';
import { allPlugins, randomMatch, type RandomMatch } from './randomMatch.ts';
import { moves, open } from './table.ts';

const RUNS = { numRuns: 8 };

/** Folds the rows themselves, each from the one before it, until entry `n` has been applied. */
function foldRows({ input, timeline }: RandomMatch, rows: readonly Step[], n: number): FoldState {
  const { machine } = timeline;
  let state = start(machine, input);
  /** By the number of the entry, for going back: what the rows came to, not what the timeline has. */
  const after = [state];
  for (const row of rows) {
    if (state.n === n) return state;
    if (row.kind === 'start') continue;
    if (row.kind === 'delay') state = fire(machine, state, row.delay);
    else state = appliedTo({ machine, after, state }, row);
    if (row.kind === 'entry') after.push(state);
  }
  return state;
}

/** A row of an entry on the state that the row before it came to. All delays due by then have had rows of their own. */
function appliedTo(
  { machine, after, state }: Pick<Timeline, 'machine'> & { after: readonly FoldState[]; state: FoldState },
  { entry }: Step & { readonly kind: 'entry' },
): FoldState {
  expect(state.pending.filter(({ due }) => due <= entry.at)).toEqual([]);
  if ('move' in entry) return applyMove(machine, state, entry);
  return nextState(machine, [...after.slice(0, -1), state], entry);
}

const played = [...allPlugins, template];

describe.each(played.map((plugin) => [plugin.title, plugin] as const))('steps of %s', (_, plugin) => {
  it('folded from row to row come to the fold of the log, at any entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffff), async (seed) => {
        const match = await randomMatch(plugin, seed, 15);
        const { record, timeline } = match;
        const { machine } = timeline;
        const rows = stepsOf(timeline, record.until);
        for (let n = 0; n <= record.log.length; n += 1) {
          const folded = latest(foldRecord(machine, { ...record, log: record.log.slice(0, n) }));
          expect(bytesOf(machine, foldRows(match, rows, n))).toBe(bytesOf(machine, folded));
        }
      }),
      RUNS,
    );
  });

  it('hold the state that the rows come to, and time runs on to the end of the record', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffff), async (seed) => {
        const match = await randomMatch(plugin, seed, 15);
        const { record, timeline } = match;
        const rows = stepsOf(timeline, record.until);
        for (const [i, row] of rows.entries()) {
          const upTo = foldRows(match, rows.slice(0, i + 1), Infinity);
          expect(bytesOf(timeline.machine, row.state)).toBe(bytesOf(timeline.machine, upTo));
          expect(row.state.at).toBe(row.at);
        }
        const due = rows.at(-1)?.state.pending[0]?.due ?? Infinity;
        expect(due).toBeGreaterThan(record.until);
      }),
      RUNS,
    );
  });

  it('show any moment as the timeline does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(0xffff),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        async (seed, at) => {
          const { record, timeline } = await randomMatch(plugin, seed, 25);
          const steps = stepsOf(timeline, record.until);
          const onSteps = steps.flatMap((step) => [step.at, step.at + 1]);
          for (const time of [...onSteps, ...at.map((part) => Math.round(part * record.until))]) {
            if (time > record.until) continue;
            const step = steps[stepAtTime(steps, time)];
            if (step === undefined) throw new Error('There is no step.');
            expect(bytesOf(timeline.machine, stateAtStep(step, time))).toBe(
              bytesOf(timeline.machine, stateAtTime(timeline, time)),
            );
          }
        },
      ),
      RUNS,
    );
  });

  it('come to the same a few at a time as all at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffff), fc.array(fc.nat(9), { minLength: 1 }), async (seed, portions) => {
        const { record, timeline } = await randomMatch(plugin, seed, 25);
        let steps: readonly Step[] = [];
        let n = 0;
        for (let i = 0; n < record.log.length; i += 1) {
          const more = Math.min(n + 1 + (portions[i % portions.length] ?? 0), record.log.length);
          const part = {
            ...timeline,
            log: record.log.slice(0, more),
            states: timeline.states.slice(0, more + 1),
          };
          // Now and then time alone has passed.
          const next = record.log[more]?.at ?? record.until;
          const reached = part.log.at(-1)?.at ?? 0;
          steps = withMoreSteps(steps, part, i % 2 === 0 ? reached : Math.floor((reached + next) / 2));
          n = more;
        }
        steps = withMoreSteps(steps, timeline, record.until);
        const { machine } = timeline;
        const told = (list: readonly Step[]): readonly unknown[] =>
          list.map(({ kind, index, at, state }) => [kind, index, at, bytesOf(machine, state)]);
        expect(told(steps)).toEqual(told(stepsOf(timeline, record.until)));
        expect(withMoreSteps(steps, timeline, record.until)).toBe(steps);
      }),
      RUNS,
    );
  });
});

describe('a step', () => {
  const timeline = moves(open(), [0, 'keep', 1000], [1, 'rest', 30_000]);
  const steps = stepsOf(timeline, 30_000);

  it('is each entry, and each delay that fired before it', () => {
    expect(steps.map(({ kind, at }) => [kind, at])).toEqual([
      ['start', 0],
      ['entry', 1000],
      ['delay', 21_000],
      ['delay', 21_000],
      ['entry', 30_000],
    ]);
  });

  it('has its own effects', () => {
    const heard = steps.map((step, i) => effectsOf(step, steps[i - 1]).map(({ event }) => event.type));
    expect(heard).toEqual([['deal'], [], ['bell'], ['deal'], []]);
  });

  it('names the innermost states, each region’s', () => {
    expect(steps.map(({ state }) => leavesOf(state.snapshot.value))).toEqual([
      ['playing.turn'],
      ['playing.turn'],
      ['playing.showdown'],
      ['playing.turn'],
      ['resting'],
    ]);
    expect(leavesOf({ a: { b: 'c', d: {} }, e: 'f' })).toEqual(['a.b.c', 'a.d', 'e.f']);
  });
});

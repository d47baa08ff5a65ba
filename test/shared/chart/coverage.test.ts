import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf, type Counts, type Coverage } from '#shared/chart/coverage.ts';
import { explainStep } from '#shared/chart/explain.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { stepsOf, type Step } from '#shared/match/steps.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import { allPlugins, randomMatch } from '#test/shared/match/randomMatch.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { moves, open } from '#test/shared/match/table.ts';

interface Names {
  readonly states: readonly string[];
  readonly arrows: readonly string[];
}

/** What the explanation of a step says was entered and taken. */
function explained({ machine }: Timeline, input: MatchInput, steps: readonly Step[]): readonly Names[] {
  return steps.map((step, i) => {
    const { microsteps } = explainStep(machine, input, steps[i - 1]?.state ?? null, step);
    return {
      states: microsteps.flatMap(({ entered }) => entered),
      arrows: microsteps.flatMap(({ arrows }) => arrows),
    };
  });
}

function tallied(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** In the order of the alphabet, so that maps compare as a person would. */
function sorted({ states, arrows }: Counts): readonly unknown[] {
  return [states, arrows].map((map) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function expectCounts(coverage: Coverage, names: readonly Names[], index: number): void {
  const upTo = names.slice(0, index + 1);
  const expected = {
    states: tallied(upTo.flatMap(({ states }) => states)),
    arrows: tallied(upTo.flatMap(({ arrows }) => arrows)),
  };
  expect(sorted(coverage.countsAt(index))).toEqual(sorted(expected));
}

const never = (): boolean => false;

describe.each(allPlugins.map((plugin) => [plugin.title, plugin] as const))('coverage of %s', (_, plugin) => {
  it('counts what each step’s explanation says, going back included', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffff), fc.nat(), async (seed, place) => {
        const match = await randomMatch(plugin, seed, 30);
        const line = stepsOf(match.timeline, match.record.until);
        const coverage = coverageOf(match.timeline.machine, match.input);
        coverage.follow(line);
        expect(coverage.advance(never)).toBe(true);
        const names = explained(match.timeline, match.input, line);
        expect(line.map((__, i) => coverage.namesIn(i))).toEqual(names);
        expectCounts(coverage, names, place % line.length);
        expectCounts(coverage, names, line.length - 1);
      }),
      { numRuns: 8 },
    );
  });
});

const { input, record, timeline } = await randomMatch(highCard, 11, 400);
const steps = stepsOf(timeline, record.until);

describe('coverage of a match that goes on', () => {
  it('comes to the same in slices of any size, past checkpoints too', () => {
    const names = explained(timeline, input, steps);
    const coverage = coverageOf(timeline.machine, input);
    for (let shown = 1; shown <= steps.length + 7; shown += 7) {
      coverage.follow(steps.slice(0, shown));
      let spare = 3;
      while (!coverage.advance(() => (spare -= 1) < 0)) spare = 3;
    }
    expect(coverage.counted).toBe(steps.length);
    expect(steps.length).toBeGreaterThan(300);
    for (const index of [0, 100, 254, 255, 256, 257, steps.length - 1]) expectCounts(coverage, names, index);
  });

  it('counts a step a slice, however late it is', () => {
    const coverage = coverageOf(timeline.machine, input);
    coverage.follow(steps);
    expect(coverage.advance(() => true)).toBe(false);
    expect(coverage.counted).toBe(1);
    expect(coverage.namesIn(0).states).toEqual(['playing', 'playing.dealing', 'playing.turn']);
    expect(coverage.namesIn(1)).toEqual({ states: [], arrows: [] });
  });

  it('begins anew with the steps of another match', () => {
    const coverage = coverageOf(timeline.machine, input);
    coverage.follow(steps);
    coverage.advance(never);
    const other = moves(open(), [0, 'quit', 5]);
    coverage.follow(stepsOf(other, 5));
    coverage.advance(never);
    expect(coverage.counted).toBe(2);
    expect([...coverage.countsAt(1).arrows]).toEqual([
      ['--quit', 1],
      ['playing.dealing --always', 1],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type AnyStateMachine } from 'xstate';
import type { MoveEntry } from '#shared/match/entry.ts';
import { applyMove, deliver, eventOf, fireWith, type Taker } from '#shared/match/fold.ts';
import type { FoldState } from '#shared/match/state.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { after, begin, roundChart } from './rounds.ts';
import { allPlugins, randomMatch } from './randomMatch.ts';

/** Steps by XState's own `transition`, which makes an actor for each. */
function byXState(machine: AnyStateMachine): Taker {
  return {
    id: machine.id,
    start: (input) => initialTransition(machine, input),
    take: (snapshot, event) => transition(machine, snapshot, event),
  };
}

/** The state after a move, time first: {@link applyMove} in the words of XState. */
function movedByXState(machine: AnyStateMachine, before: FoldState, entry: MoveEntry): FoldState {
  const taker = byXState(machine);
  let state = before;
  for (let [next] = state.pending; next !== undefined && next.due <= entry.at; [next] = state.pending) {
    state = fireWith(taker, state, next);
  }
  const moved = deliver(taker, { ...state, at: entry.at }, eventOf(entry, state.table));
  return { ...moved, n: entry.n, play: entry.n, table: { ...moved.table, asked: null } };
}

/** All that a state is: value, context, status, tags, delays and effects. */
function expectSame(machine: AnyStateMachine, state: FoldState, expected: FoldState): void {
  expect(state.snapshot.value).toEqual(expected.snapshot.value);
  expect(state.snapshot.status).toBe(expected.snapshot.status);
  expect(state.snapshot.tags).toEqual(expected.snapshot.tags);
  expect(state.pending).toEqual(expected.pending);
  expect(state.effects).toEqual(expected.effects);
  expect(bytesOf(machine, state)).toBe(bytesOf(machine, expected));
}

describe('a step of the fold is what XState’s own transition answers', () => {
  it.each(allPlugins)('at each entry of any match of $id', async (plugin) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const { timeline } = await randomMatch(plugin, seed, 40);
        const { machine, log, states } = timeline;
        for (const [i, entry] of log.entries()) {
          const [before, state] = states.slice(i, i + 2);
          if (!('move' in entry) || before === undefined || state === undefined) continue;
          expectSame(machine, state, movedByXState(machine, before, entry));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('with delays set anew and cancelled, and effects emitted, in two matches of one chart at a time', () => {
    const type = fc.constantFrom('word', 'double', 'beep', 'restart', 'leave', 'comeBack', 'quit', 'unknown');
    const moves = fc.array(fc.record({ type, gap: fc.oneof(fc.nat(50), fc.nat(800)), match: fc.nat(1) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(moves, (given) => {
        const machine = roundChart(1000, 300);
        const matches = [begin(machine), begin(machine)];
        const expected = [...matches];
        for (const { type, gap, match } of given) {
          const [state, oracle] = [matches[match], expected[match]];
          if (state === undefined || oracle === undefined) continue;
          const entry = after(state, type, state.at + gap);
          matches[match] = applyMove(machine, state, entry);
          expected[match] = movedByXState(machine, oracle, entry);
          expectSame(machine, matches[match], expected[match]);
        }
      }),
    );
  });
});

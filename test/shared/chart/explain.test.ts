import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { canonicalJson } from '#shared/json.ts';
import { explainStep, retold } from '#shared/chart/explain.ts';
import type { Entry } from '#shared/match/entry.ts';
import { start } from '#shared/match/fold.ts';
import type { FoldState } from '#shared/match/state.ts';
import { stepsOf, type Step } from '#shared/match/steps.ts';
import { storeState } from '#shared/match/stored.ts';
import { appendEntry, type Timeline } from '#shared/match/timeline.ts';
import { allPlugins, randomMatch } from '#test/shared/match/randomMatch.ts';
import { machine as highCard } from '#test/kit/game/machine.ts';
import { inputFor, moves, open, tableMove, take } from '#test/shared/match/table.ts';

/** What the chart makes of a step: the rest of a state is the table's and the log's. */
function chartsPart(timeline: Timeline, state: FoldState): string {
  const { snapshot, pending, effects, order, at } = storeState(timeline.machine, state);
  return canonicalJson({ snapshot, pending, effects, order, at });
}

describe.each(allPlugins.map((plugin) => [plugin.title, plugin] as const))('%s', (_, plugin) => {
  it('comes out of an explanation as it came out of the fold, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffff), async (seed) => {
        const { input, record, timeline } = await randomMatch(plugin, seed, 30);
        let before: Step | null = null;
        for (const step of stepsOf(timeline, record.until)) {
          const { explanation, end } = retold(timeline.machine, input, before?.state ?? null, step);
          expect(explanation.error).toBe(null);
          if (explanation.by === 'table') expect(explanation.microsteps).toEqual([]);
          else if (end === null) throw new Error('It came to nothing.');
          else expect(chartsPart(timeline, end)).toBe(chartsPart(timeline, step.state));
          before = step;
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('a card kept in High Card', () => {
  const timeline = moves(open(), [0, 'keep', 1000], [1, 'keep', 2000]);
  const steps = stepsOf(timeline, 2000);
  const told = steps.map((step, i) =>
    explainStep(timeline.machine, inputFor(['person', 'person']), steps[i - 1]?.state ?? null, step),
  );

  it('is told microstep by microstep', () => {
    expect(told[1]?.microsteps).toEqual([
      {
        event: 'keep',
        arrows: ['playing.turn --keep'],
        from: ['playing.turn'],
        to: ['playing.passing'],
        left: ['playing.turn'],
        entered: ['playing.passing'],
        guards: [{ name: 'isTurn', params: null, verdict: true }],
        actions: [{ name: 'passTurn', params: null }],
      },
      {
        event: 'always',
        arrows: ['playing.passing --always [otherwise]'],
        from: ['playing.passing'],
        to: ['playing.turn'],
        left: ['playing.passing'],
        entered: ['playing.turn'],
        guards: [{ name: 'isRoundOver', params: null, verdict: false }],
        actions: [],
      },
    ]);
    expect(told[1]?.changes).toEqual([{ path: 'turn', kind: 'changed', before: 0, after: 1 }]);
    expect(told[1]?.set.map(({ due }) => due)).toEqual([21_000]);
  });

  it('begins with the states that a start enters', () => {
    expect(told[0]?.microsteps.map(({ event, entered, actions }) => [event, entered, actions])).toEqual([
      [
        'start',
        ['playing', 'playing.dealing'],
        [
          { name: 'deal', params: null },
          { name: 'soundDeal', params: null },
        ],
      ],
      ['always', ['playing.turn'], []],
    ]);
    expect(told[0]?.effects.map(({ event }) => event.type)).toEqual(['deal']);
  });

  it('is of the table alone when it is taken back', () => {
    const begun = moves(open(), [0, 'keep', 1000]);
    const back = take(begun, tableMove(0, { type: 'back', to: 0 }), 2000);
    const [before, step] = stepsOf(back, 2000).slice(-2);
    if (before === undefined || step === undefined) throw new Error('There are no steps.');
    const explanation = explainStep(back.machine, inputFor(['person', 'person']), before.state, step);
    expect(explanation).toMatchObject({ by: 'table', microsteps: [], error: null });
    expect(explanation.changes).toContainEqual({ path: 'turn', kind: 'changed', before: 1, after: 0 });
  });
});

describe('a step that threw', () => {
  it('is told up to the mistake, with the error itself', () => {
    const machine = highCard.provide({
      guards: {
        isRoundOver: () => {
          throw new Error('No such card.');
        },
      },
    });
    const timeline = open();
    const entry = { n: 1, at: 10, by: 0, move: { type: 'swap' } };
    const input = inputFor(['person', 'person']);
    const explanation = explainStep(machine, input, stepsOf(timeline, 0)[0]?.state ?? null, {
      kind: 'entry',
      entry,
      state: null,
    });
    expect(explanation.error?.message).toBe('No such card.');
    expect(explanation.microsteps.map(({ arrows }) => arrows)).toEqual([['playing.turn --swap']]);
    expect(explanation.rest).toEqual([{ name: 'isRoundOver', params: null, verdict: null }]);
  });
});

describe('a start without an end', () => {
  it('is given up as the fold gives it up, and says so', () => {
    const machine = setup({ delays: { atOnce: () => 0 } }).createMachine({
      id: 'spinning',
      initial: 'round',
      states: { round: { after: { atOnce: { target: 'round', reenter: true } } } },
    });
    const input = inputFor(['person', 'person']);
    const { error, microsteps } = explainStep(machine, input, null, { kind: 'start', state: null });
    expect(() => start(machine, input)).toThrow(error?.message);
    expect(error?.message).toContain('“spinning” fired 1000 delays at 0 ms');
    expect(microsteps.length).toBeGreaterThan(900);
  });
});

describe('a word typed in Boggle', () => {
  it('shows what the guard and the action were given, and where the text grew', async () => {
    const plugin = allPlugins.find(({ id }) => id === 'boggle');
    if (plugin === undefined) throw new Error('There is no Boggle.');
    const { input, timeline: opening } = await randomMatch(plugin, 1, 0);
    const edit = (n: number, pos: number, ins: string): Entry => {
      const move = { type: 'edit', pos, del: 0, ins };
      return { n, at: n, by: 0, move };
    };
    const played = [
      { n: 1, at: 1, by: 0, move: { type: 'startRound' } },
      edit(2, 0, 'cat'),
      edit(3, 3, 's'),
    ].reduce(appendEntry, opening);
    const [before, step] = stepsOf(played, 3).slice(-2);
    if (before === undefined || step === undefined) throw new Error('There are no steps.');
    const { microsteps, changes } = explainStep(played.machine, input, before.state, step);
    const stamp = { at: 3, by: 0, host: true, people: [0, 1] };
    const params = { by: 0, change: { type: 'edit', pos: 3, del: 0, ins: 's', ...stamp } };
    expect(microsteps[0]?.guards).toEqual([{ name: 'canEdit', params, verdict: true }]);
    expect(microsteps[0]?.actions).toEqual([{ name: 'edit', params }]);
    expect(changes).toEqual([{ path: 'sheets[0]', kind: 'text', at: 3, cut: '', put: 's', length: 4 }]);
  });
});

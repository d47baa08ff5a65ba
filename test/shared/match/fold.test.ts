import { describe, expect, it } from 'vitest';
import { createMachine, raise, setup, type AnyStateMachine } from 'xstate';
import { advance, applyMove } from '#shared/match/fold.ts';
import { PluginError, type PluginErrorCode } from '#shared/match/pluginError.ts';
import { EFFECTS_KEPT, type FoldState } from '#shared/match/state.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { after, begin, played, roundChart } from './rounds.ts';

describe('a limit', () => {
  const chart = roundChart(1000);

  it('ends the round by itself once time has come, and not a millisecond before', () => {
    expect(advance(chart, begin(chart), 999).snapshot.value).toBe('running');
    expect(advance(chart, begin(chart), 1000).snapshot.value).toBe('scoring');
  });

  it('lets a word in up to the last millisecond; one at the very deadline is late', () => {
    expect(played(chart, ['word', 999]).snapshot.context.words).toBe(1);
    expect(played(chart, ['word', 1000]).snapshot.context.words).toBe(0);
  });

  it('fires at its own time, however late anybody looks', () => {
    const state = advance(chart, begin(chart), 60_000);
    expect(state.snapshot.context.heard).toEqual([1000]);
    expect(state.at).toBe(60_000);
  });

  it('is fixed when set: what it was reckoned from may change later', () => {
    const state = played(chart, ['double', 500]);
    expect(state.pending.map(({ due }) => due)).toEqual([1000]);
  });

  it('is set anew, in full, when its state is entered again', () => {
    expect(played(chart, ['restart', 400]).pending.map(({ due }) => due)).toEqual([1400]);
    expect(played(chart, ['double', 300], ['restart', 400]).pending.map(({ due }) => due)).toEqual([2400]);
  });

  it('is cancelled when its state is left, and set in full on coming back', () => {
    expect(played(chart, ['leave', 400]).pending).toEqual([]);
    expect(played(chart, ['leave', 400], ['comeBack', 5000]).pending.map(({ due }) => due)).toEqual([6000]);
  });

  it('of Infinity never comes', () => {
    const free = roundChart(Infinity);
    expect(begin(free).pending).toEqual([]);
    expect(advance(free, begin(free), 1e12).snapshot.value).toBe('running');
  });

  it('of 0 has passed when the match begins', () => {
    expect(begin(roundChart(0)).snapshot.value).toBe('scoring');
  });

  it('goes with the match: nothing is pending once it has ended', () => {
    const state = played(chart, ['quit', 10]);
    expect(state.snapshot.status).toBe('done');
    expect(state.pending).toEqual([]);
  });
});

describe('time', () => {
  it('advanced in one step is time advanced in many', () => {
    const chart = roundChart(1000, 300);
    const many = [1, 299, 300, 301, 999, 1000, 1500].reduce(
      (state, to) => advance(chart, state, to),
      begin(chart),
    );
    expect(bytesOf(chart, many)).toBe(bytesOf(chart, advance(chart, begin(chart), 1500)));
    expect(many.snapshot.context.heard).toEqual([300, 1000]);
  });

  it('never runs back', () => {
    const chart = roundChart(1000);
    const state = advance(chart, begin(chart), 700);
    expect(advance(chart, state, 200)).toBe(state);
  });

  it('lets delays that are due together fire in the order they were set', () => {
    const chart = roundChart(300, 300);
    // roundTime was set first and leaves the state, so the warning is never heard.
    expect(advance(chart, begin(chart), 300).snapshot.context.heard).toEqual([300]);
    expect(advance(chart, begin(chart), 300).effects).toEqual([]);
  });
});

describe('effects', () => {
  const chart = roundChart(Infinity);

  it('are numbered once, with the time and the data they were emitted with', () => {
    expect(played(chart, ['word', 5], ['beep', 10], ['beep', 10]).effects).toEqual([
      { n: 1, at: 10, event: { type: 'beep', words: 1 } },
      { n: 2, at: 10, event: { type: 'beep', words: 1 } },
    ]);
  });

  it('are forgotten but for the last few, and go on counting', () => {
    const beeps = Array.from({ length: 100 }, (_, i) => ['beep', i] as const);
    const { effects } = played(chart, ...beeps);
    expect(effects.length).toBe(EFFECTS_KEPT);
    expect(effects.at(-1)?.n).toBe(100);
    expect(effects[0]?.n).toBe(101 - EFFECTS_KEPT);
  });
});

describe('a chart that goes wrong is named, with what it did', () => {
  it('a delay that is no whole number from 0', () => {
    expectError('plugin/bad-delay', () => begin(roundChart(0.5)));
    expectError('plugin/bad-delay', () => begin(roundChart(-1)));
    expectError('plugin/bad-delay', () => begin(roundChart(NaN)));
    expectError('plugin/bad-delay', () => begin(roundChart(-Infinity)));
  });

  it('a misspelt delay', () => {
    const chart = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { roundTmie: 'b' } }, b: {} },
    });
    expectError('plugin/unknown-delay', () => begin(chart));
  });

  it('a misspelt action', () => {
    const chart = createMachine({ id: 'm', entry: 'dael' });
    expectError('plugin/foreign-action', () => begin(chart), /“dael”.*misspelt/);
  });

  it('an action of its own, or a spawned actor', () => {
    expectError('plugin/foreign-action', () => begin(createMachine({ id: 'm', entry: () => undefined })));
    const spawning = createMachine({ id: 'm', invoke: { src: createMachine({ id: 'child' }) } });
    expectError('plugin/foreign-action', () => begin(spawning));
  });

  it('a delayed raise without an id', () => {
    const chart = createMachine({ id: 'm', entry: raise({ type: 'x' }, { delay: 10 }) });
    expectError('plugin/delay-without-id', () => begin(chart));
  });

  it('a thousand delays at one instant', () => {
    const chart = setup({ delays: { none: 0 } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { none: { target: 'a', reenter: true } } } },
    });
    expectError('plugin/too-many-delays', () => begin(chart), /fired 1000 delays at 0 ms/);
  });

  it('a clock that sets itself again for a forged stretch of time', () => {
    const chart = setup({ delays: { tick: 1 } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { tick: { target: 'a', reenter: true } } } },
    });
    expectError('plugin/too-many-delays', () => advance(chart, begin(chart), 1e15), /with nothing between/);
  });

  it('but hundreds at one instant may be, and a thousand one after the other', () => {
    const chart = setup({ delays: { tick: 1 } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { tick: { target: 'a', reenter: true } } } },
    });
    expect(advance(chart, begin(chart), 5000).at).toBe(5000);
  });

  it('a guard that throws: the old state is still good', () => {
    const chart = throwing();
    const state = begin(chart);
    const before = bytesOf(chart, state);
    expectError(
      'plugin/threw',
      () => applyMove(chart, state, after(state, 'go', 5)),
      /threw on “go” at 5 ms/,
    );
    expect(bytesOf(chart, state)).toBe(before);
  });

  it('a start that throws', () => {
    const chart = createMachine({
      id: 'm',
      context: () => {
        throw new Error('No board.');
      },
    });
    expectError('plugin/failed-start', () => begin(chart));
  });

  it('an endless “always”, when maxIterations is set', () => {
    const chart = createMachine({
      id: 'm',
      options: { maxIterations: 1000 },
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    const state = begin(chart);
    expectError('plugin/threw', () => applyMove(chart, state, after(state, 'go', 5)));
  });
});

function throwing(): AnyStateMachine {
  return setup({
    guards: {
      bad: () => {
        throw new Error('Bad guard.');
      },
    },
  }).createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: { guard: 'bad', target: 'a' } } } } });
}

function expectError(code: PluginErrorCode, act: () => FoldState, message = /./): void {
  let caught: unknown = null;
  try {
    act();
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(PluginError);
  expect(caught).toMatchObject({ code });
  expect(caught).toHaveProperty('message', expect.stringMatching(message));
}

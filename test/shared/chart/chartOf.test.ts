import { describe, expect, it } from 'vitest';
import { boggleMachine } from '#games/boggle/machine.ts';
import { chartOf } from '#shared/chart/chartOf.ts';
import { traceChart } from '#shared/plugin/kit/trace.ts';
import { machine as highCard } from '#test/kit/game/machine.ts';
import { nasty } from './nasty.ts';

const MACHINES = [
  ['Boggle', boggleMachine],
  ['High Card', highCard],
  ['a nasty chart', nasty],
] as const;

describe('a chart as data', () => {
  it.each(MACHINES)('calls the states and arrows of %s as the kit does', (_, machine) => {
    const chart = chartOf(machine);
    const traced = traceChart(machine);
    const arrows = chart.arrows.filter(({ forbids }) => !forbids).map(({ name }) => name);
    expect(arrows).toEqual(traced.transitions);
    expect(new Set(arrows).size).toBe(arrows.length);
    const states = chart.states.filter(({ path, kind }) => path !== '' && kind !== 'history');
    expect(states.map(({ path }) => path)).toEqual(traced.states);
  });

  it('knows what stands in Boggle’s round', () => {
    const chart = chartOf(boggleMachine);
    expect(chart.states.find(({ path }) => path === 'round')).toMatchObject({
      kind: 'compound',
      parent: '',
      children: ['round.handOver', 'round.writing', 'round.written'],
      initial: 'round.handOver',
      tags: ['round'],
      entry: ['openRound', 'shake'],
    });
    expect(chart.states.find(({ path }) => path === 'round.writing')).toEqual({
      path: 'round.writing',
      key: 'writing',
      kind: 'atomic',
      parent: 'round',
      children: [],
      initial: null,
      description: 'The clock runs and words are written.',
      tags: [],
      prompt: 'prompt.round',
      entry: ['beginWriting'],
      exit: ['endWriting'],
    });
    expect(chart.states[0]).toMatchObject({
      path: '',
      key: 'boggle',
      parent: null,
      initial: 'betweenRounds',
    });
    expect(chart.arrows.find(({ name }) => name === 'round.writing --after roundTime')).toEqual({
      name: 'round.writing --after roundTime',
      source: 'round.writing',
      targets: ['round.written'],
      kind: 'after',
      event: 'roundTime',
      guard: null,
      actions: ['beep'],
      reenter: false,
      forbids: false,
    });
  });

  it('reads what is odd', () => {
    const { arrows, states } = chartOf(nasty);
    const named = (name: string) => arrows.find((arrow) => arrow.name === name);
    expect(named('--jump [full and (odd or not even)]')).toMatchObject({ targets: ['both.right.r2'] });
    expect(named('inner.deep.x --over')).toMatchObject({ guard: 'in inner' });
    expect(named('first --go [a 2]')).toMatchObject({ targets: ['inner.deep.y'] });
    expect(named('first --go [unnamed]')).toMatchObject({ targets: ['both'] });
    expect(named('first --go [otherwise]')).toMatchObject({ targets: ['both.left.l2', 'both.right.r2'] });
    expect(named('first --go [otherwise 2]')).toMatchObject({ targets: ['end'] });
    expect(named('first --after 1000')).toMatchObject({ kind: 'after', event: '1000', targets: ['both'] });
    expect(named('first --*')).toMatchObject({ forbids: true, targets: [] });
    expect(named('inner --up')).toMatchObject({ actions: ['raise lift', 'note'] });
    expect(states.find(({ path }) => path === 'both.history')).toMatchObject({
      kind: 'history',
      initial: 'both.left',
    });
    expect(states.find(({ path }) => path === 'first')).toMatchObject({ entry: ['greet'], exit: [] });
  });
});

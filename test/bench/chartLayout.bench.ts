/** Laying out the largest charts there are, each in a process of its own: once for a page, and again warm. */
import type { AnyStateMachine } from 'xstate';
import { boggleMachine } from '#games/boggle/machine.ts';
import { chartOf } from '#shared/chart/chartOf.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import { tableMeasure } from '#shared/chart/measure.ts';
import { machine as highCard } from '#test/kit/game/machine.ts';
import type { Measure } from './measure.ts';

const AGAIN = 9;

/** Times in ms, the first one cold. */
function layouts(machine: AnyStateMachine): readonly number[] {
  const chart = chartOf(machine);
  return Array.from({ length: 1 + AGAIN }, () => {
    const started = performance.now();
    layoutOf(chart, tableMeasure, 'right');
    return performance.now() - started;
  });
}

function measuresOf(title: string, machine: AnyStateMachine): readonly Measure[] {
  return [
    {
      name: `chart layout of ${title}, the first of a process`,
      unit: 'ms',
      run: () => Promise.resolve(layouts(machine)[0]),
    },
    {
      name: `chart layout of ${title}, the median of ${AGAIN} more`,
      unit: 'ms',
      run: () =>
        Promise.resolve(
          layouts(machine)
            .slice(1)
            .toSorted((a, b) => a - b)[Math.floor(AGAIN / 2)],
        ),
    },
  ];
}

export const measures: readonly Measure[] = [
  ...measuresOf('Boggle', boggleMachine),
  ...measuresOf('High Card', highCard),
];

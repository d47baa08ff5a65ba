import { describe, expect, it } from 'vitest';
import { boggleMachine } from '#games/boggle/machine.ts';
import { chartOf } from '#shared/chart/chartOf.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import type { Box, Rect } from '#shared/chart/layoutTypes.ts';
import { tableMeasure } from '#shared/chart/measure.ts';
import { machine as highCard } from '#test/kit/game/machine.ts';
import { nasty } from './nasty.ts';

const CASES = [
  ['Boggle', boggleMachine, 'right'],
  ['Boggle', boggleMachine, 'down'],
  ['High Card', highCard, 'right'],
  ['High Card', highCard, 'down'],
  ['a nasty chart', nasty, 'right'],
  ['a nasty chart', nasty, 'down'],
] as const;

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function within(inner: Rect, outer: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

const isAround = (outer: Box, path: string): boolean =>
  outer.path === '' || path.startsWith(`${outer.path}.`);

describe.each(CASES)('%s, laid out', (_, machine, direction) => {
  const chart = chartOf(machine);
  const layout = layoutOf(chart, tableMeasure, direction);
  const boxOf = (path: string | null): Box => {
    const box = layout.boxes.find((known) => known.path === path);
    if (box === undefined) throw new Error(`no box for ${String(path)}`);
    return box;
  };

  it(`has a box for every state, in the one around it and beside its sisters (${direction})`, () => {
    expect(layout.boxes.map(({ path }) => path)).toEqual(chart.states.map(({ path }) => path));
    for (const { path, parent, children } of chart.states) {
      if (parent !== null) expect(within(boxOf(path), boxOf(parent)), `${path} in ${parent}`).toBe(true);
      for (const [i, one] of children.entries()) {
        for (const other of children.slice(i + 1)) {
          expect(overlap(boxOf(one), boxOf(other)), `${one} and ${other}`).toBe(false);
        }
      }
    }
    expect(within(boxOf(''), { x: 0, y: 0, width: layout.width, height: layout.height })).toBe(true);
  });

  it(`has every arrow once, as a line or as a row (${direction})`, () => {
    const drawn = [
      ...layout.routes.map(({ arrow }) => arrow),
      ...layout.boxes.flatMap(({ list }) => list.map(({ arrow }) => arrow)),
    ];
    expect(drawn.toSorted()).toEqual(chart.arrows.map(({ name }) => name).toSorted());
  });

  it(`leads every line from its state to its target, with right angles (${direction})`, () => {
    for (const { arrow, lines, port } of layout.routes) {
      const { source, targets } = chart.arrows.find(({ name }) => name === arrow) ?? {
        source: '',
        targets: [],
      };
      expect(lines.map(({ target }) => target)).toEqual(targets);
      for (const { target, points } of lines) {
        expect(onBorder(points.at(-1), boxOf(target)), `${arrow} ends on ${target}`).toBe(true);
        if (port === null)
          expect(onBorder(points[0], boxOf(source)), `${arrow} begins on ${source}`).toBe(true);
        for (const [i, point] of points.slice(1).entries()) {
          expect(point.x === points[i]?.x || point.y === points[i]?.y, `${arrow} has right angles`).toBe(
            true,
          );
        }
      }
    }
  });

  it(`keeps labels off each other and off the boxes (${direction})`, () => {
    const labels = layout.routes.filter(({ label }) => label.rows.length > 0);
    for (const [i, { arrow, label }] of labels.entries()) {
      for (const other of labels.slice(i + 1)) {
        expect(overlap(label.rect, other.label.rect), `${arrow} and ${other.arrow}`).toBe(false);
      }
      for (const box of layout.boxes) {
        const apart = !overlap(label.rect, box) || within(label.rect, box);
        expect(apart, `${arrow} and ${box.path}`).toBe(true);
        if (within(label.rect, box))
          expect(boxOf(box.path).path === '' || chart.states.some(({ parent }) => parent === box.path)).toBe(
            true,
          );
        for (const row of box.list)
          expect(overlap(row.rect, label.rect), `${arrow} and ${row.arrow}`).toBe(false);
      }
    }
  });

  it(`keeps rows in their boxes (${direction})`, () => {
    for (const box of layout.boxes) {
      for (const row of box.list) {
        expect(within(row.rect, box), row.arrow).toBe(true);
        for (const inner of layout.boxes.filter(({ path }) => path !== box.path && isAround(box, path))) {
          expect(overlap(row.rect, inner), `${row.arrow} and ${inner.path}`).toBe(false);
        }
      }
    }
  });

  it(`is the same every time (${direction})`, () => {
    expect(JSON.stringify(layoutOf(chartOf(machine), tableMeasure, direction))).toBe(JSON.stringify(layout));
  });
});

describe('a layout for a room', () => {
  const scale = (machine: typeof boggleMachine | typeof highCard, width: number, height: number): number => {
    const layout = layoutOf(chartOf(machine), tableMeasure, width > height ? 'right' : 'down', {
      width,
      height,
    });
    return Math.min(width / layout.width, height / layout.height);
  };

  it('is legible in the panel of dev mode and in a README', () => {
    expect(scale(highCard, 910, 330)).toBeGreaterThan(0.8);
    // Ten states and close to thirty arrows: in the panel one moves closer, the README's picture opens larger.
    expect(scale(boggleMachine, 910, 330)).toBeGreaterThan(0.58);
    expect(scale(boggleMachine, 960, 460)).toBeGreaterThan(0.65);
  });

  it('is taller in a tall room', () => {
    expect(scale(boggleMachine, 366, 560)).toBeGreaterThan(0.5);
    const [wide, tall] = [
      { width: 910, height: 330 },
      { width: 366, height: 560 },
    ].map((room) => layoutOf(chartOf(boggleMachine), tableMeasure, 'right', room));
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeGreaterThan(
      (tall?.width ?? 0) / (tall?.height ?? 1),
    );
  });
});

function onBorder(point: { readonly x: number; readonly y: number } | undefined, box: Rect): boolean {
  if (point === undefined) return false;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;
  const inside = within(
    { ...point, width: 0, height: 0 },
    { x: box.x - 0.02, y: box.y - 0.02, width: box.width + 0.04, height: box.height + 0.04 },
  );
  return (
    inside &&
    (near(point.x, box.x) ||
      near(point.x, box.x + box.width) ||
      near(point.y, box.y) ||
      near(point.y, box.y + box.height))
  );
}

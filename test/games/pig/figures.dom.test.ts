/** Numbers as they are spelt at the table of Pig. */
import { mount } from '@vue/test-utils';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineComponent } from 'vue';
import { useFigures, type Figures } from '#games/pig/ui/useFigures.ts';

function figuresHere(): Figures {
  const made: Figures[] = [];
  mount(
    defineComponent({
      setup() {
        made.push(useFigures());
        return () => null;
      },
    }),
  );
  const [figures] = made;
  if (figures === undefined) throw new Error('Nothing was set up.');
  return figures;
}

test('nothing has no minus, on whichever side rounding has left it', () => {
  const figures = figuresHere();
  for (const nothing of [0, -0, -1e-12, -0.000001]) {
    expect(figures.games(nothing)).toBe('0.00');
    expect(figures.chance(nothing)).toBe('0.0%');
    expect(figures.closely(nothing)).toBe('0.00%');
    expect(figures.roughly(nothing)).toBe('0%');
  }
});

test('whatever has a minus is not all noughts', () => {
  const figures = figuresHere();
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (part) => {
      for (const spelt of [
        figures.games(part),
        figures.chance(part),
        figures.closely(part),
        figures.roughly(part),
      ])
        expect(spelt).not.toMatch(/^-[0.%]*$/);
    }),
  );
});

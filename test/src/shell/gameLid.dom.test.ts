import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { plugins } from '#shared/plugin/registry.ts';
import GameLid from '#src/shell/GameLid.vue';

test('a lid is drawn from its data: every kind of piece in its place and ink', () => {
  const lid = mount(GameLid, {
    props: {
      lid: {
        ink: 'rose',
        pieces: [
          { piece: 'tile', x: 70, y: 90, side: 40, turn: -9, ink: 'marigold', face: 'W' },
          { piece: 'tile', x: 10, y: 20, side: 42, ink: 'blue', glyph: 'ring', flat: true },
          { piece: 'square', x: 20, y: 30, side: 10 },
          { piece: 'ribbon', path: 'M0 0L9 9', width: 11 },
          { piece: 'pip', x: 5, y: 6, radius: 7 },
        ],
      },
    },
  });
  expect(lid.attributes('data-ink')).toBe('rose');
  const [letter, sign] = lid.findAll('.piece');
  expect(letter?.attributes('transform')).toBe('translate(70 90) rotate(-9)');
  expect(letter?.findAll('rect')).toHaveLength(2);
  expect(letter?.get('text').text()).toBe('W');
  expect(sign?.findAll('rect')).toHaveLength(1);
  expect(sign?.get('[data-glyph=ring]').attributes('width')).toBe(String(42 * 0.46));
  expect(lid.get('.square').attributes('x')).toBe('15');
  expect(lid.get('.ribbon').attributes('d')).toBe('M0 0L9 9');
  expect(lid.get('.pip').attributes('r')).toBe('7');
});

test.each(plugins.map((plugin) => [plugin.id, plugin] as const))(
  '%s has a picture on its lid',
  (_, { lid }) => {
    const drawn = mount(GameLid, { props: { lid } });
    expect(drawn.findAll('.piece, .square, .ribbon, .pip')).toHaveLength(lid.pieces.length);
  },
);

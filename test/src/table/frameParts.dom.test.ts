import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { FramePart } from '#shared/plugin/ui/frame.ts';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import type { Clock, View } from '#shared/plugin/view.ts';
import type { Words } from '#shared/plugin/words.ts';
import FrameParts from '#src/table/FrameParts.vue';
import { clockNameIn } from '#src/table/sentences.ts';

enableAutoUnmount(afterEach);

const VIEW: View = {
  viewer: 0,
  data: null,
  prompt: { key: 'prompt' },
  seats: [],
  standing: [],
  clocks: [],
  effects: [],
  over: false,
  final: false,
};

function open(messages: Words, ...ids: readonly string[]): VueWrapper {
  const clocks: readonly Clock[] = ids.map((id) => ({ id, due: 60_000, length: 60_000 }));
  return mount(FrameParts, {
    props: {
      view: { ...VIEW, clocks },
      draws: () => true,
      prompt: null,
      clockName: (clock: Clock) => clockNameIn(ENGLISH, { messages }, clock),
    },
  });
}

const SEATS: View['seats'] = [
  { by: 'person', name: 'Maren' },
  { by: 'bot', bot: 'learner', name: 'Computer' },
  { by: 'person', name: 'Tobias' },
  { by: 'none', name: 'Nobody' },
];

/** Who is drawn as a tile, and what is on it; the computer's bears a picture. */
function seatsIn(
  view: Partial<View>,
  draws: (part: FramePart) => boolean = () => true,
): readonly (readonly [name: string, tile: string, kind: string | undefined])[] {
  const props = { view: { ...VIEW, ...view }, draws, prompt: null, clockName: () => null };
  const kinds = ['you', 'computer', 'person', 'nobody'];
  return mount(FrameParts, { props })
    .findAll('[aria-label=Seats] > li')
    .map((seat) => {
      const tile = seat.get('.tile');
      return [seat.get('.name').text(), tile.text(), kinds.find((kind) => tile.classes(kind))] as const;
    });
}

function namesIn(parts: VueWrapper): readonly unknown[] {
  return parts.findAll('[role=timer]').map((clock) => clock.attributes('aria-label'));
}

test('each of several clocks has the name its game gives it', () => {
  const messages = { 'clock.match': 'Time left in the match', 'clock.turn': 'Time left for this move' };
  const names = namesIn(open(messages, 'match', 'turn'));
  expect(names).toEqual(['Time left in the match', 'Time left for this move']);
});

test('a clock without a name of its own is the time left', () => {
  expect(namesIn(open({}, 'round'))).toEqual(['Time left']);
  expect(namesIn(open({ 'clock.turn': 'Your move' }, 'round', 'turn'))).toEqual(['Time left', 'Your move']);
});

test('a game without scores shows who sits there, and which seat is yours', () => {
  expect(seatsIn({ viewer: 2, seats: SEATS })).toEqual([
    ['Maren', 'M', 'person'],
    ['Computer', '', 'computer'],
    ['Tobias', 'T', 'you'],
    ['Nobody', 'N', 'nobody'],
  ]);
});

test('whom the scores name is not drawn again, and a table that draws the scores names its people itself', () => {
  const standing = [0, 2, 3].map((seat) => ({ seat, score: 4, won: false }));
  expect(seatsIn({ seats: SEATS, standing })).toEqual([['Computer', '', 'computer']]);
  expect(seatsIn({ seats: SEATS }, (part) => part !== 'scores')).toEqual([]);
});

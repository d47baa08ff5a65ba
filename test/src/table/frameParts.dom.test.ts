import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
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

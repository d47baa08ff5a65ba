import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { computed } from 'vue';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { CHORDS } from '#shared/plugin/ui/chords.ts';
import LastCounterTable from '../game/LastCounterTable.vue';
import type { Move } from '../game/moves.ts';
import { begin, type Match } from './table.ts';

enableAutoUnmount(afterEach);

interface Seated {
  readonly match: Match;
  readonly self: number;
  readonly said: string[];
  text(): string;
  press(name: string): Promise<void>;
  /** Takes with the keyboard's Space the counter of that number, from 0. */
  choose(counter: number): Promise<void>;
  /** Presses a key of the table's own. */
  key(code: string): Promise<void>;
  /** The other player takes. */
  other(count: number): Promise<void>;
}

/** Sits where the first turn is. */
function sit(counters: number): Seated {
  const match = begin(counters);
  const self = match.view('spectator').data.turn;
  const said: string[] = [];
  const keys = new Map<string, () => void>();
  const send = async (move: Move): Promise<string | null> => {
    const refusal = match.move(self, move);
    await wrapper.setProps({ view: match.view(self) });
    return refusal;
  };
  const wrapper = mount(LastCounterTable, {
    attachTo: document.body,
    props: { view: match.view(self), send },
    global: {
      provide: {
        [ANNOUNCE]: (text: string) => said.push(text),
        [CHORDS]: {
          on: computed(() => true),
          add(code: string, act: () => void) {
            keys.set(code, act);
            return () => keys.delete(code);
          },
        },
      },
    },
  });
  return {
    match,
    self,
    said,
    text: () => wrapper.text(),
    async press(name) {
      await wrapper
        .findAll('button')
        .find((button) => button.text() === name)
        ?.trigger('click');
      await flushPromises();
    },
    async choose(counter) {
      const cell = wrapper.findAll<HTMLElement>('[role=gridcell]')[counter];
      cell?.element.focus();
      await cell?.trigger('keydown', { key: ' ' });
      await flushPromises();
    },
    async key(code) {
      keys.get(code)?.();
      await flushPromises();
    },
    async other(count) {
      match.move(1 - self, { type: 'take', count });
      await wrapper.setProps({ view: match.view(self) });
      await flushPromises();
    },
  };
}

test('a button takes as many as it says', async () => {
  const table = sit(21);
  await table.press('Take 3');
  expect(table.text()).toContain('18 counters left');
});

test('a key takes as many as it says, and its button names it', async () => {
  const table = sit(21);
  expect(document.querySelector('[title="Take 2 (2)"]')).not.toBeNull();
  await table.key('Digit2');
  expect(table.text()).toContain('19 counters left');
});

test('a counter that is chosen goes with all that come after it', async () => {
  const table = sit(21);
  await table.choose(19);
  expect(table.match.view(table.self).data.left).toBe(19);
});

test('too many at once are refused with a sentence, seen and said', async () => {
  const table = sit(21);
  await table.choose(10);
  expect(table.match.view(table.self).data.left).toBe(21);
  expect(table.text()).toContain('A turn takes 1 to 3 counters.');
  expect(table.said).toEqual(['A turn takes 1 to 3 counters.']);
});

test('out of turn a button says why it does nothing', async () => {
  const table = sit(21);
  await table.press('Take 1');
  await table.press('Take 1');
  expect(table.text()).toContain('20 counters left');
  expect(table.text()).toContain('It is not your turn.');
});

test('what the other does is said, and whose turn it is', async () => {
  const table = sit(21);
  await table.press('Take 1');
  await table.other(2);
  const name = table.match.view(table.self).seats[1 - table.self]?.name ?? '';
  expect(table.said).toEqual([`${name} took 2 counters. Your turn.`]);
});

test('the last counter ends the game, and the next begins with a press', async () => {
  const table = sit(10);
  await table.press('Take 2');
  await table.other(1);
  await table.press('Take 3');
  await table.other(1);
  await table.press('Take 3');
  expect(table.text()).toContain('You took the last counter. You win!');
  expect(document.activeElement?.textContent.trim()).toBe('New game');
  await table.press('New game');
  expect(table.text()).toContain('10 counters left');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

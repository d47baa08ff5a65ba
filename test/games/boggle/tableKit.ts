/** The real table of Boggle before the real match: every move goes through the door and comes back as a view. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { vi } from 'vitest';
import { reactive } from 'vue';
import BoggleTable from '#games/boggle/BoggleTable.vue';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { HINTS } from '#shared/plugin/ui/hints.ts';
import { SOUND } from '#shared/plugin/ui/senses.ts';
import { MATCH_NOW } from '#shared/timer/ui/matchClockKey.ts';
import { duel, type Duel, type DuelOptions } from './duel.ts';

export interface TableKit {
  readonly match: Duel;
  readonly wrapper: VueWrapper;
  readonly moves: BoggleMove[];
  readonly said: string[];
  readonly heard: string[];
  /** Hints that have been read. */
  readonly read: string[];
  now(): number;
  /** Lets match time reach that moment. */
  reach(time: number): Promise<void>;
  /** Lets match time and the page's timers go on together. */
  wait(ms: number): Promise<void>;
  button(name: string): HTMLButtonElement;
  field(label: string): HTMLInputElement | HTMLTextAreaElement;
  press(name: string): Promise<void>;
  /** Writes a text into the editor, as a whole. */
  write(text: string): Promise<void>;
  commit(label: string, value: string): Promise<void>;
  /** A key on the board's cell, or on whatever has the focus; answers whether its default was prevented. */
  key(key: string, cell?: number): Promise<boolean>;
  /** The words of the list with that title, as the page holds them. */
  listed(title: string): readonly string[];
  cells(): readonly HTMLElement[];
  /** Places of the cells that are lit, in order of place. */
  lit(): readonly number[];
  /** A word of that many letters from a walk over the board: trust asks no more. */
  walk(length: number): string;
}

const SNAKE = [0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12];

export function openTable(options: DuelOptions = {}): TableKit {
  let at = 0;
  const match = duel(options);
  const moves: BoggleMove[] = [];
  const said: string[] = [];
  const heard: string[] = [];
  const read = reactive<string[]>([]);

  async function send(move: BoggleMove): Promise<string | null> {
    moves.push(move);
    try {
      match.move(at, move);
    } catch (error) {
      return error instanceof Error ? error.message.replace(/^\S+: /, '') : String(error);
    }
    await look();
    return null;
  }

  const wrapper = mount(BoggleTable, {
    attachTo: document.body,
    props: { view: match.view(at), send },
    global: {
      provide: {
        [MATCH_NOW]: () => at,
        [ANNOUNCE]: (text: string) => said.push(text),
        [SOUND]: (name: string) => heard.push(name),
        [HINTS]: {
          isNew: (id: string) => !read.includes(id),
          read: (id: string) => read.push(id),
          skipAll: () => read.push('boggle.write', 'boggle.cancel', 'boggle.reject'),
        },
      },
    },
  });

  async function look(): Promise<void> {
    await wrapper.setProps({ view: match.view(at) });
  }

  /** Until nothing more comes by itself, parts of the table that are fetched when they are needed among it. */
  async function settle(): Promise<void> {
    await flushPromises();
    await vi.dynamicImportSettled();
    await flushPromises();
  }

  function named<T extends Element>(found: readonly Element[], kind: new () => T, name: string): T {
    const element = found.find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent).trim().replace(/\s+/g, ' ') === name,
    );
    if (element instanceof kind) return element;
    throw new Error(`There is no ${kind.name} “${name}”.`);
  }

  const self: TableKit = {
    match,
    wrapper,
    moves,
    said,
    heard,
    read,
    now: () => at,
    async reach(time) {
      at = time;
      await look();
      await settle();
    },
    async wait(ms) {
      at += ms;
      await vi.advanceTimersByTimeAsync(ms);
      await look();
      await settle();
    },
    button: (name) => named([...document.querySelectorAll('button')], HTMLButtonElement, name),
    field(label) {
      const found = [...document.querySelectorAll('label')].find((each) => each.textContent.trim() === label);
      const control =
        document.getElementById(found?.getAttribute('for') ?? '') ??
        document.querySelector(`[aria-label="${label}"]`) ??
        found?.querySelector('input, textarea');
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
      throw new Error(`There is no field “${label}”.`);
    },
    async press(name) {
      self.button(name).click();
      await settle();
    },
    async write(text) {
      const editor = self.field('Your words');
      editor.value = text;
      editor.dispatchEvent(new Event('input'));
      await settle();
    },
    async commit(label, value) {
      const control = self.field(label);
      control.value = value;
      control.dispatchEvent(new Event('input'));
      control.dispatchEvent(new Event('change'));
      await settle();
    },
    async key(key, cell) {
      // Vue lets no handler hear an event older than itself: the frozen clock must have moved.
      vi.setSystemTime(Date.now() + 1);
      const target = cell === undefined ? document.activeElement : self.cells()[cell];
      if (target instanceof HTMLElement && cell !== undefined) target.focus();
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      target?.dispatchEvent(event);
      await settle();
      return event.defaultPrevented;
    },
    listed(title) {
      const section = [...document.querySelectorAll('section')].find(
        (each) => each.querySelector('h2, h3')?.textContent.trim() === title,
      );
      return [...(section?.querySelectorAll('li') ?? [])].map(
        (item) => item.querySelector('button span')?.firstChild?.textContent?.trim() ?? '',
      );
    },
    cells: () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')],
    lit: () => self.cells().flatMap((cell, i) => (cell.getAttribute('aria-selected') === 'true' ? [i] : [])),
    walk(length) {
      const { board } = match.data(at);
      return SNAKE.slice(0, length)
        .map((cell) => board?.faces[cell]?.toLowerCase())
        .join('');
    },
  };
  return self;
}

/** The table of Boggle before views that are made by hand. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { vi } from 'vitest';
import { shallowRef } from 'vue';
import BoggleTable from '#games/boggle/BoggleTable.vue';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { editText } from '#games/boggle/sheet.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { FRAME } from '#shared/plugin/ui/frame.ts';
import { SEATS_HERE } from '#shared/plugin/ui/seats.ts';
import { SOUND } from '#shared/plugin/ui/senses.ts';
import { viewOf, type ViewOptions } from './madeViews.ts';

export interface HandTable {
  readonly wrapper: VueWrapper;
  readonly moves: BoggleMove[];
  readonly said: string[];
  readonly heard: string[];
  /** Seats whose view the table has asked for. */
  readonly lookedAs: readonly number[];
  /** Beside the game's title. */
  readonly moment: () => string;
  show(options: ViewOptions): Promise<void>;
  /** Writes a text into the editor, as a whole; Enter ends what stands there. */
  write(text: string): Promise<void>;
  enter(): Promise<void>;
  button(name: string): HTMLButtonElement | undefined;
  press(name: string): Promise<void>;
  /** All that is on the page, in one line. */
  text(): string;
}

/** `here` are the seats of the people before this device. Edits come back in the next view, as from a real match. */
export function openByHand(options: ViewOptions, here: readonly number[] = [0]): HandTable {
  const moves: BoggleMove[] = [];
  const said: string[] = [];
  const heard: string[] = [];
  const lookedAs: number[] = [];
  let moment = '';
  let shown = options;
  const tools = document.createElement('div');
  document.body.append(tools);

  async function send(move: BoggleMove): Promise<string | null> {
    moves.push(move);
    if (move.type !== 'edit') return null;
    const view = viewOf(shown);
    const { self, sheets } = view.data;
    const text = editText(sheets[self] ?? '', move);
    await show({
      ...shown,
      data: { ...shown.data, sheets: sheets.map((sheet, i) => (i === self ? text : sheet)) },
    });
    return null;
  }

  const wrapper = mount(BoggleTable, {
    attachTo: document.body,
    props: { view: viewOf(options), send },
    global: {
      provide: {
        [ANNOUNCE]: (text: string) => said.push(text),
        [SOUND]: (name: string) => heard.push(name),
        [SEATS_HERE]: { here, shown: shallowRef(0), show: (seat: number) => lookedAs.push(seat) },
        [FRAME]: {
          leave: () => undefined,
          name: (now: string) => {
            moment = now;
          },
          tools: shallowRef(tools),
        },
      },
    },
  });

  async function show(next: ViewOptions): Promise<void> {
    shown = next;
    await wrapper.setProps({ view: viewOf(next) });
    await settle();
  }

  async function settle(): Promise<void> {
    await flushPromises();
    await vi.dynamicImportSettled();
    await flushPromises();
  }

  const buttons = (): readonly HTMLButtonElement[] => [...document.querySelectorAll('button')];
  const named = (name: string): HTMLButtonElement | undefined =>
    buttons().find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name);

  return {
    wrapper,
    moves,
    said,
    heard,
    lookedAs,
    moment: () => moment,
    show,
    async write(text) {
      const editor = wrapper.find('textarea');
      await editor.setValue(text);
      await settle();
    },
    async enter() {
      await wrapper.find('textarea').trigger('keydown', { key: 'Enter' });
      await settle();
    },
    button: named,
    async press(name) {
      const button = named(name);
      if (button === undefined) throw new Error(`There is no button “${name}”.`);
      button.click();
      await settle();
    },
    text: () => document.body.textContent.replace(/\s+/g, ' '),
  };
}

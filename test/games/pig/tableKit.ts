/** The real table of Pig before a real match: every move goes through the door and comes back as a view. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { vi } from 'vitest';
import { shallowRef } from 'vue';
import type { Move } from '#games/pig/moves.ts';
import PigTable from '#games/pig/PigTable.vue';
import type { PigView } from '#games/pig/view.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { CHORDS } from '#shared/plugin/ui/chords.ts';
import { SEATS_HERE } from '#shared/plugin/ui/seats.ts';
import { SOUND } from '#shared/plugin/ui/senses.ts';
import { WATCHING } from '#shared/plugin/ui/watching.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { begin, type MatchOptions, type PigMatch } from './match.ts';

export interface TableOptions extends MatchOptions {
  /** Default: seat 0. */
  readonly viewer?: Viewer;
  /** It is a moment of a replay. */
  readonly watching?: boolean;
  /** The person has switched shortcuts off. */
  readonly keysOff?: boolean;
  /** Seats of the people before this device; default: the viewer's alone. */
  readonly here?: readonly number[];
}

export interface TableKit {
  readonly match: PigMatch;
  readonly wrapper: VueWrapper;
  readonly moves: readonly Move[];
  readonly said: string[];
  readonly heard: string[];
  /** Lets match time and the page's timers go on together. */
  pass(ms: number): Promise<void>;
  /** Presses a button by its name. */
  press(name: string): Promise<void>;
  /** Presses a key as the frame passes it on: not while a dialog is open. */
  key(code: string): Promise<void>;
  /** Another seat moves, as soon as it may. */
  other(seat: number, move: Move): Promise<void>;
  /** Shows another moment, as a replay does. */
  show(view: PigView): Promise<void>;
  button(name: string): HTMLButtonElement;
  /** What stands right of a label. */
  value(label: string): string | null;
  /** What the die panel is said to show. */
  die(): string | null;
  tumbles(): boolean;
  dialog(): HTMLDialogElement | null;
  text(selector: string): string;
}

/** Longer than any die tumbles. */
export const LIES = 600;

export function openTable(options: TableOptions = {}): TableKit {
  const {
    viewer = 0,
    watching = false,
    keysOff = false,
    here = viewer === 'spectator' ? [] : [viewer],
  } = options;
  const match = begin(options);
  let at = 0;
  /** Of several people here the one whose turn it is; while it is nobody's, whom the table chooses. */
  const shown = shallowRef(viewer);
  const moves: Move[] = [];
  const said: string[] = [];
  const heard: string[] = [];
  const keys = new Map<string, () => void>();

  async function send(move: Move): Promise<string | null> {
    moves.push(move);
    const refusal = match.refusal(at, move, viewerSeat());
    if (refusal !== null) return refusal;
    match.move(at, move, viewerSeat());
    await look();
    return null;
  }

  function viewerSeat(): number {
    return shown.value === 'spectator' ? 0 : shown.value;
  }

  function viewNow(): PigView {
    const { turn = null } = match.view(at, shown.value);
    if (turn !== null && here.includes(turn)) shown.value = turn;
    return match.view(at, shown.value);
  }

  const wrapper = mount(PigTable, {
    attachTo: document.body,
    props: { view: viewNow(), send },
    global: {
      stubs: { PigSide: true, GameCosts: true },
      provide: {
        [ANNOUNCE]: (text: string) => said.push(text),
        [SOUND]: (name: string) => heard.push(name),
        [WATCHING]: shallowRef(watching),
        [SEATS_HERE]: { here, shown, show },
        [CHORDS]: {
          on: shallowRef(!keysOff),
          add(code: string, act: () => void) {
            keys.set(code, act);
            return () => keys.delete(code);
          },
        },
      },
    },
  });

  async function look(): Promise<void> {
    await wrapper.setProps({ view: viewNow() });
  }

  function show(seat: number): void {
    if (!here.includes(seat) || match.view(at, shown.value).turn !== null) return;
    shown.value = seat;
    void look();
  }

  async function settle(): Promise<void> {
    await flushPromises();
    await vi.dynamicImportSettled();
    await flushPromises();
  }

  function nameOf(element: Element): string {
    const heard = [...element.childNodes].map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      return node.getAttribute('aria-hidden') === 'true' ? '' : nameOf(node);
    });
    return (element.getAttribute('aria-label') ?? heard.join('')).trim();
  }

  const self: TableKit = {
    match,
    wrapper,
    moves,
    said,
    heard,
    async pass(ms) {
      at += ms;
      await vi.advanceTimersByTimeAsync(ms);
      await look();
      await settle();
    },
    async press(name) {
      self.button(name).click();
      await settle();
    },
    async key(code) {
      if (self.dialog() === null) keys.get(code)?.();
      await settle();
    },
    async other(seat, move) {
      at = Math.max(at, match.due(at) ?? at);
      match.move(at, move, seat);
      await look();
      await vi.advanceTimersByTimeAsync(LIES);
      await settle();
    },
    async show(view) {
      await wrapper.setProps({ view });
      await settle();
    },
    button(name) {
      const found = [...document.querySelectorAll('button')].findLast((each) => nameOf(each) === name);
      if (found === undefined) throw new Error(`There is no button “${name}”.`);
      return found;
    },
    value(label) {
      const found = [...document.querySelectorAll('dt')].find((each) => each.textContent.trim() === label);
      return found?.nextElementSibling?.textContent.trim() ?? null;
    },
    die: () => document.querySelector('.die-panel')?.getAttribute('aria-label') ?? null,
    tumbles: () => document.querySelector('.thrown') !== null,
    dialog: () => document.querySelector('dialog[open]'),
    text: (selector) => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '',
  };
  return self;
}

/** Stops the clock for a test, and lets things move as they do by default. */
export function stopTheClock(): void {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  delete document.documentElement.dataset.motion;
}

/** The table of Boggle before views that are made by hand: for tables that no short match comes to. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { vi } from 'vitest';
import BoggleTable from '#games/boggle/BoggleTable.vue';
import type { Board } from '#games/boggle/board.ts';
import type { BoggleControls, BoggleData, BogglePlayer } from '#games/boggle/data.ts';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { CLASSIC_DUEL, type BoggleRules } from '#games/boggle/rules.ts';
import { editText } from '#games/boggle/sheet.ts';
import type { Seat } from '#shared/match/entry.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { FRAME } from '#shared/plugin/ui/frame.ts';
import { SEATS_HERE } from '#shared/plugin/ui/seats.ts';
import { SOUND } from '#shared/plugin/ui/senses.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { shallowRef } from 'vue';

/** Squeak's table, as far as these tests need it. */
export const TABLE_RULES: BoggleRules = {
  ...CLASSIC_DUEL,
  letters: { by: 'cubes', set: 'new-4x4-1987' },
  minLength: 3,
  judge: 'lexicon',
};

export const BOARD: Board = { width: 4, height: 4, faces: [...'TEASRINGOULDPECH'] };

export const ANNA: Seat = { by: 'person', name: 'Anna' };
export const BEN: Seat = { by: 'person', name: 'Ben' };
export const LEARNER: Seat = { by: 'bot', bot: 'learner', name: 'Computer' };

export function level(strength: number): Seat {
  return { by: 'bot', bot: `level${strength}`, name: `Robin ${strength}` };
}

const CAN: BoggleControls = {
  startRound: false,
  ready: false,
  size: false,
  challenge: false,
  write: false,
  endRound: false,
  reject: false,
  difficulty: true,
  target: true,
  newGame: true,
  quit: true,
};

/** What is open to a host in each phase. */
const OPEN: Readonly<Record<BoggleData['phase'], Partial<BoggleControls>>> = {
  betweenRounds: { startRound: true, size: true },
  handOver: {},
  round: { write: true, endRound: true },
  review: { startRound: true, size: true, reject: true },
  gameOver: { startRound: true },
  quit: { difficulty: false, target: false, newGame: false, quit: false },
};

export interface ViewOptions {
  readonly seats?: readonly Seat[];
  readonly viewer?: Viewer;
  readonly data?: Partial<Omit<BoggleData, 'players' | 'can' | 'rules'>>;
  readonly rules?: Partial<BoggleRules>;
  /** What is special about each player, by seat. */
  readonly players?: readonly Partial<BogglePlayer>[];
  readonly can?: Partial<BoggleControls>;
}

export function viewOf({
  seats = [ANNA, LEARNER],
  viewer = 0,
  data = {},
  rules,
  players,
  can,
}: ViewOptions): View<BoggleData> {
  const phase = data.phase ?? 'round';
  const inForce: BoggleRules = { ...TABLE_RULES, ...rules };
  const scored = phase === 'review' || phase === 'gameOver';
  const all: BoggleData = {
    phase,
    round: phase === 'betweenRounds' ? 0 : 1,
    board: phase === 'betweenRounds' || phase === 'handOver' ? null : BOARD,
    rules: inForce,
    nextSize: inForce.size,
    lexicon: 'English',
    lexiconChoice: 'english',
    host: viewer === 0,
    lastReview: false,
    turn: null,
    notWords: [],
    left: null,
    possible: scored ? [] : null,
    ledger: [],
    self: viewer === 'spectator' ? 0 : viewer,
    sheets: seats.map((_, seat) => (seat === viewer ? '' : null)),
    lists: scored
      ? {
          common: [],
          seats: seats.map(() => ({ alone: [], common: [], invalid: [], rejected: [], all: [] })),
        }
      : null,
    players: seats.map((seat, i) => ({
      seat: i,
      writes: !(seat.by === 'bot' && seat.bot === 'learner'),
      awaited: seat.by === 'person',
      done: false,
      wordCount: 0,
      roundScore: 0,
      total: 0,
      result: null,
      feats: { bestRound: null, longest: '', lengths: [], found: 0, possible: 0, writing: 0 },
      ...players?.[i],
    })),
    target: 100,
    difficulty: 5,
    bounds: { target: { min: 1, max: 10_000 }, difficulty: { min: 1, max: 10 } },
    vocabularySize: 300,
    can: { ...CAN, ...OPEN[phase], ...can },
    revealed: null,
    ...data,
  };
  return {
    viewer,
    data: all,
    prompt: { key: 'prompt.round' },
    seats,
    standing: all.players.map(({ seat, total }) => ({ seat, score: total, won: false })),
    clocks: [],
    effects: [],
    turn: all.turn,
    over: phase === 'gameOver',
    final: phase === 'quit',
  };
}

export interface HandTable {
  readonly wrapper: VueWrapper;
  readonly moves: BoggleMove[];
  readonly said: string[];
  readonly heard: string[];
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
        [SEATS_HERE]: { here, shown: shallowRef(0), show: () => undefined },
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

/** Sitting at a table of the arcade's frame: a match in a store, a plain table in it, and what a person does there. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  defineComponent,
  h,
  markRaw,
  onBeforeUnmount,
  shallowRef,
  Teleport,
  watch,
  type Component,
} from 'vue';
import { createMemoryHistory } from 'vue-router';
import { plugin as boggle } from '#games/boggle/index.ts';
import type { AnyMove } from '#shared/match/entry.ts';
import { createMemoryStore, type MatchHead, type MatchStore } from '#shared/match/matchStore.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import type { Plugin, TableProps } from '#shared/plugin/contract.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { ANNOUNCE, type Urgency } from '#shared/plugin/ui/announce.ts';
import { useChord, useKey } from '#shared/plugin/ui/chords.ts';
import { useFrameTools, useMoment, useOwnParts, type FramePart } from '#shared/plugin/ui/frame.ts';
import { useHint } from '#shared/plugin/ui/hints.ts';
import { useOwnCurtain } from '#shared/plugin/ui/pause.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import MatchTable from '#src/table/MatchTable.vue';
import type { OpenedMatch } from '#src/table/openMatch.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { gameOf } from '#test/src/lexicon/loadHere.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

export const ID = 'a1';
export const GAMES = { boggle, highCard };

interface Plain {
  /** The table hides itself while paused, and says where the card of the pause stands. */
  readonly hides?: boolean;
  readonly own?: readonly FramePart[];
}

/**
 * A table with a button a move, a chord and a single key of its own, and a sheet whose text it sends when it is paused or
 * taken down.
 */
export function plainTable({ hides = true, own = [] }: Plain = {}): Component {
  return defineComponent({
    props: ['view', 'send'],
    setup(props: TableProps) {
      const paused = hides ? useOwnCurtain() : shallowRef(false);
      const tools = useFrameTools();
      const hint = useHint('plain.first');
      const draft = shallowRef('');
      const answer = shallowRef<string | null>(null);
      const quarters = shallowRef(0);
      const turn = (): void => {
        quarters.value += 1;
      };
      const { titled } = useChord('KeyR', turn, () => 'Turn the board');
      const holds = shallowRef(0);
      const hold = (): void => {
        holds.value += 1;
      };
      const holding = useKey('KeyH', hold, () => 'Hold');
      useOwnParts(...own);
      useMoment(() => `Effects so far: ${props.view.effects.length}`);

      function flush(): void {
        const ins = draft.value;
        draft.value = '';
        if (ins !== '') void props.send(editOf(ins));
      }
      async function send(type: string): Promise<void> {
        answer.value = await props.send({ type });
      }
      watch(paused, flush, { flush: 'sync' });
      onBeforeUnmount(flush);

      const button = (name: string, click: () => void) =>
        h('button', { type: 'button', onClick: click }, name);
      return () =>
        h('div', { class: 'plain' }, [
          h('div', { style: { display: paused.value ? 'none' : '' }, class: 'board' }, 'A B C D'),
          h('div', { 'data-paused-here': '' }),
          h('textarea', {
            value: draft.value,
            onInput: ({ target }: Event) => {
              if (target instanceof HTMLTextAreaElement) draft.value = target.value;
            },
          }),
          ...['startRound', 'endRound', 'newGame', 'quit', 'keep', 'swap'].map((type) =>
            button(type, () => void send(type)),
          ),
          h('p', { class: 'answer' }, answer.value ?? ''),
          h('p', { class: 'turned', title: titled.value }, quarters.value),
          h('p', { class: 'held', title: holding.titled.value }, holds.value),
          hint.shown.value
            ? h('p', { class: 'hint-card' }, [button('Got it', hint.read), button('No hints', hint.skipAll)])
            : null,
          tools.value === null
            ? null
            : h(
                Teleport,
                { to: tools.value },
                button('Turn', () => undefined),
              ),
        ]);
    },
  });
}

function editOf(ins: string): AnyMove & { readonly ins: string } {
  return Object.assign({ type: 'edit' }, { pos: 0, del: 0, ins });
}

export interface Said {
  readonly text: string;
  readonly urgency: Urgency;
}

export interface Sitting {
  readonly run?: boolean;
  readonly quiet?: boolean;
  /** The address asks for dev mode. */
  readonly dev?: boolean;
  readonly table?: Component;
  readonly change?: (match: OpenedMatch) => OpenedMatch;
}

function unchanged(match: OpenedMatch): OpenedMatch {
  return match;
}

export interface Place {
  store: MatchStore;
  readonly notes: BrowserNotes;
  readonly said: Said[];
  readonly page: () => VueWrapper;
  readonly path: () => string;
  /** Puts a match nobody has played yet into the store, in place of what was there. */
  deal(plugin?: Plugin, lineup?: readonly string[]): Promise<void>;
  /** The page of the match, as if it were loaded now. */
  sit(how?: Sitting): Promise<void>;
  /** A button by its name, on the page opened last. */
  press(name: string): Promise<void>;
  /** Alt and a key go down where the focus is; whether the page took them. */
  chord(code: string, more?: KeyboardEventInit): Promise<boolean>;
  /** The same for a key alone. */
  key(code: string, more?: KeyboardEventInit): Promise<boolean>;
  pass(ms: number): Promise<void>;
  opened(): Promise<OpenedMatch>;
  /** The moves as they are kept, in order. */
  kept(): Promise<unknown[]>;
  head(): Promise<MatchHead>;
}

/** Before each test a place whose match is dealt, while the clock stands still and only `pass` moves it. */
export function placeBeforeEach(take: (place: Place) => void): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.setSystemTime(1_000_000);
    const place = createPlace();
    await place.deal();
    take(place);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export function createPlace(): Place {
  const { storage } = fakeStorage();
  const notes = createBrowserNotes(() => storage);
  const said: Said[] = [];
  let dealt: Plugin = boggle;
  let page: VueWrapper | null = null;
  let path = '';

  function current(): VueWrapper {
    if (page === null) throw new Error('Nobody sits at a table.');
    return page;
  }

  const place: Place = {
    store: createMemoryStore(() => Date.now()),
    notes,
    said,
    page: current,
    path: () => path,

    async deal(plugin = boggle, lineup = plugin.seats.usual) {
      dealt = plugin;
      await place.store.remove(ID);
      const game = await plugin.load();
      const usual = { ...plugin, seats: { ...plugin.seats, usual: lineup } };
      const carried = game.carry?.initial() ?? null;
      await place.store.create(
        ID,
        newRecord(usual, game, { seed: 1, settings: defaultsOf(plugin.settings), carried }),
      );
    },

    async opened() {
      const record = readRecord(await place.store.read(ID));
      if (!record.ok) throw new Error(record.message);
      const game = await gameOf(dealt, record.value);
      const timeline = foldRecord(game.machine(), record.value);
      return { kind: 'open', plugin: dealt, game, table: plainTable(), record: record.value, timeline };
    },

    async sit({ run = true, quiet = false, dev = false, table = plainTable(), change = unchanged } = {}) {
      const router = createArcadeRouter('/', createMemoryHistory('/'));
      await router.push({ path: `/match/${ID}`, query: dev ? { dev: null } : {} });
      page = mount(MatchTable, {
        attachTo: document.body,
        props: {
          id: ID,
          opened: markRaw(change({ ...(await place.opened()), table })),
          opening: { id: ID, run, quiet, isNew: true },
        },
        global: {
          plugins: [createPinia(), router],
          provide: {
            [SERVICES]: fakeServices(place.store, notes),
            [ANNOUNCE]: (text: string, urgency: Urgency) => {
              said.push({ text, urgency });
            },
          },
        },
      });
      router.afterEach((to) => {
        path = to.path;
      });
      await flushPromises();
    },

    async press(name) {
      const button = [...document.querySelectorAll('button')].findLast(
        (each) => each.textContent.trim() === name || each.getAttribute('aria-label') === name,
      );
      if (button === undefined) throw new Error(`There is no button “${name}”.`);
      button.click();
      await flushPromises();
    },

    async chord(code, more = {}) {
      const event = new KeyboardEvent('keydown', {
        code,
        altKey: true,
        cancelable: true,
        bubbles: true,
        ...more,
      });
      // Where the focus is, as a browser has it.
      (document.activeElement ?? document.body).dispatchEvent(event);
      await flushPromises();
      return event.defaultPrevented;
    },

    key: (code, more = {}) => place.chord(code, { altKey: false, ...more }),

    async pass(ms) {
      await vi.advanceTimersByTimeAsync(ms);
      await flushPromises();
    },

    async kept() {
      const record = readRecord(await place.store.read(ID));
      if (!record.ok) throw new Error(record.message);
      return record.value.log.map((entry) => ('move' in entry ? entry.move : entry.table));
    },

    async head() {
      const head = (await place.store.list()).find(({ id }) => id === ID);
      if (head === undefined) throw new Error('The match is not kept.');
      return head;
    },
  };
  return place;
}

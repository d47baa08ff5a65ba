/** Sitting at a hosted table: the real game folded beside the page, and a link to it that a test can cut. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { vi } from 'vitest';
import { markRaw, type Component } from 'vue';
import { createMemoryHistory, type Router } from 'vue-router';
import type { SeatIndex } from '#shared/match/entry.ts';
import { openHost } from '#shared/match/host.ts';
import type { Host } from '#shared/match/hostTypes.ts';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import { foldRecord } from '#shared/match/timeline.ts';
import { undoTarget } from '#shared/match/undo.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import type { Refusal } from '#shared/result.ts';
import { ANNOUNCE, type Urgency } from '#shared/plugin/ui/announce.ts';
import { createMatchClock } from '#shared/timer/matchClock.ts';
import OnlineTable from '#src/online/OnlineTable.vue';
import type { LinkNow, TableLink } from '#src/online/tableLink.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { SERVICES } from '#src/profile/services.ts';
import type { ClientAct } from '#src/room/acts.ts';
import type { Phrase } from '#src/room/phrases.ts';
import type { SitterView, TableView } from '#src/room/tableView.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import { browserTime } from '#src/table/browserTime.ts';
import { gameOf } from '#test/src/lexicon/loadHere.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';
import { TABLE } from './fakeServer.ts';

/** Room time in ms at which the match began: nobody may take room time for match time. */
const BEGAN = 7000;

export interface Hosted {
  readonly host: Host;
  readonly page: VueWrapper;
  readonly router: Router;
  readonly said: { readonly text: string; readonly urgency: Urgency }[];
  /** All that the page asked for, in order. */
  readonly acts: ClientAct[];
  readonly phrases: Phrase[];
  /** What the server answers from now on whatever is asked of it beside a move; null for nothing of that kind. */
  turnDown(why: Refusal | null): void;
  /** Changes what the link tells, whatever the match says. */
  tell(change: Partial<LinkNow>): Promise<void>;
  tellTable(change: Partial<TableView>): Promise<void>;
  press(name: string): Promise<void>;
  pass(ms: number): Promise<void>;
  text(): string;
}

export interface Coming {
  readonly plugin: Plugin;
  readonly lineup?: readonly string[];
  /** Whose page it is; null for somebody who watches. */
  readonly seat?: SeatIndex | null;
  /** Instead of the game's own. */
  readonly table?: Component;
}

export function sitterOf(seat: SeatIndex, name: string, more: Partial<SitterView> = {}): SitterView {
  return {
    id: `s${seat + 2}`,
    seat,
    by: 'person',
    name,
    bot: null,
    ready: true,
    here: true,
    awaySince: null,
    yielded: false,
    standIn: null,
    ...more,
  };
}

/** Call it while the clock stands still (`vi.useFakeTimers`). */
export async function sitAtHosted({
  plugin,
  lineup = ['person', 'person'],
  seat = 0,
  table,
}: Coming): Promise<Hosted> {
  const store = createMemoryStore(() => Date.now());
  const plain = await plugin.load();
  const usual = { ...plugin, seats: { ...plugin.seats, usual: lineup } };
  const settings = defaultsOf(plugin.settings);
  const made = newRecord(usual, plain, {
    seed: 1,
    settings,
    carried: plain.carry?.initial() ?? null,
  });
  const names = ['Ann', 'Ben', 'Cid', 'Dot'];
  const record = {
    ...made,
    seats: made.seats.map((each, at) => (each.by === 'person' ? { ...each, name: names[at] ?? '' } : each)),
  };
  await store.create('m', record);
  const read = readRecord(await store.read('m'));
  if (!read.ok) throw new Error(read.message);
  const game = await gameOf(plugin, read.value);
  const clock = createMatchClock(browserTime, 0);
  const host = openHost({
    id: 'm',
    game,
    record: read.value,
    timeline: foldRecord(game.machine(), read.value),
    clock,
    source: browserTime,
    store,
    bots: { decide: () => Promise.resolve(null), close: () => undefined },
  });
  host.resume();

  const listeners = new Set<() => void>();
  const acts: ClientAct[] = [];
  const phrases: Phrase[] = [];
  const viewer = seat ?? 'spectator';
  const matchNow = () => ({
    view: host.view(viewer),
    at: host.now(),
    undo: { to: game.undo === 'none' ? null : undoTarget(host.timeline()), alone: true, asked: null },
  });
  let now: LinkNow = {
    state: { kind: 'open' },
    rtt: 38,
    you: seat === null ? null : `s${seat + 2}`,
    table: {
      ...TABLE,
      phase: 'playing',
      game: plugin.id,
      settings,
      sitters: record.seats.map((each, at) => sitterOf(at, each.name)),
      host: 's2',
      began: BEGAN,
    },
    match: matchNow(),
    said: null,
    waiting: 0,
    turnedDown: null,
  };
  function update(change: Partial<LinkNow>): void {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  }
  host.subscribe(() => {
    if (now.state.kind === 'open') update({ match: matchNow() });
  });
  /** Answers of what was sent while the link was cut. */
  let held: (() => Promise<void>)[] = [];

  let refusing: Refusal | null = null;

  async function carryOut(act: ClientAct) {
    if (refusing !== null && act.type !== 'play') return refusing;
    if (seat === null) return { code: 'seat/none', message: 'No seat.' };
    if (act.type === 'play') return host.send(seat, act.move);
    if (act.type === 'undo') return host.sendTable(seat, act.undo);
    return null;
  }
  const link: TableLink = {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(act) {
      acts.push(act);
      if (now.state.kind === 'open') return carryOut(act);
      return new Promise((resolve) => {
        held = [...held, async () => resolve(await carryOut(act))];
        update({ waiting: held.length });
      });
    },
    say: (phrase) => void phrases.push(phrase),
    roomNow: () => BEGAN + host.now(),
    retry: () => undefined,
    close: () => undefined,
  };

  const { storage } = fakeStorage();
  const notes = createBrowserNotes(() => storage);
  const said: Hosted['said'] = [];
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push('/t/ABC234');
  const first = now.match;
  if (first === null) throw new Error('There is no match.');
  const page = mount(OnlineTable, {
    attachTo: document.body,
    props: {
      link: markRaw(link),
      plugin: markRaw(plugin),
      game: markRaw(plain),
      table: markRaw(table ?? (await plain.table())),
      first: markRaw(first),
    },
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(
          createMemoryStore(() => Date.now()),
          notes,
        ),
        [ANNOUNCE]: (text: string, urgency: Urgency) => {
          said.push({ text, urgency });
        },
      },
    },
  });
  await flushPromises();

  return {
    host,
    page,
    router,
    said,
    acts,
    phrases,
    turnDown(why) {
      refusing = why;
    },
    async tell(change) {
      update(change);
      if (change.state?.kind === 'open') {
        const all = held;
        held = [];
        for (const answer of all) await answer();
        update({ match: matchNow(), waiting: 0 });
      }
      await flushPromises();
    },
    async tellTable(change) {
      if (now.table !== null) update({ table: { ...now.table, ...change } });
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
    async pass(ms) {
      await vi.advanceTimersByTimeAsync(ms);
      await flushPromises();
    },
    text: () => document.body.textContent,
  };
}

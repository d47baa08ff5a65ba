/** A match of High Card to lay hands on: as a record that stands still, or hosted and going on. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { defineComponent, effectScope, h, markRaw, type Component, type EffectScope } from 'vue';
import { createMemoryHistory } from 'vue-router';
import { openHost } from '#shared/match/host.ts';
import type { Host } from '#shared/match/hostTypes.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { foldRecord, stateAtTime } from '#shared/match/timeline.ts';
import type { TableProps } from '#shared/plugin/contract.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { createMatchClock } from '#shared/timer/matchClock.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import { browserTime } from '#src/table/browserTime.ts';
import { usePlayhead, type Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import { plugin } from '#test/kit/game/index.ts';
import { game, moves, open, recordFor } from '#test/shared/match/table.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

export const ID = 'parent';

/** Two people, three turns, the second round begun; a turn has 20 s. */
export const RECORD: MatchRecord = recordFor(
  moves(open(), [0, 'keep', 1000], [1, 'swap', 2000], [0, 'keep', 3000]),
);

/** A table with a button a move, and what it was answered. */
const table = defineComponent({
  props: ['view', 'send'],
  setup(props: TableProps) {
    return () =>
      h('div', { class: 'plain' }, [
        h('p', { class: 'effects' }, `Effects: ${props.view.effects.length}`),
        h('button', { type: 'button', onClick: () => void props.send({ type: 'swap' }) }, 'Swap'),
        h('button', { type: 'button', onClick: () => void props.send({ type: 'keep' }) }, 'Keep'),
      ]);
  },
});

export interface Hands {
  readonly watched: Watched;
  readonly playhead: Playhead;
  readonly store: MatchStore;
  readonly said: string[];
  /** Of the page’s playhead. */
  readonly scope: EffectScope;
  show(component: Component, props?: Record<string, unknown>): Promise<VueWrapper>;
  /** Everything that is kept, by id. */
  kept(): Promise<Readonly<Record<string, unknown>>>;
}

/** Rounds until one has won, and a new game after it: how many there are hangs on the cards. */
function wonRecord(): MatchRecord {
  let line = open();
  for (let n = 0; !stateAtTime(line, n * 100).snapshot.hasTag('over'); n += 1) {
    line = moves(line, [n % 2, 'keep', n * 100]);
  }
  return recordFor(moves(line, [0, 'again', line.log.length * 100]));
}

function asRecord(id: string | null, record = RECORD): Watched {
  const timeline = foldRecord(game.machine(), record);
  return {
    id,
    plugin,
    game,
    table,
    record: () => record,
    timeline: () => timeline,
    now: () => record.until,
    subscribe: () => () => undefined,
    host: null,
    broken: null,
  };
}

function asHosted(store: MatchStore): Watched & { readonly host: Host } {
  const host = openHost({
    id: ID,
    game,
    record: RECORD,
    timeline: foldRecord(game.machine(), RECORD),
    clock: createMatchClock(browserTime, RECORD.until),
    source: browserTime,
    store,
    bots: { decide: () => Promise.resolve(null), close: () => undefined },
  });
  host.resume();
  return {
    id: ID,
    plugin,
    game,
    table,
    record: () => host.record(),
    timeline: () => host.timeline(),
    now: () => host.now(),
    subscribe: (listener) => host.subscribe(listener),
    host,
    broken: null,
  };
}

export async function layHands(how: 'record' | 'hosted' | 'foreign' | 'won'): Promise<Hands> {
  const store = createMemoryStore(() => Date.now());
  if (how !== 'foreign') await store.create(ID, RECORD);
  const watched =
    how === 'hosted'
      ? asHosted(store)
      : asRecord(how === 'foreign' ? null : ID, how === 'won' ? wonRecord() : RECORD);
  const scope = effectScope();
  const playhead = scope.run(() => usePlayhead(watched));
  if (playhead === undefined) throw new Error('The scope has ended.');
  const said: string[] = [];
  const { storage } = fakeStorage();
  const notes = createBrowserNotes(() => storage);

  return {
    watched,
    playhead,
    store,
    said,
    scope,
    async show(component, props = {}) {
      const router = createArcadeRouter('/', createMemoryHistory('/'));
      await router.push('/');
      const page = mount(component, {
        attachTo: document.body,
        props: { watched: markRaw(watched), playhead: markRaw(playhead), ...props },
        global: {
          plugins: [createPinia(), router],
          provide: {
            [SERVICES]: fakeServices(store, notes),
            [ANNOUNCE]: (text: string) => {
              said.push(text);
            },
          },
        },
      });
      await flushPromises();
      return page;
    },
    async kept() {
      const heads = await store.list();
      const records = await Promise.all(heads.map(async ({ id }) => [id, await store.read(id)] as const));
      return Object.fromEntries(records);
    },
  };
}

/** Chooses from the select of that label. */
export async function choose(page: VueWrapper, label: string, value: string): Promise<void> {
  const found = page.findAll('label').find((each) => each.text().startsWith(label));
  if (found === undefined) throw new Error(`There is no field “${label}”.`);
  await found.find('select').setValue(value);
}

/** What the tests of dev mode look at: a match of High Card as a record, and a playhead on it. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { defineComponent, effectScope, h, type Component } from 'vue';
import { createMemoryHistory } from 'vue-router';
import { appendEntry, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import { usePlayhead, type Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import { plugin } from '#test/kit/game/index.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

export interface Looking {
  readonly watched: Watched;
  readonly playhead: Playhead;
}

/** High Card, two people, `turns` turns kept by whoever's turn it is, a second apart. */
export async function cardRecord(turns: number): Promise<{ record: MatchRecord; timeline: Timeline }> {
  const game = await plugin.load();
  const seated = { ...plugin, seats: { ...plugin.seats, usual: ['person', 'person'] } };
  const settings = defaultsOf(plugin.settings);
  const base = newRecord(seated, game, { seed: 7, settings, carried: game.carry?.initial() ?? null });
  let timeline = openTimeline(game.machine(), base);
  for (let n = 1; n <= turns; n += 1) {
    timeline = appendEntry(timeline, { n, at: n * 1000, by: (n - 1) % 2, move: { type: 'keep' } });
  }
  return { record: { ...base, log: timeline.log, until: turns * 1000 }, timeline };
}

/** A record that stands still, as dev mode looks at it. */
export async function look(turns: number, change: Partial<Watched> = {}): Promise<Looking> {
  const game = await plugin.load();
  const { record, timeline } = await cardRecord(turns);
  const watched: Watched = {
    id: null,
    plugin,
    game,
    table: defineComponent({ render: () => h('p') }),
    record: () => record,
    timeline: () => timeline,
    now: () => record.until,
    subscribe: () => () => undefined,
    host: null,
    broken: null,
    ...change,
  };
  const scope = effectScope();
  const playhead = scope.run(() => usePlayhead(watched));
  if (playhead === undefined) throw new Error('There is no playhead.');
  return { watched, playhead };
}

export async function show(
  component: Component,
  props: Record<string, unknown>,
  path = '/inspect',
): Promise<VueWrapper> {
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(path);
  const { storage } = fakeStorage();
  const page = mount(component, {
    attachTo: document.body,
    props,
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(
          createMemoryStore(() => 0),
          createBrowserNotes(() => storage),
        ),
      },
    },
  });
  await flushPromises();
  return page;
}

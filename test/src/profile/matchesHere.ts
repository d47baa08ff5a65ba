/** The matches of a person in a test: nothing is kept yet, ids count up, and every seed is the same. */
import { createPinia, setActivePinia } from 'pinia';
import { createApp } from 'vue';
import type { Entry } from '#shared/match/entry.ts';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import type { FoldState } from '#shared/match/state.ts';
import { appendEntry, latest, openTimeline } from '#shared/match/timeline.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import type { Testator } from '#src/profile/inheritance.ts';
import { SERVICES } from '#src/profile/services.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { gameOf } from '#test/src/lexicon/loadHere.ts';
import { fakeServices, fakeStorage, type FakeStorage } from './fakes.ts';

export interface Kept {
  readonly notes: BrowserNotes;
  readonly fake: FakeStorage;
}

/** Begins a profile that `useMatches` then answers for. */
export function beginProfile(): Kept {
  const fake = fakeStorage();
  const notes = createBrowserNotes(() => fake.storage);
  let ids = 0;
  const pinia = createPinia();
  createApp({ render: () => null })
    .use(pinia)
    .provide(SERVICES, {
      ...fakeServices(
        createMemoryStore(() => ids),
        notes,
      ),
      seed: () => 77,
      matchId: () => `match-${++ids}`,
    });
  setActivePinia(pinia);
  return { notes, fake };
}

export function boggle(): Plugin {
  const plugin = pluginOf('boggle');
  if (plugin === undefined) throw new Error('Boggle is not in the registry.');
  return plugin;
}

/** The match with that id, and how it stands once its person has quit. */
export async function finished(id: string): Promise<Testator & { readonly state: FoldState }> {
  const matches = useMatches();
  const record = readRecord(await matches.store.read(id));
  if (!record.ok) throw new Error(record.message);
  const game = await gameOf(boggle(), record.value);
  const entry: Entry = { n: record.value.log.length + 1, at: 0, by: 0, move: { type: 'quit' } };
  await matches.store.append(id, entry);
  const state = latest(appendEntry(openTimeline(game.machine(), record.value), entry));
  return { plugin: boggle(), game, record: record.value, state };
}

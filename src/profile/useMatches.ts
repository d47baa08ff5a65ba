/** This person's matches: begun, resumed, brought in from files, deleted. */
import { defineStore } from 'pinia';
import { inject, shallowRef } from 'vue';
import type { MatchHead } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { checkRecord, MAX_RECORD_LENGTH, parseRecord } from '#shared/match/readRecord.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { reasonOf, say } from '#src/shell/say.ts';
import { newRecord } from './newRecord.ts';
import { SERVICES } from './services.ts';

/** How a match shall open: at once, because somebody has just asked for it, or paused (the default). */
export interface Opening {
  readonly id: string;
  readonly run: boolean;
  /** From a file: its sounds stay off until they are asked for. */
  readonly quiet: boolean;
}

export const useMatches = defineStore('matches', () => {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  const { matches, carried, notes, storageFault, matchId } = services;
  const drawSeed = services.seed;

  const heads = shallowRef<readonly MatchHead[]>([]);
  /** Sentences for the menu to show once. */
  const notices = shallowRef<readonly string[]>([]);
  let opening: Opening | null = null;

  function notice(sentence: string | null): void {
    if (sentence !== null && !notices.value.includes(sentence)) notices.value = [...notices.value, sentence];
  }

  async function refresh(): Promise<void> {
    heads.value = await matches.list();
  }

  /** Begins a match and answers its id. A seed given deals the same match again. */
  async function begin(plugin: Plugin, settings: Settings, seed = drawSeed()): Promise<string> {
    const game = await plugin.load();
    const loaded = carried.load(plugin, game.carry);
    notice(loaded.warning);
    const record = newRecord(plugin, game, { seed, settings, carried: loaded.carried });
    return keep(record, { run: true, quiet: false });
  }

  /** Brings a match in from the text of a file, whole or not at all; answers its id. */
  async function bringIn(file: Pick<File, 'size' | 'text'>): Promise<Result<string>> {
    // A character takes at most four bytes: such a file need not be read to be refused.
    if (file.size > 4 * MAX_RECORD_LENGTH) return no('record/too-large', say('import.tooLarge'));
    const record = parseRecord(await file.text());
    if (!record.ok) return record;
    const plugin = pluginOf(record.value.game);
    if (plugin === undefined) {
      return no('record/other-game', say('match.noGame', { game: record.value.game }));
    }
    const checked = checkRecord(plugin, await plugin.load(), record.value);
    return checked.ok ? yes(await keep(record.value, { run: false, quiet: true })) : checked;
  }

  async function keep(record: MatchRecord, how: Omit<Opening, 'id'>): Promise<string> {
    const id = matchId();
    await matches.create(id, record);
    opening = { id, ...how };
    return id;
  }

  /** The next opening of that match runs at once: somebody pressed “Resume”. */
  function willResume(id: string): void {
    opening = { id, run: true, quiet: false };
  }

  /** How to open that match; asked once, so that a reload of the page opens it paused. */
  function takeOpening(id: string): Opening {
    const asked = opening?.id === id ? opening : { id, run: false, quiet: false };
    opening = null;
    return asked;
  }

  async function remove(id: string): Promise<Result<null>> {
    try {
      await matches.remove(id);
      await refresh();
      return yes(null);
    } catch (error) {
      return no('storage/failed', say('match.unreadable', { why: reasonOf(error) }));
    }
  }

  /** The sentences for the menu, handed over once. */
  function takeNotices(): readonly string[] {
    const taken = notices.value;
    notices.value = [];
    return taken;
  }

  return {
    heads,
    storageFault,
    refresh,
    begin,
    bringIn,
    willResume,
    takeOpening,
    remove,
    notice,
    takeNotices,
    store: matches,
    carried,
    notes,
  };
});

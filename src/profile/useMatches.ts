/** This person's matches: begun, resumed, brought in from files, deleted. */
import { defineStore } from 'pinia';
import { inject, shallowRef } from 'vue';
import type { MatchHead } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { RecordCode } from '#shared/match/recordCode.ts';
import type { Sitter } from '#shared/match/seating.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { defaultsOf, withMoreTime, type Settings } from '#shared/plugin/settings.ts';
import { dayOfMatch } from '#shared/random/day.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { language, reasonOf, say } from '#src/shell/say.ts';
import { createInheritance, type Testator } from './inheritance.ts';
import type { HostedMatch } from './keepHosted.ts';
import { isUntouched, readHeads } from './readHeads.ts';
import { SERVICES } from './services.ts';
import { usePreferences } from './usePreferences.ts';

/** How a match shall open: at once, because somebody has just asked for it, or paused (the default). */
export interface Opening {
  readonly id: string;
  readonly run: boolean;
  /** From a file: its sounds stay off until they are asked for. */
  readonly quiet: boolean;
  /** Just made in this tab: no other can know of it. */
  readonly isNew: boolean;
}

/** What is said once on the next page, and where one may go from there. */
export interface Notice {
  readonly text: string;
  readonly link: NoticeLink | null;
}

export interface NoticeLink {
  /** An address of the arcade. */
  readonly to: string;
  readonly label: string;
}

/** How a match begins, where it is not by chance, with the usual company. */
export interface Beginning {
  readonly seed?: number;
  readonly seats?: readonly Sitter[];
  /** The same with everybody's usual name. */
  readonly lineup?: readonly string[];
  readonly id?: string;
}

/** A file of a match that goes no further than the mistake in it. */
export const BROKEN = 'record/broken';

/** One whose word list is not here. */
export const LACKING = 'record/resources' satisfies RecordCode;

const engine = () => import('./engine.ts');

export const useMatches = defineStore('matches', () => {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  const { matches, carried, notes, storageFault, matchId, load } = services;
  const drawSeed = services.seed;
  const personal = usePreferences();
  const inheritance = createInheritance(matches, carried, notes, load);

  const heads = shallowRef<readonly MatchHead[]>([]);
  /** For the menu to show once. */
  const notices = shallowRef<readonly Notice[]>([]);
  let opening: Opening | null = null;

  function notice(text: string | null, link: NoticeLink | null = null): void {
    if (text === null || notices.value.some((each) => each.text === text)) return;
    notices.value = [...notices.value, { text, link }];
  }

  async function refresh(): Promise<void> {
    heads.value = readHeads(await matches.list());
  }

  /** What the menu begins with: the list, and what matches left behind whose pages closed too early. */
  async function openMenu(): Promise<void> {
    await refresh();
    for (const sentence of await inheritance.settle(heads.value)) notice(sentence);
  }

  /** Keeps what a match that is final leaves behind, once, however often it is asked to. */
  async function inherit(id: string, match: Testator, state: FoldState): Promise<void> {
    notice(await inheritance.inherit(id, match, state));
  }

  /** Fetches what it takes to begin a match of that game, so that it is there when somebody asks for one. */
  async function prepare(plugin: Plugin): Promise<void> {
    const [game] = await Promise.all([plugin.load(), engine()]);
    await game.table();
  }

  /**
   * Begins a match and answers its id. Settings left out take their defaults; a seed given deals the same match again;
   * an id given is its own, as a daily board has one. Who needs more time gets it: every limit is stretched. @throws
   * Error with a sentence where the game, or a word list it is played with, cannot be had: then nothing is kept.
   */
  async function begin(plugin: Plugin, chosen: Settings, how: Beginning = {}): Promise<string> {
    const { seed = drawSeed(), seats, lineup, id = matchId() } = how;
    const all = { ...defaultsOf(plugin.settings), ...chosen };
    const settings = withMoreTime(plugin.settings, all, personal.preferences.moreTime);
    const [game, { equipForRecord, newRecord }] = await Promise.all([plugin.load(), engine()]);
    const loaded = carried.load(plugin, game.carry);
    const record = newRecord(plugin, game, {
      seed,
      settings,
      carried: loaded.carried,
      ...(seats === undefined ? {} : { sitters: seats }),
      ...(lineup === undefined ? {} : { lineup }),
    });
    // Its table then finds all of it fetched.
    const equipped = await equipForRecord(plugin, game, record, load);
    if (!equipped.ok) throw new Error(equipped.message);
    notice(loaded.warning);
    return keep(id, record, { run: true, quiet: false });
  }

  /**
   * Brings a match in from the text of a file, whole or not at all; answers its id. One that broke is refused with the
   * code {@link BROKEN}: it can still be looked at.
   */
  async function bringIn(file: Pick<File, 'size' | 'text'>): Promise<Result<string>> {
    const { briefIn, isOver, readMatch } = await engine();
    const read = await readMatch(file, load);
    if (!read.ok) return read;
    const { plugin, game, record, opened, cut } = read.value;
    const { broken, record: sound } = opened;
    if (broken === null) {
      const id = await keepApart(record);
      // The list knows what became of it before anybody opens it.
      const brief = await briefIn(language.value, plugin, game, opened);
      await matches.reach(id, { until: record.until, final: isOver(opened), brief });
      return yes(id);
    }
    const why = broken.message;
    // All of it is sound up to the mistake that was noted with it.
    const crashed = record.crash !== undefined && !cut && sound.log.length === record.log.length;
    return no(BROKEN, crashed ? say('match.broken', { game: plugin.title, why }) : why);
  }

  /** Keeps a match that was played at a hosted table and is over, once; answers whether it is kept. */
  async function keepHosted(match: HostedMatch): Promise<boolean> {
    const { keepHosted: keepOnce } = await engine();
    return keepOnce({ store: matches, inheritance, load }, match);
  }

  /** Keeps a match that was forked from another, and answers its id: what happened once does not count twice. */
  function fork(record: MatchRecord): Promise<string> {
    return keepApart(record);
  }

  /** A match that counts nowhere and teaches nobody; it opens paused and quiet. */
  async function keepApart(record: MatchRecord): Promise<string> {
    const id = matchId();
    // Before it is there: a page that closes in between must not make such a match count.
    inheritance.noteImported(id);
    try {
      return await keep(id, record, { run: false, quiet: true });
    } catch (error) {
      inheritance.forget(id);
      throw error;
    }
  }

  async function keep(id: string, record: MatchRecord, how: Pick<Opening, 'run' | 'quiet'>): Promise<string> {
    await matches.create(id, record);
    opening = { id, ...how, isNew: true };
    return id;
  }

  /** The next opening of that match runs at once: somebody pressed “Resume”. */
  function willResume(id: string): void {
    opening = { id, run: true, quiet: inheritance.isImported(id), isNew: false };
  }

  /** How to open that match; asked once, so that a reload of the page opens it paused. */
  function takeOpening(id: string): Opening {
    const quiet = inheritance.isImported(id);
    const asked = opening?.id === id ? opening : { id, run: false, quiet, isNew: false };
    opening = null;
    return asked;
  }

  async function remove(id: string): Promise<Result<null>> {
    try {
      const head = heads.value.find((each) => each.id === id);
      const isOfDay = head !== undefined && dayOfMatch(head.game, id) !== null;
      // Null where another tab has deleted it already, and noted what there was to note.
      const stored = isOfDay ? await matches.read(id) : null;
      await matches.remove(id);
      if (stored !== null && !isUntouched(stored)) inheritance.notePlayed(id);
      inheritance.forget(id);
      await refresh();
      return yes(null);
    } catch (error) {
      return no('storage/failed', say('match.undeletable', { why: reasonOf(error) }));
    }
  }

  /** Deletes a match in which nothing has happened yet, in this tab or another. */
  async function removeUntouched(id: string): Promise<void> {
    if (inheritance.isImported(id)) return;
    try {
      if (!isUntouched(await matches.read(id))) return;
      // What was forked from it says where it comes from.
      const forked = readHeads(await matches.list()).some(({ origin }) => origin?.id === id);
      if (!forked) await remove(id);
    } catch (error) {
      // It stays in the list, where it can be deleted by hand.
      console.warn('An untouched match stays:', error);
    }
  }

  /** What the menu shall show, handed over once. */
  function takeNotices(): readonly Notice[] {
    const taken = notices.value;
    notices.value = [];
    return taken;
  }

  return {
    heads,
    storageFault,
    notices,
    refresh,
    openMenu,
    prepare,
    inherit,
    isImported: inheritance.isImported,
    seatOf: inheritance.seatOf,
    isPlayedAgain: inheritance.isPlayedAgain,
    noteEnding: inheritance.noteEnding,
    begin,
    bringIn,
    keepHosted,
    fork,
    willResume,
    takeOpening,
    remove,
    removeUntouched,
    notice,
    takeNotices,
    store: matches,
    load,
    carried,
    notes,
  };
});

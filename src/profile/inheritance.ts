/**
 * How what a match leaves behind comes to outlive it: once a match, also when the page closed in between, and
 * never from a match that came from elsewhere: a file's may be a stranger's, a hosted table's is of everybody there.
 */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { MatchHead, MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { say } from '#src/shell/say.ts';
import type { BrowserNotes } from './browserNotes.ts';
import type { CarriedStore, Keeping } from './carriedStore.ts';

export interface Testator {
  readonly plugin: Plugin;
  readonly game: Game;
  readonly record: MatchRecord;
}

export interface Inheritance {
  /** It came from elsewhere: from a file, or from a hosted table, where somebody of this device sat in that seat. */
  noteImported(id: string, seat?: SeatIndex): void;
  isImported(id: string): boolean;
  /** In which somebody of this device sat at a hosted table; null for any other match. */
  seatOf(id: string): SeatIndex | null;
  /** A match of a hosted table has been kept here, and stays so when it is deleted: it does not come back. */
  noteHosted(id: string): void;
  wasHosted(id: string): boolean;
  /** The match is about to end: until `inherit` is done, `settle` will make up for it. */
  noteEnding(id: string): void;
  /** Merges what a match that is final leaves behind. Answers a sentence when it could not be kept. */
  inherit(id: string, match: Testator, state: FoldState): Promise<string | null>;
  /** Makes up for endings that were cut short; answers what there is to say, each sentence once. */
  settle(heads: readonly MatchHead[]): Promise<readonly string[]>;
  /** The board of its day has been played here, and stays so when its match is deleted: another of it counts nowhere. */
  notePlayed(id: string): void;
  isPlayedAgain(id: string): boolean;
  /** The match is deleted: so is what was noted of it. */
  forget(id: string): void;
}

const NOTHING_TO_KEEP: Keeping = { kept: true, sentence: null };

export function createInheritance(
  store: MatchStore,
  carried: CarriedStore,
  notes: BrowserNotes,
  load: ResourceLoader,
): Inheritance {
  const isImported = (id: string): boolean => notes.get(importedKey(id)) !== null;

  async function inherit(id: string, match: Testator, state: FoldState): Promise<string | null> {
    const { plugin, game, record } = match;
    const ours = isImported(id) ? null : (game.carry?.of(state) ?? null);
    const { kept, sentence } =
      game.carry === undefined || ours === null
        ? NOTHING_TO_KEEP
        : await carried.keep(plugin, game.carry, { match: id, base: record.carried, ours });
    // What could not be kept is tried again at a later visit.
    if (kept) notes.remove(endingKey(id));
    return sentence;
  }

  async function settleOne({ id, game: gameId }: MatchHead): Promise<string | null> {
    const { readRecord, stateOf } = await import('./engine.ts');
    const plugin = pluginOf(gameId);
    const record = readRecord(await store.read(id));
    if (plugin === undefined || !record.ok) return null;
    const game = await plugin.load();
    const state = await stateOf(plugin, game, record.value, load);
    return state === null ? null : inherit(id, { plugin, game, record: record.value }, state);
  }

  /** One ending that cannot be settled leaves the others their turn, and its note for a later visit. */
  async function settleOrTell(head: MatchHead): Promise<string | null> {
    try {
      return await settleOne(head);
    } catch (error) {
      console.error(`What the match ${head.id} leaves behind could not be kept:`, error);
      return say('storage.unsettled');
    }
  }

  return {
    noteImported(id, seat) {
      notes.set(importedKey(id), seat === undefined ? 'yes' : `${SEAT}${seat}`);
    },
    isImported,
    seatOf(id) {
      const note = notes.get(importedKey(id)) ?? '';
      const seat = note.startsWith(SEAT) ? Number(note.slice(SEAT.length)) : NaN;
      return Number.isSafeInteger(seat) && seat >= 0 ? seat : null;
    },
    noteHosted(id) {
      notes.set(hostedKey(id), 'yes');
    },
    wasHosted: (id) => notes.get(hostedKey(id)) !== null,
    noteEnding(id) {
      notes.set(endingKey(id), 'yes');
    },
    inherit,
    async settle(heads) {
      const sentences = new Set<string>();
      for (const head of heads) {
        if (!head.final || notes.get(endingKey(head.id)) === null) continue;
        const sentence = await settleOrTell(head);
        if (sentence !== null) sentences.add(sentence);
      }
      return [...sentences];
    },
    notePlayed(id) {
      notes.set(playedKey(id), 'yes');
    },
    isPlayedAgain: (id) => notes.get(playedKey(id)) !== null,
    forget(id) {
      notes.remove(importedKey(id));
      notes.remove(endingKey(id));
    },
  };
}

/** Before the number of a seat. */
const SEAT = 'seat ';

function importedKey(id: string): string {
  return `quoin:imported:${id}`;
}

function hostedKey(id: string): string {
  return `quoin:hosted:${id}`;
}

function playedKey(id: string): string {
  return `quoin:played:${id}`;
}

function endingKey(id: string): string {
  return `quoin:ending:${id}`;
}

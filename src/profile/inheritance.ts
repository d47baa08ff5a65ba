/**
 * How what a match leaves behind comes to outlive it: once a match, also when the page closed in between, and
 * never from a match that came from a file, for that may be a stranger's.
 */
import type { MatchHead, MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { BrowserNotes } from './browserNotes.ts';
import type { CarriedStore } from './carriedStore.ts';

export interface Testator {
  readonly plugin: Plugin;
  readonly game: Game;
  readonly record: MatchRecord;
}

export interface Inheritance {
  noteImported(id: string): void;
  isImported(id: string): boolean;
  /** The match is about to end: until `inherit` is done, `settle` will make up for it. */
  noteEnding(id: string): void;
  /** Merges what a match that is final leaves behind. Answers a sentence when it could not be kept. */
  inherit(id: string, match: Testator, state: FoldState): Promise<string | null>;
  /** Makes up for endings that were cut short; answers what there is to say. */
  settle(heads: readonly MatchHead[]): Promise<readonly string[]>;
  /** The match is deleted: so is what was noted of it. */
  forget(id: string): void;
}

export function createInheritance(
  store: MatchStore,
  carried: CarriedStore,
  notes: BrowserNotes,
): Inheritance {
  const isImported = (id: string): boolean => notes.get(importedKey(id)) !== null;

  async function inherit(id: string, match: Testator, state: FoldState): Promise<string | null> {
    const { plugin, game, record } = match;
    const ours = isImported(id) ? null : (game.carry?.of(state) ?? null);
    const kept =
      game.carry === undefined || ours === null
        ? null
        : await carried.keep(plugin, game.carry, { match: id, base: record.carried, ours });
    notes.remove(endingKey(id));
    return kept;
  }

  async function settleOne({ id, game: gameId }: MatchHead): Promise<string | null> {
    const { readRecord, stateOf } = await import('./engine.ts');
    const plugin = pluginOf(gameId);
    const record = readRecord(await store.read(id));
    if (plugin === undefined || !record.ok) return null;
    const game = await plugin.load();
    const state = stateOf(plugin, game, record.value);
    return state === null ? null : inherit(id, { plugin, game, record: record.value }, state);
  }

  return {
    noteImported(id) {
      notes.set(importedKey(id), 'yes');
    },
    isImported,
    noteEnding(id) {
      notes.set(endingKey(id), 'yes');
    },
    inherit,
    async settle(heads) {
      const sentences: string[] = [];
      for (const head of heads) {
        if (!head.final || notes.get(endingKey(head.id)) === null) continue;
        const sentence = await settleOne(head);
        if (sentence !== null) sentences.push(sentence);
      }
      return sentences;
    },
    forget(id) {
      notes.remove(importedKey(id));
      notes.remove(endingKey(id));
    },
  };
}

function importedKey(id: string): string {
  return `quoin:imported:${id}`;
}

function endingKey(id: string): string {
  return `quoin:ending:${id}`;
}

/** From an id to a match that can be played: read, checked and folded, or one sentence on why not. */
import type { Component } from 'vue';
import { equipForRecord } from '#shared/match/equipRecord.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { reasonOf, say } from '#src/shell/say.ts';
import { sayTable } from '#src/shell/sayTable.ts';

export interface OpenedMatch {
  readonly kind: 'open';
  readonly plugin: Plugin;
  /** With all at hand that the match is played with. */
  readonly game: Game;
  readonly table: Component;
  readonly record: MatchRecord;
  readonly timeline: Timeline;
}

export type Opened =
  | OpenedMatch
  | { readonly kind: 'missing' }
  /** `raw` is what is kept, as it is, to be saved as a file; undefined when even that cannot be read. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly raw: unknown;
      /** What it was played with is not here: a word list may have to be added first. */
      readonly lacks?: true;
    };

type FindPlugin = (id: string) => Plugin | undefined;

/**
 * Opens the match that is kept under that id; `find` answers the plugin of a game's id. Never rejects: what cannot be
 * read, checked or loaded is `refused` with a sentence.
 */
export async function openMatch(
  store: Pick<MatchStore, 'read'>,
  find: FindPlugin,
  id: string,
  load: ResourceLoader,
): Promise<Opened> {
  let raw: unknown;
  try {
    raw = await store.read(id);
  } catch (error) {
    return refused(sayTable('match.unreadable', { why: reasonOf(error) }), undefined);
  }
  if (raw === null) return { kind: 'missing' };

  try {
    const record = readRecord(raw);
    if (!record.ok) return refused(record.message, raw);
    const plugin = find(record.value.game);
    if (plugin === undefined) return refused(sayTable('match.noGame', { game: record.value.game }), raw);
    const equipped = await equipForRecord(plugin, await plugin.load(), record.value, load);
    if (!equipped.ok) {
      const { code, message } = equipped;
      return code === 'record/resources'
        ? { kind: 'refused', message, raw, lacks: true }
        : refused(message, raw);
    }
    const game = equipped.value;
    const table = await game.table();
    const timeline = checkRecord(plugin, game, record.value);
    if (!timeline.ok) return refused(timeline.message, raw);
    return { kind: 'open', plugin, game, table, record: record.value, timeline: timeline.value };
  } catch (error) {
    return refused(say('match.noLoad', { why: reasonOf(error) }), raw);
  }
}

function refused(message: string, raw: unknown): Opened {
  return { kind: 'refused', message, raw };
}

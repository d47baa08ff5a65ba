/** A match that is looked at: a record that stands still, or a match that goes on and is hosted on this page. */
import type { Component } from 'vue';
import type { Broken } from '#shared/match/openRecord.ts';
import type { Host } from '#shared/match/hostTypes.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';

export interface Watched {
  /** Under which it is kept on this device; null for one that only came along (a file, a link). */
  readonly id: string | null;
  readonly plugin: Plugin;
  readonly game: Game;
  /** The game's own table. */
  readonly table: Component;
  /** The match as a file, as far as it has come. */
  record(): MatchRecord;
  timeline(): Timeline;
  /** Match time reached, in ms. */
  now(): number;
  /** Called after each change; the answer unsubscribes. Never called for a record that stands still. */
  subscribe(listener: () => void): () => void;
  /** Takes moves while the match goes on here; null for a record. */
  readonly host: Host | null;
  /** Where it broke, if it did: the timeline goes up to there. */
  readonly broken: Broken | null;
}

/** Matches to look at in the chart: two rounds of Boggle, and High Card with a rest in it. */
import { vi } from 'vitest';
import { defineComponent } from 'vue';
import { plugin as boggle } from '#games/boggle/index.ts';
import type { Json } from '#shared/json.ts';
import { judge } from '#shared/match/door.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { appendEntry, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { equipped } from '#shared/plugin/resources.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import type { Watched } from '#src/watch/watched.ts';
import { fewResources } from '#test/games/boggle/duel.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';

/** A record that stands still. */
export function watchedOf(plugin: Plugin, game: Game, record: MatchRecord, timeline: Timeline): Watched {
  return {
    id: null,
    plugin,
    game,
    table: defineComponent({ render: () => null }),
    record: () => record,
    timeline: () => timeline,
    now: () => record.until,
    subscribe: () => () => undefined,
    host: null,
    broken: null,
  };
}

type Played = readonly [
  at: number,
  by: number,
  move: { readonly type: string; readonly [field: string]: Json },
];

/** Three moves in a round that is ended by hand, a word rejected, and a round whose time is up. */
const BOGGLE: readonly Played[] = [
  [1000, 0, { type: 'startRound' }],
  [2000, 0, { type: 'edit', pos: 0, del: 0, ins: 'tea' }],
  [3000, 0, { type: 'edit', pos: 3, del: 0, ins: ' eat' }],
  [4000, 0, { type: 'endRound' }],
  [5000, 0, { type: 'reject', word: 'tea' }],
  [6000, 0, { type: 'startRound' }],
];

/** A turn, a rest in the next one, and on. */
const HIGH_CARD: readonly Played[] = [
  [100, 0, { type: 'keep' }],
  [200, 1, { type: 'rest' }],
  [300, 1, { type: 'resume' }],
  [400, 1, { type: 'keep' }],
];

export async function watchedBoggle(): Promise<Watched> {
  return played(boggle, BOGGLE, 400_000);
}

export async function watchedHighCard(): Promise<Watched> {
  return played(highCard, HIGH_CARD, 400);
}

async function played(plugin: Plugin, moves: readonly Played[], until: number): Promise<Watched> {
  const game = equipped(await plugin.load(), fewResources);
  const carried = game.carry?.initial() ?? null;
  const dealt = newRecord(plugin, game, { seed: 5, settings: defaultsOf(plugin.settings), carried });
  let timeline = openTimeline(game.machine(), dealt);
  for (const [at, by, move] of moves) {
    const verdict = judge(game, timeline, { by, move }, at);
    if (!verdict.ok) throw new Error(`${move.type} at ${at} is refused: ${verdict.message}`);
    timeline = appendEntry(timeline, verdict.value);
  }
  return watchedOf(plugin, game, { ...dealt, log: timeline.log, until }, timeline);
}

/** There is no page here: whoever asks how large something is hears this. */
export function giveSize(width: number, height: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: readonly { readonly contentRect: object }[]) => void;
      constructor(tell: (entries: readonly { readonly contentRect: object }[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        this.#tell([{ contentRect: { width, height } }]);
      }
      unobserve(): void {
        return undefined;
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
}

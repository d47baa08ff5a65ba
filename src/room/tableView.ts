/** What everybody at a table may know of it, beside the match: no token, no seed, nothing of the log. */
import * as v from 'valibot';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { SitterId } from './acts.ts';
import { seatOf, type Room } from './room.ts';

export const TABLE_PHASES = ['lobby', 'playing', 'over'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** Somebody at the table, in the order of the seats. */
export interface SitterView {
  readonly id: SitterId;
  /** In the match; in the lobby the one they would have. Null for who has none. */
  readonly seat: SeatIndex | null;
  readonly by: 'person' | 'bot';
  /** Of a person; empty for a computer, which the game names. */
  readonly name: string;
  /** The bot, for a computer; else null. */
  readonly bot: string | null;
  readonly ready: boolean;
  /** Connected; a computer always is. */
  readonly here: boolean;
  /** Room time in ms since which they are away; null while here, and where nobody knows. */
  readonly awaySince: number | null;
  /** Whoever comes next may have the seat. */
  readonly yielded: boolean;
  /** The bot that plays for them while they are away; else null. */
  readonly standIn: string | null;
}

export interface TableView {
  readonly code: string;
  readonly phase: TablePhase;
  readonly game: string;
  readonly settings: Settings;
  readonly places: number;
  readonly late: boolean;
  readonly sitters: readonly SitterView[];
  /** How many more may sit down now. */
  readonly open: number;
  readonly host: SitterId | null;
  readonly watchers: number;
  /** Room time in ms at which the match began: match time is room time less this. Null before. */
  readonly began: number | null;
  /** Room time in ms at which the host closed the table; null while it is open. */
  readonly ended: number | null;
  /** Where the same people play again; null for nowhere. */
  readonly next: string | null;
}

/** Who is connected, as the server knows it. */
export interface PresenceNow {
  readonly isHere: (who: SitterId) => boolean;
  readonly awaySince: (who: SitterId) => number | null;
  readonly watchers: number;
}

/** The table as everybody sees it. `final`: the match has come to its end. */
export function tableViewOf(
  code: string,
  room: Room,
  presence: PresenceNow,
  { final, open }: { readonly final: boolean; readonly open: number },
): TableView {
  const { game, settings, places, late, host, ended, next } = room;
  return {
    code,
    phase: ended !== null || final ? 'over' : room.match === null ? 'lobby' : 'playing',
    game,
    settings,
    places,
    late,
    sitters: room.sitters.map((sitter): SitterView => {
      const { id } = sitter;
      const seat = seatOf(room, id);
      if (sitter.by === 'bot') {
        const { bot } = sitter;
        return {
          id,
          seat,
          by: 'bot',
          name: '',
          bot,
          ready: true,
          here: true,
          awaySince: null,
          yielded: false,
          standIn: null,
        };
      }
      const { name, ready, yielded, standIn } = sitter;
      const here = presence.isHere(id);
      const awaySince = here ? null : presence.awaySince(id);
      return { id, seat, by: 'person', name, bot: null, ready, here, awaySince, yielded, standIn };
    }),
    open,
    host,
    watchers: presence.watchers,
    began: room.match?.began ?? null,
    ended,
    next,
  };
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const TABLE_VIEW_SCHEMA: v.GenericSchema<unknown, TableView> = v.object({
  code: v.string(),
  phase: v.picklist(TABLE_PHASES),
  game: v.string(),
  settings: v.record(v.string(), v.union([v.number(), v.string(), v.boolean()])),
  places: whole,
  late: v.boolean(),
  sitters: v.array(
    v.object({
      id: v.string(),
      seat: v.nullable(whole),
      by: v.picklist(['person', 'bot']),
      name: v.string(),
      bot: v.nullable(v.string()),
      ready: v.boolean(),
      here: v.boolean(),
      awaySince: v.nullable(whole),
      yielded: v.boolean(),
      standIn: v.nullable(v.string()),
    }),
  ),
  open: whole,
  host: v.nullable(v.string()),
  watchers: whole,
  began: v.nullable(whole),
  ended: v.nullable(whole),
  next: v.nullable(v.string()),
});

/**
 * What a page and the server say to each other: JSON text, every message checked by its schema where it arrives. The
 * page greets first; whatever it then asks for is a command with a number of its own, acknowledged once it stands in the
 * log or was turned down, and sent again under the same number as long as it is not. All that a page is told of the match
 * is what the game's `view` gives its seat: always whole, so that there are no gaps to fill.
 */
import * as v from 'valibot';
import { SEAT_SCHEMA } from '#shared/match/entry.ts';
import type { View } from '#shared/plugin/view.ts';
import { parsedJson } from '#shared/json.ts';
import { CLIENT_ACT_SCHEMA, SETTINGS_SCHEMA, type ClientAct, type SitterId } from './acts.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import { TABLE_VIEW_SCHEMA, type TableView } from './tableView.ts';

/** Raised whenever a page of before would not understand a server of now, or the other way round. */
export const PROTOCOL_VERSION = 1;

/** Where the socket is, below the arcade's base path. */
export const SOCKET_PATH = 'api/socket';

export type ClientMessage =
  | {
      readonly type: 'hello';
      readonly v: number;
      readonly room: string;
      readonly as: 'seat' | 'watch';
      /** For a new seat; one that is resumed has its name. */
      readonly name?: string;
      /** Of the seat that is resumed. */
      readonly token?: string;
    }
  /** `c`: 1 more than that of the last command that was carried out. */
  | { readonly type: 'cmd'; readonly c: number; readonly act: ClientAct }
  | { readonly type: 'say'; readonly phrase: Phrase }
  /** `t`: comes back as it is. */
  | { readonly type: 'ping'; readonly t: number }
  /** Closes the connection and keeps the seat. */
  | { readonly type: 'bye' };

/** Whether, and how, the last move could be taken back by the one who is told. */
export interface UndoView {
  /** The entry of the match to go back to; null where nothing can be taken back. */
  readonly to: number | null;
  /** At once, or by asking all the others. */
  readonly alone: boolean;
  /** Somebody has asked: by seat, and who has not answered yet. */
  readonly asked: { readonly by: number; readonly waiting: readonly number[] } | null;
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly v: number;
      /** Null for who watches. */
      readonly you: SitterId | null;
      /** Told once, to a new sitter; to be kept by this browser alone. */
      readonly token: string | null;
      /** Number of the last command of this sitter that was carried out; 0 for none. */
      readonly c: number;
      /** Room time in ms. */
      readonly now: number;
    }
  /** The table, whenever something about it has changed. `n`: entries of the room by then. */
  | { readonly type: 'table'; readonly n: number; readonly table: TableView }
  /** The match as this seat may see it at match time `at` (ms), whenever that has changed. */
  | {
      readonly type: 'view';
      readonly n: number;
      readonly at: number;
      readonly view: View;
      readonly undo: UndoView;
    }
  /** Carried out as entry `n`; the view with it has been sent before. */
  | { readonly type: 'ack'; readonly c: number; readonly n: number }
  /** Turned down; the number is free for another command. `retryMs`: or to be sent again after so long. */
  | {
      readonly type: 'nack';
      readonly c: number;
      readonly code: string;
      readonly message: string;
      readonly retryMs?: number;
    }
  | { readonly type: 'said'; readonly who: SitterId; readonly phrase: Phrase }
  /** `now`: room time in ms. */
  | { readonly type: 'pong'; readonly t: number; readonly now: number }
  /** What concerns no command; where the connection ends with it, the close code says how to go on. */
  | { readonly type: 'err'; readonly code: string; readonly message: string; readonly retryMs?: number };

/** Why a connection was closed, beside the WebSocket's own codes. */
export const CLOSE = {
  /** The page said bye. */
  bye: 4000,
  /** Your newer tab has the seat. Do not come back by yourself. */
  takenOver: 4001,
  /** This page's origin is not allowed. */
  origin: 4003,
  /** No such table, no seat, or a token that is worth nothing: an `err` before it says which. */
  refused: 4004,
  /** Too fast: come back after a while. */
  tooFast: 4008,
  /** Too slow a reader: come back. */
  tooSlow: 4009,
  /** Another version of the page. */
  version: 4010,
  /** What came was no message. */
  malformed: 4011,
  /** The server goes down or is restarted (the WebSocket's own): come back. */
  restarting: 1012,
} as const;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const short = v.pipe(v.string(), v.maxLength(200));

export const CLIENT_MESSAGE_SCHEMA: v.GenericSchema<unknown, ClientMessage> = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    v: whole,
    room: short,
    as: v.picklist(['seat', 'watch']),
    name: v.exactOptional(short),
    token: v.exactOptional(short),
  }),
  v.strictObject({ type: v.literal('cmd'), c: v.pipe(whole, v.minValue(1)), act: CLIENT_ACT_SCHEMA }),
  v.strictObject({ type: v.literal('say'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('ping'), t: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ type: v.literal('bye') }),
]);

const message = v.object({
  key: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

const VIEW_SCHEMA: v.GenericSchema<unknown, View> = v.object({
  viewer: v.union([whole, v.literal('spectator')]),
  data: v.unknown(),
  prompt: message,
  seats: v.array(SEAT_SCHEMA),
  standing: v.array(v.object({ seat: whole, score: v.number(), won: v.boolean() })),
  clocks: v.array(v.object({ id: v.string(), due: v.number(), length: v.number() })),
  effects: v.array(v.object({ n: whole, at: whole, event: v.looseObject({ type: v.string() }) })),
  turn: v.exactOptional(v.nullable(whole)),
  over: v.boolean(),
  final: v.boolean(),
});

const code = { code: v.string(), message: v.string(), retryMs: v.exactOptional(whole) };

export const SERVER_MESSAGE_SCHEMA: v.GenericSchema<unknown, ServerMessage> = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    v: whole,
    you: v.nullable(v.string()),
    token: v.nullable(v.string()),
    c: whole,
    now: whole,
  }),
  v.object({ type: v.literal('table'), n: whole, table: TABLE_VIEW_SCHEMA }),
  v.object({
    type: v.literal('view'),
    n: whole,
    at: whole,
    view: VIEW_SCHEMA,
    undo: v.object({
      to: v.nullable(whole),
      alone: v.boolean(),
      asked: v.nullable(v.object({ by: whole, waiting: v.array(whole) })),
    }),
  }),
  v.object({ type: v.literal('ack'), c: whole, n: whole }),
  v.object({ type: v.literal('nack'), c: whole, ...code }),
  v.object({ type: v.literal('said'), who: v.string(), phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('pong'), t: v.number(), now: whole }),
  v.object({ type: v.literal('err'), ...code }),
]);

/** A message as it goes over the wire. */
export function frameOf(message: ServerMessage | ClientMessage): string {
  return JSON.stringify(message);
}

/** The message in a text, or null where it is none. */
export function readClientMessage(text: string): ClientMessage | null {
  const read = v.safeParse(CLIENT_MESSAGE_SCHEMA, parsedJson(text));
  return read.success ? read.output : null;
}

/** The same on the page's side. */
export function readServerMessage(text: string): ServerMessage | null {
  const read = v.safeParse(SERVER_MESSAGE_SCHEMA, parsedJson(text));
  return read.success ? read.output : null;
}

/** What `GET api/tables/CODE` answers: enough to decide whether to sit down. */
export const TABLE_INFO_SCHEMA = v.object({
  code: v.string(),
  game: v.string(),
  phase: v.picklist(['lobby', 'playing', 'over']),
  /** People and computers that sit, and how many more may. */
  seated: whole,
  open: whole,
  /** Whether latecomers may sit down once it has begun, as far as seats are open. */
  late: v.boolean(),
});
export type TableInfo = v.InferOutput<typeof TABLE_INFO_SCHEMA>;

/** What `POST api/tables` answers. `url`: the page of the table, by the address the request came to. */
export const TABLE_MADE_SCHEMA = v.object({ code: v.string(), url: v.string() });

/** What `POST api/tables` takes. */
export const TABLE_WANTED_SCHEMA = v.strictObject({
  game: short,
  settings: v.exactOptional(SETTINGS_SCHEMA),
  places: v.exactOptional(whole),
  late: v.exactOptional(v.boolean()),
});

/** What the HTTP interface answers when it says no. */
export const API_ERROR_SCHEMA = v.object({ error: v.object(code) });

/** A no over HTTP: `{error: {code, message, retryMs?}}` with the status that fits. */
import { no, type Refusal } from '#shared/result.ts';
import { json, type Answer } from './reply.ts';

/** What only HTTP can get wrong; all else a server turns down stands in `src/room/refusals.ts`. */
const HTTP_REFUSALS = {
  'http/malformed': 'This address is malformed.',
  'http/address': 'There is nothing at this address.',
  'http/method': 'This address does not take that method.',
  'http/media-type': 'A table is asked for with a body of JSON (Content-Type: application/json).',
  'http/socket': 'This address is for WebSocket connections only.',
} as const;

export type HttpRefusalCode = keyof typeof HTTP_REFUSALS;

/** A refusal with its sentence. */
export function httpRefused(code: HttpRefusalCode): { readonly ok: false } & Refusal<HttpRefusalCode> {
  return no(code, HTTP_REFUSALS[code]);
}

const STATUS: Readonly<Record<string, number>> = {
  'http/address': 404,
  'http/method': 405,
  'http/media-type': 415,
  'http/socket': 426,
  'wire/malformed': 400,
  'wire/origin': 403,
  'wire/large': 413,
  'table/missing': 404,
  'game/unknown': 404,
  'table/ended': 410,
  'table/broken': 500,
  'server/failed': 500,
  'table/crowded': 503,
  'store/away': 503,
  'server/restarting': 503,
};

/** Of the rest, by the first part of the code: what is asked for does not fit the table, or comes too often. */
const STATUS_OF_KIND: Readonly<Record<string, number>> = { rate: 429, table: 409 };

/** ms after which it is worth trying again, where whoever refused did not say. */
const RETRY_MS: Readonly<Record<string, number>> = {
  'rate/joins': 60_000,
  // Ten in ten minutes: a new one each minute.
  'rate/tables': 60_000,
  'table/crowded': 60_000,
  'store/away': 2000,
  'server/restarting': 5000,
};

export function refusalAnswer(
  { code, message, retryMs = RETRY_MS[code] }: Refusal & { readonly retryMs?: number },
  extra: Readonly<Record<string, string>> = {},
): Answer {
  const status = STATUS[code] ?? STATUS_OF_KIND[code.replace(/\/.*/, '')] ?? 400;
  return json(
    status,
    { error: { code, message, ...(retryMs !== undefined && { retryMs }) } },
    { ...(retryMs !== undefined && { 'Retry-After': String(Math.ceil(retryMs / 1000)) }), ...extra },
  );
}

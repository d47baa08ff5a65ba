/** What can be asked of the hosted tables over HTTP, below `api/`; everything else about them goes over the socket. */
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import type { Result } from '#shared/result.ts';
import { SOCKET_PATH, TABLE_WANTED_SCHEMA } from '#src/room/protocol.ts';
import { refused } from '#src/room/refusals.ts';
import { readCode } from '#src/room/tableCode.ts';
import type { Body } from './body.ts';
import type { Log } from './log.ts';
import type { Origins } from './origins.ts';
import { httpRefused, refusalAnswer } from './refusal.ts';
import { json, type Answer } from './reply.ts';
import { StoreAway } from './stores/roomStore.ts';
import type { Tables } from './tables.ts';

/** Bytes of what is said about a table that is wanted: its settings may hold a line of text. */
export const MAX_BODY_BYTES = 4096;

export interface Api {
  readonly tables: Tables;
  readonly origins: Origins;
  readonly base: string; // the path the arcade is served under
  readonly proxies: number; // of ours, whose headers can be believed
  readonly log: Log;
  isStopping(): boolean;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string; // below the base, `api/tables`
  readonly headers: IncomingHttpHeaders;
  readonly address: string; // as limits count it
  body(): Promise<Body>;
}

export async function answerApi(api: Api, request: ApiRequest): Promise<Answer> {
  const answer = await answered(api, request).catch((error: unknown) => {
    if (error instanceof StoreAway) return refusalAnswer(refused('store/away'));
    api.log({ level: 'error', event: 'http/failed', error });
    return refusalAnswer(refused('server/failed'));
  });
  api.log({ level: 'info', event: 'http/answered', numbers: { status: answer.status } });
  return answer;
}

async function answered(api: Api, request: ApiRequest): Promise<Answer> {
  if (request.path === SOCKET_PATH) {
    return refusalAnswer(httpRefused('http/socket'), { Upgrade: 'websocket', Connection: 'Upgrade' });
  }
  const [place, code, part, ...rest] = request.path.split('/').slice(1);
  if (place !== 'tables' || rest.length > 0) return refusalAnswer(httpRefused('http/address'));
  if (code === undefined) {
    return request.method === 'POST' ? openTable(api, request) : wrongMethod('POST');
  }
  if (part !== undefined && part !== 'record') return refusalAnswer(httpRefused('http/address'));
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod('GET, HEAD');
  const table = readCode(code);
  if (table === null) return refusalAnswer(refused('table/missing'));
  return part === undefined
    ? replyTo(await api.tables.info(table, request.address), (info) => json(200, info))
    : recordOf(api, table, request.address);
}

function wrongMethod(allowed: string): Answer {
  return refusalAnswer(httpRefused('http/method'), { Allow: allowed });
}

async function openTable(api: Api, request: ApiRequest): Promise<Answer> {
  const { headers } = request;
  if (!api.origins(request)) return refusalAnswer(refused('wire/origin'));
  if (api.isStopping()) return refusalAnswer(refused('server/restarting'));
  const type = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
  if (!type.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined) {
    return refusalAnswer(httpRefused('http/media-type'));
  }
  const body = await request.body();
  // What is still on its way is not waited for.
  if (body.kind === 'large') return refusalAnswer(refused('wire/large'), { Connection: 'close' });
  const wanted = v.safeParse(TABLE_WANTED_SCHEMA, body.kind === 'whole' ? parsedJson(body.text) : undefined);
  if (!wanted.success) return refusalAnswer(refused('wire/malformed'));
  return replyTo(await api.tables.open(wanted.output, request.address), (code) => {
    const url = `${pageOrigin(headers, api.proxies)}${api.base}t/${code}`;
    return json(201, { code, url }, { Location: `${api.base}api/tables/${code}` });
  });
}

async function recordOf({ tables }: Api, code: string, address: string): Promise<Answer> {
  return replyTo(await tables.record(code, address), (record) =>
    json(200, record, {
      'Content-Disposition': `attachment; filename="quoin-${record.game}-${code}.json"`,
    }),
  );
}

function replyTo<Value>(result: Result<Value>, good: (value: Value) => Answer): Answer {
  return result.ok ? good(result.value) : refusalAnswer(result);
}

/**
 * Scheme and host by which the client came. Only the page itself, in its origin, or a proxy of ours can know that the
 * way to it is https.
 */
function pageOrigin(headers: IncomingHttpHeaders, proxies: number): string {
  const host = headers.host ?? 'localhost';
  const { origin = '' } = headers;
  if (/^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === host) return origin;
  const told = [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return `${proxies > 0 && told === 'https' ? 'https' : 'http'}://${host}`;
}

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { no } from '#shared/result.ts';
import { API_ERROR_SCHEMA } from '#src/room/protocol.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import { answerApi, type ApiRequest } from '#src/server/api.ts';
import { noLog } from '#src/server/log.ts';
import { createOrigins } from '#src/server/origins.ts';
import type { Answer } from '#src/server/reply.ts';
import { StoreAway } from '#src/server/stores/roomStore.ts';
import type { Tables } from '#src/server/tables.ts';

import { fakeTables, RECORD } from './fakeTables.ts';

interface Asked extends Partial<Omit<ApiRequest, 'body'>> {
  readonly body?: string;
  readonly proxies?: number;
  readonly stopping?: boolean;
  readonly base?: string;
}

function ask(tables: Tables, asked: Asked): Promise<Answer> {
  const { proxies = 0, stopping = false, base = '/', body = '', ...request } = asked;
  const api = {
    tables,
    origins: createOrigins([]),
    base,
    proxies,
    log: noLog,
    isStopping: () => stopping,
  };
  return answerApi(api, {
    method: 'GET',
    path: 'api/tables',
    headers: {},
    address: '192.0.2.7',
    ...request,
    body: async () => (body === 'large' ? { kind: 'large' } : { kind: 'whole', text: body }),
  });
}

const HEADERS = { host: 'play.example:4173', 'content-type': 'application/json' };
const WANTED = { game: 'boggle', settings: { roundTime: 60 }, places: 4 };
const post = (tables: Tables, asked: Asked = {}) =>
  ask(tables, { method: 'POST', headers: HEADERS, body: JSON.stringify(WANTED), ...asked });

const said = (answer: Answer): unknown => JSON.parse(answer.body?.toString() ?? '');
const errorIn = (answer: Answer) => v.parse(API_ERROR_SCHEMA, said(answer)).error;

describe('a table that is wanted', () => {
  it('is opened for whoever asks, and answered with its code and the address of its page', async () => {
    const tables = fakeTables();
    const answer = await post(tables);
    expect(answer.status).toBe(201);
    expect(said(answer)).toEqual({ code: '7KR4MX', url: 'http://play.example:4173/t/7KR4MX' });
    expect(answer.headers['Cache-Control']).toBe('no-store');
    expect(tables.opened).toEqual([[WANTED, '192.0.2.7']]);
  });

  it('has its page below the base, and at the address that the page itself has', async () => {
    const origin = 'https://play.example:4173';
    const answer = await post(fakeTables(), { base: '/arcade/', headers: { ...HEADERS, origin } });
    expect(said(answer)).toMatchObject({ url: 'https://play.example:4173/arcade/t/7KR4MX' });
  });

  it('believes a proxy of ours, and nobody else, that the way here is https', async () => {
    const headers = { ...HEADERS, 'x-forwarded-proto': 'https' };
    expect(said(await post(fakeTables(), { headers, proxies: 1 }))).toMatchObject({
      url: 'https://play.example:4173/t/7KR4MX',
    });
    expect(said(await post(fakeTables(), { headers }))).toMatchObject({
      url: 'http://play.example:4173/t/7KR4MX',
    });
  });

  it.each([
    ['', 400, 'wire/malformed'],
    ['{"game":', 400, 'wire/malformed'],
    ['{"game":"boggle","seed":7}', 400, 'wire/malformed'],
    ['{"game":"chess"}', 404, 'game/unknown'],
    ['large', 413, 'wire/large'],
  ])('is refused when it is %j', async (body, status, code) => {
    const answer = await post(fakeTables(), { body });
    expect(answer.status).toBe(status);
    expect(errorIn(answer).code).toBe(code);
  });

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is no form and no plain text: %s',
    async (type) => {
      const tables = fakeTables();
      const answer = await post(tables, { headers: { ...HEADERS, 'content-type': type } });
      expect([answer.status, errorIn(answer).code]).toEqual([415, 'http/media-type']);
      expect(tables.opened).toEqual([]);
    },
  );

  it('is not opened for another’s page', async () => {
    const tables = fakeTables();
    const answer = await post(tables, { headers: { ...HEADERS, origin: 'https://elsewhere.example' } });
    expect([answer.status, errorIn(answer).code]).toEqual([403, 'wire/origin']);
    expect(tables.opened).toEqual([]);
  });

  it('is not opened any more while the server stops', async () => {
    const tables = fakeTables();
    const answer = await post(tables, { stopping: true });
    expect([answer.status, errorIn(answer).code]).toEqual([503, 'server/restarting']);
    expect(tables.opened).toEqual([]);
  });
});

describe('a table that is there', () => {
  it('says enough to decide whether to sit down, however its code is written', async () => {
    for (const path of ['api/tables/7KR4MX', 'api/tables/7kr-4mx']) {
      const answer = await ask(fakeTables(), { path });
      expect(answer.status).toBe(200);
      expect(said(answer)).toEqual({
        code: '7KR4MX',
        game: 'boggle',
        phase: 'over',
        seated: 2,
        open: 0,
        late: false,
      });
    }
  });

  it('gives its record as a file once it is over', async () => {
    const answer = await ask(fakeTables(), { path: 'api/tables/7KR4MX/record' });
    expect(said(answer)).toEqual(RECORD);
    expect(answer.headers['Content-Disposition']).toBe('attachment; filename="quoin-boggle-7KR4MX.json"');
  });

  it.each(['api/tables/222222', 'api/tables/nonsense', 'api/tables/222222/record'])(
    'is missing: %s',
    async (path) => {
      const answer = await ask(fakeTables(), { path });
      expect([answer.status, errorIn(answer).code]).toEqual([404, 'table/missing']);
    },
  );
});

describe('no', () => {
  it.each<[RoomRefusalCode, number, string | undefined]>([
    ['table/not-over', 409, undefined],
    ['table/full', 409, undefined],
    ['table/ended', 410, undefined],
    ['table/broken', 500, undefined],
    ['rate/joins', 429, '60'],
    ['table/crowded', 503, '60'],
    ['settle/settings', 400, undefined],
  ])('%s is %i', async (code, status, retryAfter) => {
    const tables = fakeTables({ info: async () => refused(code) });
    const answer = await ask(tables, { path: 'api/tables/7KR4MX' });
    expect(answer.status).toBe(status);
    expect(errorIn(answer)).toMatchObject({ code, message: refused(code).message });
    expect(answer.headers['Retry-After']).toBe(retryAfter);
  });

  it('says when to come back as the tables say it', async () => {
    const busy = { ...no('rate/tables', 'Later.'), retryMs: 1500 };
    const answer = await post(fakeTables({ open: async () => busy }));
    expect(answer.headers['Retry-After']).toBe('2');
    expect(errorIn(answer).retryMs).toBe(1500);
  });

  it('tells a store that is away from a mistake of ours, and says nothing of either', async () => {
    const away = fakeTables({ info: () => Promise.reject(new StoreAway('redis://secret')) });
    const broken = fakeTables({ info: () => Promise.reject(new Error('secret')) });
    const path = 'api/tables/7KR4MX';
    const [first, second] = [await ask(away, { path }), await ask(broken, { path })];
    expect([first.status, errorIn(first).code]).toEqual([503, 'store/away']);
    expect([second.status, errorIn(second).code]).toEqual([500, 'server/failed']);
    expect(`${String(first.body)}${String(second.body)}`).not.toContain('secret');
  });

  it.each([
    ['GET', 'api/tables', 405, 'POST'],
    ['DELETE', 'api/tables/7KR4MX', 405, 'GET, HEAD'],
    ['GET', 'api', 404, undefined],
    ['GET', 'api/tables/7KR4MX/seed', 404, undefined],
    ['GET', 'api/tables/7KR4MX/record/more', 404, undefined],
    ['GET', 'api/socket', 426, undefined],
  ])('%s %s is %i', async (method, path, status, allow) => {
    const answer = await ask(fakeTables(), { method, path });
    expect(answer.status).toBe(status);
    expect(answer.headers['Allow']).toBe(allow);
    expect(errorIn(answer).message).toMatch(/\.$/);
  });
});

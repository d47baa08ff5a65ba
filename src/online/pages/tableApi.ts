/** What a page asks the arcade's server about tables, before it has a link to one. */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import {
  API_ERROR_SCHEMA,
  TABLE_INFO_SCHEMA,
  TABLE_MADE_SCHEMA,
  type TableInfo,
} from '#src/room/protocol.ts';
import { sayOnline, sayRefusal } from './sayOnline.ts';

export interface TableWish {
  readonly game: string;
  readonly settings: Settings;
  readonly places: number;
  readonly late: boolean;
}

/** Opens a table and answers its code, or one sentence on why not. */
export async function openTable(wish: TableWish): Promise<Result<string>> {
  const made = await ask('api/tables', TABLE_MADE_SCHEMA, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return made.ok ? yes(made.value.code) : made;
}

/** What a table is, or one sentence on why nothing can be said of it. */
export function askTable(code: string): Promise<Result<TableInfo>> {
  return ask(`api/tables/${code}`, TABLE_INFO_SCHEMA, {});
}

/** The whole address of a table's page, to be sent to somebody. */
export function linkTo(code: string): string {
  return new URL(`t/${code}`, document.baseURI).href;
}

/** The answer is what the schema says, or a refusal with its sentence; all else comes from no server of the arcade. */
async function ask<Answer>(
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
  init: RequestInit,
): Promise<Result<Answer>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(path, document.baseURI), { ...init, cache: 'no-store' });
    text = await response.text();
  } catch (error) {
    console.info('The server of the arcade does not answer:', error);
    return no('online/no-server', sayOnline('online.noServer'));
  }
  const body = parsedJson(text);
  const refusal = v.safeParse(API_ERROR_SCHEMA, body);
  if (refusal.success) return no(refusal.output.error.code, sayRefusal(refusal.output.error));
  const answer = v.safeParse(schema, body);
  if (response.ok && answer.success) return yes(answer.output);
  // A page where a message was asked for: files are served here, and nothing else.
  if (body === undefined || response.status === 404 || response.status === 405) {
    return no('online/no-server', sayOnline('online.noServer'));
  }
  return no('online/failed', sayOnline('online.failed', { status: response.status }));
}

/** The whole record of a hosted match, which the server gives once the match is over. */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { API_ERROR_SCHEMA } from '#src/room/protocol.ts';
import { reasonOf } from '#src/shell/say.ts';
import { sayRefusal } from './pages/sayOnline.ts';
import { sayMatch } from './sayMatch.ts';

/** Its text, unread, or one sentence on why it cannot be had. */
export async function fetchRecord(code: string): Promise<Result<string>> {
  try {
    const response = await fetch(new URL(`api/tables/${code}/record`, document.baseURI), {
      cache: 'no-store',
    });
    const text = await response.text();
    if (response.ok) return yes(text);
    const told = v.safeParse(API_ERROR_SCHEMA, parsedJson(text));
    if (told.success) return no(told.output.error.code, sayRefusal(told.output.error));
    return no('record/unfetched', sayMatch('over.noRecord', { why: String(response.status) }));
  } catch (error) {
    return no('record/unfetched', sayMatch('over.noRecord', { why: reasonOf(error) }));
  }
}

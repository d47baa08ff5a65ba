/**
 * A record as a part of a link: its canonical JSON, deflated, in base64url. What comes in that way is read like any
 * file, and never more of it than a file may have. Fetched when there is such a link.
 */
import { canonicalJson } from '#shared/json.ts';
import { MAX_RECORD_LENGTH } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { sayWatch } from './sayWatch.ts';

/** Characters a link may have after its `#r=`: what mail programs and chats still take whole. */
export const MAX_LINK_LENGTH = 16_000;

const FORMAT = 'deflate-raw';

/** The record as a part of a link; null where that would be too long. */
export async function encodeRecord(record: MatchRecord): Promise<string | null> {
  const stream = new Blob([canonicalJson(record)]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  // Three bytes are four characters.
  if (Math.ceil((bytes.length * 4) / 3) > MAX_LINK_LENGTH) return null;
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The text of a link’s record, unread, or one sentence on what is wrong with the link. */
export async function decodeLink(text: string): Promise<Result<string>> {
  if (text.length > MAX_LINK_LENGTH) return no('link/too-long', sayWatch('link.tooLong'));
  const inflated = await inflate(text);
  return inflated === null ? no('link/damaged', sayWatch('link.damaged')) : yes(inflated);
}

/** Null for what was never deflated, was cut off, or would not fit into memory. */
async function inflate(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream(FORMAT))
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
    const reader = stream.getReader();
    const parts: string[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > MAX_RECORD_LENGTH) {
        await reader.cancel();
        return null;
      }
    }
    return parts.join('');
  } catch (error) {
    // What atob, the decompressor and the decoder throw all means the same: it is not whole.
    if (error instanceof DOMException || error instanceof TypeError || isZlibError(error)) return null;
    throw error;
  }
}

/** Node's own streams tell of damaged data in their own way. */
function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

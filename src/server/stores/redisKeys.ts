/**
 * What things are called in Redis. Every script touches the keys of one room, and the two lists in which rooms stand: when
 * each is due, and when each was last appended to. On a cluster all keys of a script must lie together, so rooms are dealt
 * out to sixteen shards by their codes, and each shard has its own two lists; the shard's number in braces is all that a
 * cluster places a key by. An append is thus one script, due time included, on a cluster of up to sixteen; what is due is
 * asked of all shards.
 */
export const SHARDS = 16;

export interface RoomKeys {
  /** A hash: when the room began, its length and last time, and the last number and entry of each counter. */
  readonly room: string;
  /** A stream: entry n has the id `n-0`. */
  readonly log: string;
  /** A sorted set: who is connected, by when that is over. */
  readonly present: string;
  /** The channel on which its news comes. */
  readonly news: string;
  readonly due: string;
  readonly touched: string;
}

export function keysOf(code: string): RoomKeys {
  const shard = shardOf(code);
  const room = `quoin:{${shard}}:${code}`;
  return {
    room,
    log: `${room}:log`,
    present: `${room}:present`,
    news: `${room}:news`,
    due: dueKey(shard),
    touched: touchedKey(shard),
  };
}

/** A sorted set of codes by when they are due, in ms since 1970. */
export function dueKey(shard: number): string {
  return `quoin:{${shard}}:due`;
}

/** A sorted set of all codes by when they were last appended to, in ms since 1970. */
export function touchedKey(shard: number): string {
  return `quoin:{${shard}}:touched`;
}

/** The code of the room whose news comes on a channel. */
export function codeOfNews(channel: string): string {
  return channel.split(':')[2] ?? '';
}

/** Written to in order to see whether Redis takes writes. */
export const HEALTH_KEY = 'quoin:health';

/** FNV-1a, of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function shardOf(code: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(code)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % SHARDS;
}

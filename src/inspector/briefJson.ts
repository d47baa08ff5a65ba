/** A value of JSON in one short line, as a person would write it down: keys without quotes, cut off where it gets long. */
import type { Json } from '#shared/json.ts';

/** At most `longest` characters and an ellipsis; what lies beyond is not even looked at. */
export function briefJson(value: Json, longest: number): string {
  const text = write(value, longest);
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}

function write(value: Json, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room + 1));
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value)
    ? joined('[', value.entries(), ']', room, (_, item) => write(item, room))
    : joined('{', Object.entries(value), '}', room, (key, item) => `${key}: ${write(item, room)}`);
}

function joined<Key>(
  open: string,
  entries: Iterable<readonly [Key, Json]>,
  close: string,
  room: number,
  each: (key: Key, item: Json) => string,
): string {
  let text = '';
  for (const [key, item] of entries) {
    text += `${text === '' ? '' : ', '}${each(key, item)}`;
    if (text.length > room) return open + text;
  }
  return open + text + close;
}

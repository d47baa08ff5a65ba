/** A sheet's text as somebody writes it: the word being written is what stands after the last white space. */
import type { BoggleEdit } from './moves.ts';

/** The word being written, as it stands; empty after white space. */
export function currentWord(text: string): string {
  return /\S*$/u.exec(text)?.[0] ?? '';
}

/** Ends the word being written: the next begins on a line of its own. A sheet that has none stays as it is. */
export function endWord(text: string): string {
  return currentWord(text) === '' ? text : `${text}\n`;
}

/** Takes the word being written out. */
export function clearWord(text: string): string {
  return text.slice(0, text.length - currentWord(text).length);
}

/** The one edit that makes `after` of `before`, or null when they are equal. No character is cut in two. */
export function editBetween(before: string, after: string): BoggleEdit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isHigh(before, start - 1)) start -= 1;
  if (end > 0 && isLow(before, before.length - end)) end -= 1;
  return {
    type: 'edit',
    pos: start,
    del: before.length - end - start,
    ins: after.slice(start, after.length - end),
  };
}

/** The same edit as several, none of which puts in more than `limit` (≥ 2) characters; carried out in their order. */
export function inParts({ pos, del, ins }: BoggleEdit, limit: number): readonly BoggleEdit[] {
  if (ins.length <= limit) return [{ type: 'edit', pos, del, ins }];
  const cut = isHigh(ins, limit - 1) ? limit - 1 : limit;
  const first: BoggleEdit = { type: 'edit', pos, del, ins: ins.slice(0, cut) };
  return [first, ...inParts({ type: 'edit', pos: pos + cut, del: 0, ins: ins.slice(cut) }, limit)];
}

/** `after` as far as `limit` characters allow: what is too much goes from the part that was put in. */
export function withinLimit(before: string, after: string, limit: number): string {
  const edit = editBetween(before, after);
  if (edit === null || after.length <= limit) return after;
  const room = Math.max(0, limit - (before.length - edit.del));
  const cut = isHigh(edit.ins, room - 1) ? room - 1 : room;
  return before.slice(0, edit.pos) + edit.ins.slice(0, cut) + before.slice(edit.pos + edit.del);
}

/** Characters beyond the basic plane are two UTF-16 units, a high one before a low one. */
function isHigh(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF]$/.test(text[at] ?? '');
}

function isLow(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]$/.test(text[at] ?? '');
}

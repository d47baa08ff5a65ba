/** The text a seat writes its words into: what an edit does to it, and which words stand in it. */
import type { BoggleEdit } from './moves.ts';
import { SHEET_LIMIT } from './rules.ts';

type Change = Pick<BoggleEdit, 'pos' | 'del' | 'ins'>;

/** Why an edit cannot be made in `text`, or null when it can. */
export function faultOfEdit(text: string, change: Change): 'edit/out-of-range' | 'sheet/full' | null {
  if (change.pos + change.del > text.length) return 'edit/out-of-range';
  if (text.length - change.del + change.ins.length > SHEET_LIMIT) return 'sheet/full';
  return null;
}

/** The text after an edit that can be made. */
export function editText(text: string, { pos, del, ins }: Change): string {
  return text.slice(0, pos) + ins + text.slice(pos + del);
}

/** The words of a text in the order of writing: parted by white space, in lower case, each once (SRS 2.1.2.6–7). */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(/\s+/u))].filter((word) => word !== '');
}

/** The words of a text that are finished: white space follows them. Each once, in the order of writing. */
export function finishedWords(text: string): readonly string[] {
  return wordsIn(text.replace(/\S+$/u, ''));
}

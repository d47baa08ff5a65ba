/** What changed between two JSON values, as lines a person can read. */
import { canonicalJson, type Json } from '#shared/json.ts';

/** A line of a diff. Paths are written as in code: `sheets[0]`, `points.ada`; the empty path is the whole. */
export type Change =
  | { readonly path: string; readonly kind: 'added'; readonly after: Json }
  | { readonly path: string; readonly kind: 'removed'; readonly before: Json }
  | { readonly path: string; readonly kind: 'changed'; readonly before: Json; readonly after: Json }
  /** A string that kept its beginning and its end: at `at` (in UTF-16 units), `cut` gave way to `put`. */
  | {
      readonly path: string;
      readonly kind: 'text';
      readonly at: number;
      readonly cut: string;
      readonly put: string;
      readonly length: number;
    }
  /** More lines than are shown. */
  | { readonly path: string; readonly kind: 'more'; readonly count: number };

/** Lines of a diff, and within one list, that are written out; of the rest only the number is told. */
const MOST_LINES = 200;
const MOST_IN_A_LIST = 20;

/** The changes from `before` to `after`, in the order of the keys; an empty list for equal values. */
export function diffOf(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  compare('', before, after, changes);
  return bounded('', changes, MOST_LINES);
}

function compare(path: string, before: unknown, after: unknown, changes: Change[]): void {
  // Folds share what did not change: most of a context is the very same value.
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(path, before, after, changes);
  else if (isObject(before) && isObject(after)) compareObjects(path, before, after, changes);
  else if (typeof before === 'string' && typeof after === 'string')
    changes.push(textChange(path, before, after));
  else if (before === undefined) changes.push({ path, kind: 'added', after: jsonOf(after) });
  else if (after === undefined) changes.push({ path, kind: 'removed', before: jsonOf(before) });
  else if (canonicalJson(before) !== canonicalJson(after)) {
    changes.push({ path, kind: 'changed', before: jsonOf(before), after: jsonOf(after) });
  }
}

function compareObjects(
  path: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  changes: Change[],
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    compare(under(path, key), own(before, key), own(after, key), changes);
  }
}

/** Element by element between what both lists begin and end with: a word put in is one line, not all after it. */
function compareLists(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
  changes: Change[],
): void {
  const [start, end] = commonEnds(before.length, after.length, (i, k) => isSame(before[i], after[k]));
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const inner: Change[] = [];
  for (let i = 0; i < Math.max(gone.length, come.length); i += 1) {
    const place = `${path}[${start + i}]`;
    if (i < gone.length && i < come.length) compare(place, gone[i], come[i], inner);
    else if (i < come.length) inner.push({ path: place, kind: 'added', after: jsonOf(come[i]) });
    else inner.push({ path: place, kind: 'removed', before: jsonOf(gone[i]) });
    // What is not shown need not be made, only counted.
    if (inner.length > MOST_IN_A_LIST) {
      const rest = Math.max(gone.length, come.length) - i - 1;
      inner.push({ path, kind: 'more', count: rest });
      break;
    }
  }
  changes.push(...bounded(path, inner, MOST_IN_A_LIST));
}

function textChange(path: string, before: string, after: string): Change {
  const [start, end] = commonEnds(before.length, after.length, (i, k) => before[i] === after[k]);
  const cut = before.slice(start, before.length - end);
  const put = after.slice(start, after.length - end);
  if (start + end === 0) return { path, kind: 'changed', before, after };
  return { path, kind: 'text', at: start, cut, put, length: after.length };
}

/** How many elements two lists share at their beginning and, past that, at their end. */
function commonEnds(
  before: number,
  after: number,
  same: (i: number, k: number) => boolean,
): readonly [number, number] {
  const shorter = Math.min(before, after);
  let start = 0;
  while (start < shorter && same(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && same(before - 1 - end, after - 1 - end)) end += 1;
  return [start, end];
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (isObject(a) && isObject(b) && canonicalJson(a) === canonicalJson(b));
}

/** At most `most` lines; the last tells how many there are beside. */
function bounded(path: string, changes: readonly Change[], most: number): readonly Change[] {
  if (changes.length <= most) return changes;
  const rest = changes.slice(most);
  const count = rest.reduce((sum, change) => sum + (change.kind === 'more' ? change.count : 1), 0);
  return [...changes.slice(0, most), { path, kind: 'more', count }];
}

function under(path: string, key: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A value as JSON holds it: contexts are JSON, and what is not is told as text. */
export function jsonOf(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(jsonOf);
  if (isObject(value)) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([key, member]) => [key, jsonOf(member)]));
  }
  // No JSON: the conformance kit refuses a chart that keeps it.
  return value === undefined ? null : `(${typeof value})`;
}

/** A value that JSON can hold: all that contexts, moves, settings, views and records are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON text with the keys of every object in order, so that equal values have equal bytes. What JSON leaves
 * out (`undefined`, functions) is left out; written by hand, as it is what the conformance kit does most.
 */
export function canonicalJson(value: unknown): string {
  return write(value) ?? 'null';
}

function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return writeList(value);
  const members: string[] = [];
  for (const [key, member] of Object.entries(value).sort(byKey)) {
    const text = write(member);
    if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

/** Most lists hold words or numbers, which have one form: the engine writes those much sooner. */
function writeList(list: readonly unknown[]): string {
  return list.some(isObject)
    ? `[${list.map((item) => write(item) ?? 'null').join(',')}]`
    : JSON.stringify(list);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/**
 * Whether two values have the same canonical JSON, told without writing it: what they share (as the states of a fold
 * share most) is not even looked into.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return canonicalJson(a) === canonicalJson(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => sameJson(item, b[i]))
    );
  }
  const [one, other] = [membersByKey(a), membersByKey(b)];
  return (
    one.size === other.size &&
    [...one].every(([key, member]) => other.has(key) && sameJson(member, other.get(key)))
  );
}

/** What JSON would say of an object, by key. */
function membersByKey(value: object): ReadonlyMap<string, unknown> {
  const said = Object.entries(value).filter(
    ([, member]) => member !== undefined && typeof member !== 'function',
  );
  return new Map(said);
}

/** Whether lists and objects are nested more than `limit` deep. Asked level by level, so that no stack overflows. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap(membersOf);
  }
  return false;
}

function membersOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: readonly unknown[] = Object.values(value);
  return members;
}

/** What a text of JSON says; undefined, which JSON cannot say, for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

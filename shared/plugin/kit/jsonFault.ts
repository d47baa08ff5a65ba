/**
 * Where and why a value is not plain JSON (`context.board.1 is undefined`), or null if it is. Stricter than
 * `JSON.stringify`: what that would drop or change silently is a fault.
 */
export function jsonFault(value: unknown, place: string): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${place} is ${value}`;
    case 'object':
      return value === null ? null : objectFault(value, place);
    default:
      return `${place} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
}

function objectFault(value: object, place: string): string | null {
  const proto: unknown = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || proto === Object.prototype || proto === null;
  if (!plain) return `${place} is a ${value.constructor.name}`;
  for (const [key, member] of Object.entries(value)) {
    const fault = jsonFault(member, `${place}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/** The first place where two JSON values differ (`data.cards.1`), or null when they are equal. */
export function differenceOf(a: unknown, b: unknown, place = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return place || 'the whole';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = differenceOf(a[key], b[key], place === '' ? key : `${place}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

/** What stands at a place that `differenceOf` gave, as short text; for a finding. */
export function valueAt(value: unknown, place: string): string {
  const found = place.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  const text = found === undefined ? 'nothing' : JSON.stringify(found);
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * A view as JSON, written once for all whom it is the same to: most of what the seats of a table are shown are the very same
 * objects, and much of it stays from one moment to the next. Views are never changed, so an object has one text for good.
 */
import type { View } from '#shared/plugin/view.ts';

const texts = new WeakMap<object, string>();

/** The same as `JSON.stringify(view)`. */
export function viewText(view: View): string {
  return membersText(view, (name, value) =>
    name === 'data' && isPlain(value) ? membersText(value, textOf) : textOf(name, value),
  );
}

function membersText(object: object, write: (name: string, value: unknown) => string | undefined): string {
  let text = '';
  for (const [name, value] of Object.entries(object)) {
    const member = write(name, value);
    // JSON leaves out what it has no word for.
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${member}`;
  }
  return `{${text}}`;
}

function textOf(_name: string, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

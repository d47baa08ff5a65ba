/** A base path that cannot be used, with a sentence for the person who typed it. */
export class BaseError extends Error {
  readonly code = 'server/bad-base';
}

/**
 * The path under which the arcade is served, brought to the form `/` or `/a/b/`.
 * Throws a `BaseError` for anything that would not survive being written into a page and a URL.
 */
export function normalizeBase(text: string): string {
  const inner = text.replace(/^\/+|\/+$/g, '');
  if (inner === '') return '/';
  const segments = inner.split('/');
  const plain = segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment));
  if (!plain) {
    throw new BaseError(
      `The base path ${JSON.stringify(text)} cannot be used: write something like /arcade/, with letters, digits, "-", "_", "." and "~" only.`,
    );
  }
  return `/${inner}/`;
}

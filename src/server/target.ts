/** What a request line asks for: a path inside the base, a redirect to the base, or neither. */
export type Target =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'malformed' };

/**
 * Reads a request target (`/arcade/assets/x.js?y`) against a normalized base.
 * `path` is decoded and relative to the base, without a leading slash: `''` is the base itself.
 * Whatever could climb out of the folder (`..`, `\`, NUL, encoded or not) is malformed, and so is bad percent-encoding.
 */
export function readTarget(requestUrl: string, base: string): Target {
  const query = requestUrl.search(/[?#]/);
  const raw = query === -1 ? requestUrl : requestUrl.slice(0, query);
  const pathname = decode(raw);
  if (pathname === undefined || !isSafe(pathname)) return { kind: 'malformed' };
  if (pathname.startsWith(base)) return { kind: 'path', path: pathname.slice(base.length) };
  if (`${pathname}/` === base) {
    return { kind: 'redirect', location: base + (query === -1 ? '' : requestUrl.slice(query)) };
  }
  return { kind: 'outside' };
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function isSafe(pathname: string): boolean {
  if (!pathname.startsWith('/') || /[\0\\]/.test(pathname)) return false;
  return pathname.split('/').every((segment) => segment !== '..' && segment !== '.');
}

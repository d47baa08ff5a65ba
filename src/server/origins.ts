/** Whose pages may open tables and sockets here. */
import type { IncomingHttpHeaders } from 'node:http';
import { no, yes, type Result } from '#shared/result.ts';

export type Origins = (request: { readonly headers: IncomingHttpHeaders }) => boolean;

/**
 * Pages of the host that was asked, and of the `allowed` origins. What names no origin is no page: a browser always names
 * it where it matters (RFC 6455, 10.2; Fetch, 3.2), and anything else could name whatever it likes.
 */
export function createOrigins(allowed: readonly string[]): Origins {
  const known = new Set(allowed);
  return ({ headers }) => {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    return known.has(origin) || isOfHost(origin, host);
  };
}

/** Either scheme will do: behind a proxy that ends TLS the page is https and we are not. */
function isOfHost(origin: string, host: string | undefined): boolean {
  const page = /^(https?):\/\/([^/?#@\s]+)$/.exec(origin);
  if (page === null || host === undefined) return false;
  const [, scheme = '', there = ''] = page;
  return withoutUsualPort(there, scheme) === withoutUsualPort(host, scheme);
}

function withoutUsualPort(host: string, scheme: string): string {
  return host.toLowerCase().replace(scheme === 'https' ? /:443$/ : /:80$/, '');
}

/** `https://play.example` as browsers write it, or a sentence. */
export function readOrigin(text: string): Result<string, 'usage/origin'> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash === ''
  ) {
    return yes(url.origin);
  }
  return no(
    'usage/origin',
    `--origin takes the scheme, host and port of a page, such as https://play.example, not “${text}”.`,
  );
}

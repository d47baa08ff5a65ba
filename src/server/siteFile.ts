import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Encoding } from './encoding.ts';
import { cacheControl } from './headers.ts';
import { mediaType } from './mediaTypes.ts';

/** A file ready to be sent, in each form in which it exists. `identity` is always there. */
export interface SiteFile {
  readonly type: string; // Content-Type
  readonly cache: string; // Cache-Control
  readonly etag: string; // weak, one for all forms
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & Record<'identity', Buffer>>;
}

/** Makes a `SiteFile` of a path (relative to the site) and its forms. */
export function siteFile(path: string, bodies: SiteFile['bodies']): SiteFile {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  return {
    type: mediaType(path) ?? 'application/octet-stream',
    cache: cacheControl(path),
    etag: `W/"${hash}"`,
    bodies,
  };
}

/**
 * The page itself, told where it lives: the build leaves `<base href="/">` in it, so that one build serves any base.
 * Throws when the page has no such tag, since every asset would then be looked for in the wrong place.
 */
export function pageFile(html: string, base: string): SiteFile {
  const tag = /<base href="[^"]*"\s*\/?>/;
  if (!tag.test(html))
    throw new Error('The built index.html has no <base href> to set: build the arcade again.');
  const identity = Buffer.from(html.replace(tag, `<base href="${base}">`));
  return siteFile('index.html', { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) });
}

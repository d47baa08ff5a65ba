import type { IncomingMessage } from 'node:http';

import { acceptedEncodings } from './encoding.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { sentence, type Answer } from './reply.ts';
import { findFile, type Site } from './site.ts';
import type { SiteFile } from './siteFile.ts';
import { readTarget } from './target.ts';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The answer to a request for a page or an asset. HEAD is answered as GET: whoever writes it leaves the body out. */
export function answer(site: Site, base: string, request: Request): Answer {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return sentence(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  }
  const target = readTarget(url, base);
  switch (target.kind) {
    case 'malformed':
      return sentence(400, 'This address is malformed.');
    case 'outside':
      return sentence(404, `The arcade is at ${base}.`);
    case 'redirect':
      return { status: 308, headers: { ...SECURITY_HEADERS, Location: target.location }, body: undefined };
    case 'path': {
      const wantsHtml = (headers.accept ?? '').includes('text/html');
      const file = findFile(site, target.path, wantsHtml);
      return file === undefined ? sentence(404, 'There is no such file here.') : send(file, headers);
    }
  }
}

function send(file: SiteFile, headers: Request['headers']): Answer {
  const common = {
    ...SECURITY_HEADERS,
    'Cache-Control': file.cache,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (isFresh(headers['if-none-match'], file.etag)) return { status: 304, headers: common, body: undefined };
  const encoding = acceptedEncodings(headers['accept-encoding']).find(
    (one) => file.bodies[one] !== undefined,
  );
  const body = file.bodies[encoding ?? 'identity'] ?? file.bodies.identity;
  return {
    status: 200,
    headers: {
      ...common,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding === undefined || encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
    body,
  };
}

/** If-None-Match holds a list of tags or `*`, compared weakly (RFC 9110, 13.1.2). */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

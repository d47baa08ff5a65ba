import type { IncomingMessage } from 'node:http';

export type Body =
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'large' }
  /** The client went away in the middle of it. */
  | { readonly kind: 'gone' };

/** The body of a request, of at most `most` bytes: more is not kept, whether or not it was announced. */
export function readBody(request: IncomingMessage, most: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const large = (): void => {
      chunks.length = 0;
      resolve({ kind: 'large' });
    };
    if (Number(request.headers['content-length'] ?? 0) > most) large();
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) large();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      resolve({ kind: 'whole', text: Buffer.concat(chunks).toString('utf8') });
    });
    for (const end of ['error', 'close'] as const) {
      request.on(end, () => {
        resolve({ kind: 'gone' });
      });
    }
  });
}

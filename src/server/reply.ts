/** What goes back to a client: plain data, so that the rules can be tested without a socket. */
import { STATUS_CODES } from 'node:http';
import { SECURITY_HEADERS } from './headers.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined; // undefined: none (304, redirects)
}

type Headers = Readonly<Record<string, string>>;

/** One sentence for a person. */
export function sentence(status: number, text: string, extra: Headers = {}): Answer {
  return fresh(status, 'text/plain; charset=utf-8', `${text}\n`, extra);
}

/** An object for a program. */
export function json(status: number, value: object, extra: Headers = {}): Answer {
  return fresh(status, 'application/json; charset=utf-8', `${JSON.stringify(value)}\n`, extra);
}

/** An answer that is true for this moment only: nobody keeps it. */
export function fresh(status: number, type: string, text: string, extra: Headers = {}): Answer {
  const body = Buffer.from(text);
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Length': String(body.length),
      ...extra,
    },
    body,
  };
}

/** The same, for a socket that no HTTP server answers on any more: it is to be closed after it. */
export function rawAnswer({ status, headers, body }: Answer): Buffer {
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), body ?? Buffer.alloc(0)]);
}

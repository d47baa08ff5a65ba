/** The arcade's server as far as `fetch` goes: what it was asked, and what it answers by path. */
import { vi } from 'vitest';

export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

export interface FakeApi {
  readonly asked: readonly Asked[];
  restore(): void;
}

/** An answer to whatever is asked: its status and JSON, or text as it is; null for a server that is not there. */
export type Answer = { readonly status: number; readonly json: unknown } | { readonly text: string } | null;

export function fakeApi(answer: (asked: Asked) => Answer): FakeApi {
  const asked: Asked[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const question = { path: new URL(url).pathname, method: init?.method ?? 'GET', body };
    asked.push(question);
    const told = answer(question);
    if (told === null) return Promise.reject(new TypeError('Failed to fetch'));
    if ('text' in told) return Promise.resolve(new Response(told.text));
    return Promise.resolve(new Response(JSON.stringify(told.json), { status: told.status }));
  });
  return {
    asked,
    restore() {
      spy.mockRestore();
    },
  };
}

/** What the server says of a table. */
export function info(more: Readonly<Record<string, unknown>> = {}): Answer {
  return {
    status: 200,
    json: { code: '7KR4MX', game: 'boggle', phase: 'lobby', seated: 3, open: 2, late: true, ...more },
  };
}

export function refusal(code: string, message: string, status = 404): Answer {
  return { status, json: { error: { code, message } } };
}

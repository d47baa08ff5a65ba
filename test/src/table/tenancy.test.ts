import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserTime } from '#src/table/browserTime.ts';
import { createTenancy, type Channel, type Tenancy } from '#src/table/tenancy.ts';
import { createBrowser, type Browser } from './tabs.ts';

let browser: Browser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = createBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Tab {
  readonly tenancy: Tenancy;
  readonly channel: Channel;
  /** What happened to it, in order. */
  readonly log: string[];
}

function tab(token: string, letGo: () => Promise<boolean> = () => Promise.resolve(true)): Tab {
  const channel = browser.open();
  const log: string[] = [];
  const tenancy = createTenancy({
    channel,
    token,
    wake: browserTime.wake,
    letGo() {
      log.push('let go');
      return letGo();
    },
  });
  return { tenancy, channel, log };
}

/** Waits as long as any of it may take. */
async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2_000);
  return work;
}

const OURS = { kind: 'ours', ran: false };
const HELD = { kind: 'held' };

describe('a match that a tab opens', () => {
  test('is its own when nobody answers', async () => {
    expect(await settled(tab('a').tenancy.claim())).toEqual(OURS);
  });

  test('is held while another tab has it, whatever their tokens', async () => {
    await settled(tab('b').tenancy.claim());
    expect(await settled(tab('a').tenancy.claim())).toEqual(HELD);
    expect(await settled(tab('c').tenancy.claim())).toEqual(HELD);
  });

  test('is held at once where it was just made', async () => {
    expect(await tab('b').tenancy.claim(true)).toEqual(OURS);
    expect(await settled(tab('a').tenancy.claim())).toEqual(HELD);
  });

  test('is free again once its tab has gone', async () => {
    const first = tab('a');
    await settled(first.tenancy.claim());
    first.tenancy.release();
    expect(await settled(tab('b').tenancy.claim())).toEqual(OURS);
  });

  test('belongs to one of those that ask at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 }),
        async (tokens) => {
          browser = createBrowser();
          const claims = tokens.map((token) => tab(token).tenancy.claim());
          const kinds = (await settled(Promise.all(claims))).map(({ kind }) => kind);
          expect(kinds.filter((kind) => kind === 'ours')).toHaveLength(1);
          expect(tokens[kinds.indexOf('ours')]).toBe(tokens.toSorted()[0]);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('taking over', () => {
  test('waits until the other tab has kept what it has, and knows whether time ran there', async () => {
    let keep: (ran: boolean) => void = () => undefined;
    const first = tab('a', () => new Promise((resolve) => (keep = resolve)));
    await settled(first.tenancy.claim());
    const second = tab('b');
    const taken = second.tenancy.take();
    let got: unknown = null;
    void taken.then((claim) => (got = claim));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([first.log, got]).toEqual([['let go'], null]);
    keep(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(got).toEqual({ kind: 'ours', ran: true });
  });

  test('goes back and forth', async () => {
    const [first, second] = [tab('a'), tab('b')];
    await settled(first.tenancy.claim());
    await settled(second.tenancy.take());
    await settled(first.tenancy.take());
    await settled(second.tenancy.take());
    expect([first.log, second.log]).toEqual([['let go', 'let go'], ['let go']]);
    expect(await settled(tab('c').tenancy.claim())).toEqual(HELD);
  });

  test('does not wait for ever for a tab that is frozen; it lets go once it wakes', async () => {
    const first = tab('a');
    await settled(first.tenancy.claim());
    const wake = browser.freeze(first.channel);
    const second = tab('b');
    expect(await settled(second.tenancy.take())).toEqual(OURS);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.log, second.log]).toEqual([['let go'], []]);
  });

  test('of a tab that slept through the question, it lets go once it has answered too late', async () => {
    const first = tab('a');
    await settled(first.tenancy.claim());
    const wake = browser.freeze(first.channel);
    const second = tab('b');
    expect(await settled(second.tenancy.claim())).toEqual(OURS);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.log, second.log]).toEqual([['let go'], []]);
  });

  test.each([
    ['b', 'c'],
    ['c', 'b'],
  ])('by two tabs at once leaves it with one of them (%s first)', async (one, other) => {
    const first = tab('a', () => new Promise((resolve) => setTimeout(() => resolve(true), 100)));
    await settled(first.tenancy.claim());
    const takers = [tab(one), tab(other)];
    const claims = await settled(Promise.all(takers.map(({ tenancy }) => tenancy.take())));
    expect(claims.filter(({ kind }) => kind === 'ours')).toHaveLength(1);
    expect(first.log).toEqual(['let go']);
  });
});

test('what another version says is not understood, and does no harm', async () => {
  const first = tab('a');
  const claim = first.tenancy.claim();
  for (const message of [null, 'held', { type: 'held' }, { type: 'gone', to: 'a' }]) {
    browser.shout(message);
  }
  expect(await settled(claim)).toEqual(OURS);
});

test('a closed tab says nothing more, not even that it has let go', async () => {
  let keep: (ran: boolean) => void = () => undefined;
  const first = tab('a', () => new Promise((resolve) => (keep = resolve)));
  await settled(first.tenancy.claim());
  const taken = tab('b').tenancy.take();
  await vi.advanceTimersByTimeAsync(10);
  first.tenancy.close();
  keep(true);
  expect(await settled(taken)).toEqual(OURS);
});

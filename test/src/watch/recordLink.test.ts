import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plugin } from '#games/boggle/index.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { canonicalJson } from '#shared/json.ts';
import { MAX_RECORD_LENGTH } from '#shared/match/readRecord.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { linkTo, recordInHash } from '#src/watch/recordAddress.ts';
import { decodeLink, encodeRecord, MAX_LINK_LENGTH } from '#src/watch/recordLink.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';

const game = await plugin.load();
const empty = newRecord(plugin, game, { seed: 7, settings: defaultsOf(plugin.settings), carried: null });

function withWords(words: readonly string[]): MatchRecord {
  const log = words.map((ins, i) => ({
    n: i + 1,
    at: i * 10,
    by: 0,
    move: { type: 'edit', pos: 0, del: 0, ins },
  }));
  return { ...empty, log, until: words.length * 10 };
}

function deflated(text: string): string {
  return deflateRawSync(text).toString('base64url');
}

test('whatever is written comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 20 }),
      async (words) => {
        const record = withWords(words);
        const encoded = await encodeRecord(record);
        expect(encoded).toMatch(/^[\w-]+$/);
        expect(await decodeLink(encoded ?? '')).toEqual({ ok: true, value: canonicalJson(record) });
      },
    ),
    { numRuns: 50 },
  );
});

test('a match that is too long for a link has none', async () => {
  const random = fc.sample(fc.string({ minLength: 40, maxLength: 60 }), { numRuns: 700, seed: 1 });
  expect(await encodeRecord(withWords(random))).toBeNull();
});

describe('a link that is no link of ours is refused with one sentence', () => {
  test('cut off anywhere', async () => {
    const whole = (await encodeRecord(withWords(['tend', 'trained']))) ?? '';
    for (let length = 0; length < whole.length; length += 5) {
      expect(await decodeLink(whole.slice(0, length))).toMatchObject({ ok: false });
    }
  });

  test.each(['', '%%%', 'AAAA', 'hello world', '____'])('“%s”', async (text) => {
    expect(await decodeLink(text)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  test('one that is longer than any of ours is not even looked into', async () => {
    expect(await decodeLink('A'.repeat(MAX_LINK_LENGTH + 1))).toMatchObject({ code: 'link/too-long' });
  });

  test('one that would fill the memory is stopped on the way', async () => {
    const bomb = deflated('0'.repeat(MAX_RECORD_LENGTH + 1));
    // As long as a link may be, it inflates to about a thousand times that.
    const text = bomb.slice(0, MAX_LINK_LENGTH);
    expect(await decodeLink(text)).toMatchObject({ code: 'link/damaged' });
  });

  test('bytes that are no text', async () => {
    const text = deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd])).toString('base64url');
    expect(await decodeLink(text)).toMatchObject({ code: 'link/damaged' });
  });
});

test('an address takes it behind the # and gives it back', () => {
  const link = linkTo('replay', 'abc-_', 'https://example.org/games/');
  expect(link).toBe('https://example.org/games/replay#r=abc-_');
  expect(recordInHash(new URL(link).hash)).toBe('abc-_');
  expect(recordInHash('#rules')).toBeNull();
});

import { expect, test } from 'vitest';
import type { Entry } from '#shared/match/entry.ts';
import { carriedBy, withoutCarried } from '#src/inspector/eventParams.ts';

const move = { type: 'edit', pos: 4, ins: 'a' };
const entry: Entry = { n: 3, at: 100, by: 1, move };
const carried = carriedBy({ kind: 'entry', entry });

test('what the event says already is not said again, whether it stands alone or as an event', () => {
  expect(withoutCarried({ by: 1, pos: 4 }, carried)).toBeNull();
  expect(withoutCarried({ by: 1, change: { type: 'edit', pos: 4, ins: 'a', at: 7 } }, carried)).toEqual({
    change: { at: 7 },
  });
  expect(withoutCarried({ change: { type: 'edit', pos: 4, ins: 'a' } }, carried)).toBeNull();
});

test('what differs stays, also under a name that the event has', () => {
  expect(withoutCarried({ by: 0, pos: 5, seat: 1, none: null }, carried)).toEqual({
    by: 0,
    pos: 5,
    seat: 1,
    none: null,
  });
  expect(withoutCarried({ change: { type: 'other', pos: 4 } }, carried)).toEqual({
    change: { type: 'other', pos: 4 },
  });
  expect(withoutCarried([4, 'a'], carried)).toEqual([4, 'a']);
});

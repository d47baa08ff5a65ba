import { expect, test } from 'vitest';
import type { Seat } from '#shared/match/entry.ts';
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord } from '#shared/match/record.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import { dailyId } from '#shared/random/day.ts';
import { sharedResult, type SharedMatch } from '#src/table/sharedResult.ts';
import { demo } from '#test/src/shell/demoPlugin.ts';

const you: Seat = { by: 'person', name: 'You' };
const level2: Seat = { by: 'bot', bot: 'level2', name: 'Level 2' };

function recordOf(settings: Settings, seats: readonly Seat[]): MatchRecord {
  return {
    ...{ format: RECORD_FORMAT, version: RECORD_VERSION, game: demo.id, rules: 1, seed: 99, carried: null },
    ...{ resources: [], log: [], until: 0, seats },
    settings: { ...defaultsOf(demo.settings), ...settings },
  };
}

function share(
  settings: Settings,
  seats: readonly Seat[],
  more: Partial<SharedMatch> = {},
): readonly string[] {
  const { text } = sharedResult({
    id: 'a1',
    plugin: demo,
    record: recordOf(settings, seats),
    first: true,
    shared: { lines: [{ key: 'ten' }], aloud: [{ key: 'aloud' }] },
    title: 'Demo',
    say: ({ key }) => key,
    linkTo: (page, query) => `${page}?${new URLSearchParams(query).toString()}`,
    ...more,
  });
  return text.split('\n');
}

test('a link says what differs from the usual, who sits, and the seed', () => {
  expect(share({ goal: 20, mirrored: true }, [you, level2])).toEqual([
    'Demo',
    'ten',
    'new?goal=20&mirrored=true&seats=person%2Clevel2&seed=99',
  ]);
});

test('what follows from several people at one device is left to follow', () => {
  expect(share({ turns: 'inTurn' }, [you, you]).at(-1)).toBe('new?seats=person%2Cperson&seed=99');
});

test('a later game of a match does not follow from its seed, so that is not claimed', () => {
  expect(share({}, [you], { first: false }).at(-1)).toBe('new?seats=person');
});

test('nor does a first one that was dealt otherwise: it names no day either', () => {
  const shared = { lines: [{ key: 'ten' }], aloud: [], repeats: false };
  expect(share({}, [you], { shared }).at(-1)).toBe('new?seats=person');
  const id = dailyId(demo.id, '2026-11-30');
  expect(share({}, [you], { shared, id })).toEqual(['Demo', 'ten', 'new?seats=person']);
});

test('a computer that no set-up offers is not in the link', () => {
  expect(share({}, [you, { by: 'bot', bot: 'random', name: 'Coin' }]).at(-1)).toBe('new?seed=99');
});

test('the board of a day is linked by its day, and says when it was played with more time', () => {
  const id = dailyId(demo.id, '2026-11-30');
  expect(share({ clock: 120 }, [you], { id })).toEqual([
    'Demo, November 30, 2026',
    'ten',
    'daily?day=2026-11-30',
  ]);
  expect(share({ clock: 240 }, [you], { id })[0]).toBe('Demo, November 30, 2026 (with more time)');
});

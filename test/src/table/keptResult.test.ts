import { expect, test } from 'vitest';
import { openTimeline, type Timeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { dailyId } from '#shared/random/day.ts';
import { keptResult } from '#src/table/keptResult.ts';
import { plugin } from '#test/kit/game/index.ts';
import { game as highCard, inputFor, moves, recordFor } from '#test/shared/match/table.ts';

/** High Card to one point; what is shared are the scores. */
function game(repeats?: boolean): Game {
  return {
    ...highCard,
    share: ({ over, standing }) =>
      over
        ? {
            lines: [{ key: standing.map(({ score }) => score).join(':') }],
            aloud: [],
            ...(repeats === undefined ? {} : { repeats }),
          }
        : null,
  };
}

const begun = (): Timeline =>
  openTimeline(highCard.machine(), {
    ...inputFor(['person', 'person']),
    settings: { goal: 1, clock: 'slow', pause: true },
  });

function share(timeline: Timeline, until: number, shared = game()): readonly string[] | null {
  const record = { ...recordFor(timeline), until };
  const opened = { kind: 'open' as const, plugin, game: shared, table: {}, record, timeline };
  const result = keptResult(opened, {
    id: dailyId(plugin.id, '2026-11-30'),
    title: 'High Card',
    say: (_opened, { key }) => key,
    linkTo: (page, query) => `${page}?${new URLSearchParams(query).toString()}`,
  });
  return result === null ? null : result.text.split('\n');
}

const first = moves(begun(), [0, 'keep', 100], [1, 'keep', 250]);

test('there is none before a game has ended', () => {
  expect(share(first, 3_249)).toBeNull();
});

test('the game that ended is shared, under its day', () => {
  const [head, score, link] = share(first, 3_250) ?? [];
  expect([head, link]).toEqual(['High Card, November 30, 2026', 'daily?day=2026-11-30']);
  expect(score).toMatch(/^(1:0|0:1)$/);
});

test('whatever was begun or played after it, it is the first that is shared', () => {
  const again = moves(first, [0, 'again', 5_000]);
  expect(share(again, 5_500)).toEqual(share(first, 3_250));
  const two = moves(again, [0, 'keep', 6_000], [1, 'keep', 6_500]);
  expect(share(two, 20_000)).toEqual(share(first, 3_250));
});

test('a game that its seed does not deal again names no day and has no seed in its link', () => {
  const [head, , link] = share(first, 3_250, game(false)) ?? [];
  expect(head).toBe('High Card');
  expect(link).toMatch(/^new\?/);
  expect(link).not.toContain('seed');
});

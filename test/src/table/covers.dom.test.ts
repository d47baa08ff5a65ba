import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { defineComponent, nextTick, shallowRef } from 'vue';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { provideCovers, type Covers } from '#src/table/covers.ts';
import { heldAtEnd } from '#src/watch/heldAtEnd.ts';
import { watchedDuel } from '#test/src/watch/watchedDuel.ts';

enableAutoUnmount(afterEach);

const { watched } = await watchedDuel(defineComponent({ render: () => null }));
const ANN: Seat = { by: 'person', name: 'Ann' };
const BEN: Seat = { by: 'person', name: 'Ben' };
const BOT: Seat = { by: 'bot', bot: 'learner', name: 'Computer' };

function provided(seats: readonly Seat[], held: () => Viewer | null): Covers {
  const made: Covers[] = [];
  mount(
    defineComponent(() => {
      made.push(provideCovers(seats, held));
      return () => null;
    }),
  );
  const [only] = made;
  if (only === undefined) throw new Error('Nothing was made.');
  return only;
}

/** Of a record that ends with that turn. */
function covers(seats: readonly Seat[], turn: SeatIndex | null): Covers {
  const { game } = watched;
  const given = {
    ...watched,
    game: { ...game, view: (...of: Parameters<typeof game.view>) => ({ ...game.view(...of), turn }) },
  };
  const end = latest(watched.timeline());
  return provided(seats, () => heldAtEnd(given, { ...end, table: { ...end.table, seats } }));
}

const covered = (of: Covers, seats: readonly Seat[]): readonly Viewer[] =>
  [...seats.keys(), 'spectator' as const].filter((viewer) => of.covers(viewer));

describe('a record that ends in the middle of somebody’s turn', () => {
  test('is seen by whoever has it, and no other person unasked', () => {
    const seats = [ANN, BOT, BEN];
    const made = covers(seats, 2);
    expect(made.holder.value).toBe(2);
    expect(covered(made, seats)).toEqual([0]);
    made.lift(0);
    expect(covered(made, seats)).toEqual([]);
  });

  test('is watched while it is a computer’s', () => {
    const seats = [ANN, BOT, BEN];
    const made = covers(seats, 1);
    expect(made.holder.value).toBe('spectator');
    expect(covered(made, seats)).toEqual([0, 2]);
  });

  test('covers nothing of one person alone, nor when it is nobody’s turn', () => {
    expect(covered(covers([ANN, BOT], 0), [ANN, BOT])).toEqual([]);
    expect(covered(covers([ANN, BEN], null), [ANN, BEN])).toEqual([]);
    expect(covers([ANN, BEN], null).holder.value).toBe(null);
  });
});

test('what was shown once is covered again when the turn has passed on', async () => {
  const held = shallowRef<Viewer | null>(0);
  const made = provided([ANN, BEN], () => held.value);
  made.lift(1);
  expect(made.covers(1)).toBe(false);
  held.value = 1;
  await nextTick();
  expect(made.holder.value).toBe(1);
  expect(covered(made, [ANN, BEN])).toEqual([0]);
  held.value = 0;
  await nextTick();
  expect(covered(made, [ANN, BEN])).toEqual([1]);
  held.value = null;
  await nextTick();
  expect(covered(made, [ANN, BEN])).toEqual([]);
});

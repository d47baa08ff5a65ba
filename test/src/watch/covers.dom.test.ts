import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { defineComponent, nextTick, shallowRef } from 'vue';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import type { LiveStage } from '#src/table/liveStage.ts';
import { provideCovers, type Covers } from '#src/watch/covers.ts';
import { watchedDuel } from './watchedDuel.ts';

enableAutoUnmount(afterEach);

const { watched } = await watchedDuel(defineComponent({ render: () => null }));
const ANN: Seat = { by: 'person', name: 'Ann' };
const BEN: Seat = { by: 'person', name: 'Ben' };
const BOT: Seat = { by: 'bot', bot: 'learner', name: 'Computer' };

/** Of a record that ends with that turn, or at a table that goes on. */
function covers(seats: readonly Seat[], turn: SeatIndex | null, stage: LiveStage | null = null): Covers {
  const { game } = watched;
  const given = {
    ...watched,
    record: () => ({ ...watched.record(), seats }),
    game: { ...game, view: (...of: Parameters<typeof game.view>) => ({ ...game.view(...of), turn }) },
  };
  const made: Covers[] = [];
  mount(
    defineComponent(() => {
      made.push(provideCovers(given, stage, () => latest(watched.timeline())));
      return () => null;
    }),
  );
  const [only] = made;
  if (only === undefined) throw new Error('Nothing was made.');
  return only;
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
  const viewer = shallowRef<Viewer>(0);
  const turn = shallowRef<SeatIndex | null>(0);
  const stage = { viewer, turn, free: shallowRef(true), place: shallowRef(null) };
  const made = covers([ANN, BEN], 0, stage);
  made.lift(1);
  expect(made.covers(1)).toBe(false);
  viewer.value = turn.value = 1;
  await nextTick();
  expect(made.holder.value).toBe(1);
  expect(covered(made, [ANN, BEN])).toEqual([0]);
  viewer.value = turn.value = 0;
  await nextTick();
  expect(covered(made, [ANN, BEN])).toEqual([1]);
  turn.value = null;
  await nextTick();
  expect(covered(made, [ANN, BEN])).toEqual([]);
});

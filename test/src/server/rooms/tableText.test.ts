import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import type { RoomAct, RoomEntry } from '#src/room/acts.ts';
import { foldRoom } from '#src/room/room.ts';
import { TABLE_VIEW_SCHEMA, type TableView } from '#src/room/tableView.ts';
import { createPresence } from '#src/server/rooms/presence.ts';
import { isFinal, matchAt, withEntry, type RoomState } from '#src/server/rooms/roomState.ts';
import { createTableWriter } from '#src/server/rooms/tableText.ts';
import { game } from '#test/kit/game/game.ts';

const OPEN: RoomAct = {
  type: 'open',
  game: 'high-card',
  rules: game.rules,
  settings: { goal: 2, clock: 'none', pause: false },
  places: 2,
  late: false,
};

/** A table of High Card, and what everybody is told of it. */
function opened() {
  const presence = createPresence(0);
  const isHere = vi.spyOn(presence, 'isHere');
  const write = createTableWriter('ABCDEF', presence);
  let state: RoomState = {
    room: foldRoom([{ n: 1, at: 0, by: 'table', c: null, act: OPEN }]),
    timeline: null,
  };

  return {
    sit(name: string): void {
      this.take('table', { type: 'sit', name, token: 'a'.repeat(64) });
    },
    take(by: string, act: RoomAct): void {
      const n = state.room.n + 1;
      const entry: RoomEntry = { n, at: 1000 * n, by, c: null, act };
      state = withEntry(state, entry, game);
    },
    /** Those are connected now, and nobody else. */
    learn(...here: readonly string[]): void {
      const present = here.map((who) => ({ who, connection: `of ${who}` }));
      presence.learn(
        present,
        state.room.sitters.map(({ id }) => id),
        1000 * state.room.n,
      );
    },
    /** How often it was asked who is here: as often as it is written anew, for each who sits there. */
    asked: (): number => isHere.mock.calls.length,
    text: (): string => write(state.room, isFinal(matchAt(state, state.room.at))),
    told(): TableView {
      return v.parse(TABLE_VIEW_SCHEMA, parsedJson(this.text()));
    },
  };
}

/** The same with a match of two begun. */
function begun() {
  const table = opened();
  table.sit('Ann');
  table.sit('Bob');
  table.learn('s2', 's3');
  const seats = ['Ann', 'Bob'].map((name) => ({ by: 'person' as const, name }));
  table.take('s2', { type: 'begin', seed: 7, seats });
  return table;
}

describe('what everybody is told of a table', () => {
  it('is new when somebody sits down', () => {
    const table = opened();
    expect(table.told()).toMatchObject({ sitters: [], open: 2, phase: 'lobby' });
    table.sit('Ann');
    expect(table.told()).toMatchObject({ sitters: [{ name: 'Ann' }], open: 1, host: 's2' });
  });

  it('is new when somebody is away, and when they are back', () => {
    const table = begun();
    expect(table.told().sitters.map(({ here }) => here)).toEqual([true, true]);
    table.learn('s2');
    expect(table.told().sitters).toMatchObject([{ here: true }, { here: false, awaySince: 4000 }]);
    table.learn('s2', 's3');
    expect(table.told().sitters.map(({ here }) => here)).toEqual([true, true]);
  });

  it('is new when somebody comes to watch', () => {
    const table = begun();
    expect(table.told().watchers).toBe(0);
    table.learn('s2', 's3', 'w:x');
    expect(table.told().watchers).toBe(1);
  });

  it('is new when the match begins and when it ends', () => {
    const table = begun();
    expect(table.told()).toMatchObject({ phase: 'playing', began: 4000 });
    table.take('s2', { type: 'play', move: { type: 'quit' } });
    expect(table.told()).toMatchObject({ phase: 'over', ended: null });
  });

  it('is the very same after a move, and not written again', () => {
    const table = begun();
    const before = table.text();
    const asked = table.asked();
    expect(asked).toBeGreaterThan(0);
    table.take('s2', { type: 'play', move: { type: 'keep' } });
    table.take('s3', { type: 'play', move: { type: 'keep' } });
    expect(table.text()).toBe(before);
    expect(table.asked()).toBe(asked);
  });
});

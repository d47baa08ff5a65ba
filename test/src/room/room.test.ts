import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import { foldRecord, latest } from '#shared/match/timeline.ts';
import { canonicalJson, parsedJson } from '#shared/json.ts';
import { ROOM_ENTRY_SCHEMA } from '#src/room/acts.ts';
import { foldRoom, personOf } from '#src/room/room.ts';
import { isFinal, matchAt, roomRecord } from '#src/server/rooms/roomState.ts';
import { game } from '#test/kit/game/game.ts';
import { act, lateCards, tries } from './acted.ts';

const RUNS = { numRuns: 25 };

describe('a room folded from whatever the doors took', () => {
  it('has a sitting person as host or nobody, as many seats as it began with, and numbers that only rise', () => {
    fc.assert(
      fc.property(tries, (given) => {
        const { states } = act(given);
        let [n, at, seats] = [0, 0, null as number | null];
        let numbers: Readonly<Record<string, number>> = {};
        for (const { room, timeline } of states) {
          const people = room.sitters.filter(({ by }) => by === 'person');
          expect(room.host === null ? people.length : personOf(room, room.host)?.by).toBe(
            room.host === null ? 0 : 'person',
          );
          expect(room.n).toBe(n + 1);
          expect(room.at).toBeGreaterThanOrEqual(at);
          for (const [who, c] of Object.entries(numbers)) expect(room.numbers[who]).toBeGreaterThanOrEqual(c);
          expect(new Set(room.sitters.map(({ id }) => id)).size).toBe(room.sitters.length);
          expect(room.sitters.length).toBeLessThanOrEqual(4);
          ({ n, at, numbers } = room);
          if (room.match === null) continue;
          seats ??= room.match.seats.length;
          expect(room.match.sitters).toHaveLength(seats);
          expect(timeline && latest(timeline).table.seats).toHaveLength(seats);
        }
      }),
      RUNS,
    );
  });

  it('has the same people on the seats of its match as at its table, each called otherwise', () => {
    fc.assert(
      fc.property(tries, (given) => {
        for (const { room, timeline } of act(given).states) {
          if (room.match === null || timeline === null || room.ended !== null) continue;
          const state = latest(timeline);
          if (isFinal(state)) continue;
          for (const [seat, who] of room.match.sitters.entries()) {
            const person = who === null ? undefined : personOf(room, who);
            const seated = state.table.seats[seat];
            if (who === null) expect(seated?.by).toBe('none');
            else if (person === undefined) expect(seated?.by).not.toBe('person');
            else
              expect(seated).toMatchObject({
                by: person.standIn === null ? 'person' : 'bot',
                name: person.name,
              });
          }
          if (room.host !== null) expect(room.match.sitters[state.table.host]).toBe(room.host);
          const names = state.table.seats.map(({ name }) => name).filter((name) => name !== '');
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        }
      }),
      RUNS,
    );
  });

  it('is the same from its log as it is stored', () => {
    fc.assert(
      fc.property(tries, (given) => {
        const { entries, end } = act(given);
        const stored = entries.map((entry) => v.parse(ROOM_ENTRY_SCHEMA, parsedJson(JSON.stringify(entry))));
        expect(foldRoom(stored)).toEqual(end.room);
      }),
      RUNS,
    );
  });

  it('has a match whose record opens again, past every rule, and folds to the same view', () => {
    let begun = 0;
    fc.assert(
      fc.property(tries, (given) => {
        const { end, now } = act(given);
        const current = matchAt(end, now);
        if (current === null) return;
        begun += 1;
        const record = roomRecord(lateCards, game, end, current);
        const read = readRecord(parsedJson(JSON.stringify(record)));
        if (!read.ok) throw new Error(read.message);
        expect(canonicalJson(read.value)).toBe(canonicalJson(record));
        const opened = checkRecord(lateCards, game, read.value);
        if (!opened.ok) throw new Error(opened.message);
        const again = foldRecord(game.machine(), read.value);
        for (const viewer of [0, 1, 'spectator'] as const) {
          expect(canonicalJson(game.view(latest(again), viewer))).toBe(
            canonicalJson(game.view(end.timeline === null ? current : latest(end.timeline), viewer)),
          );
        }
      }),
      RUNS,
    );
    expect(begun).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it('cannot be folded from what does not begin with an opening', () => {
    expect(() => foldRoom([])).toThrow('begins with its opening');
  });
});

import { describe, expect, it } from 'vitest';
import { assign, type AnyStateMachine } from 'xstate';
import { openRecord, openingOf, type OpenedRecord } from '#shared/match/openRecord.ts';
import { salvageRecord } from '#shared/match/readRecord.ts';
import type { Crash, MatchRecord } from '#shared/match/record.ts';
import { stepsOf } from '#shared/match/steps.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { foldRecord, latest } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { plugin } from '#test/kit/game/index.ts';
import { machine as highCard } from '#test/kit/game/machine.ts';
import { game, moves, open, recordFor } from './table.ts';

const timeline = moves(open(), [0, 'keep', 1000], [1, 'keep', 2000], [0, 'swap', 3000]);
const record = recordFor(timeline);

/** What is opened of a record as it came from a file. */
function opened(value: unknown, by: Game = game): OpenedRecord {
  const read = salvageRecord(JSON.parse(JSON.stringify(value)));
  if (!read.ok) throw new Error(read.message);
  const result = openRecord(plugin, by, read.value.record, read.value.cut);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

function withEntry(i: number, change: object): object {
  return { ...record, log: record.log.map((entry, k) => (k === i ? { ...entry, ...change } : entry)) };
}

/** High Card with a chart that throws when cards are swapped, or when a turn has run out. */
function broken(part: 'swap' | 'turnTime'): Game {
  const fail = (): never => {
    throw new Error('No such card');
  };
  const machine: AnyStateMachine =
    part === 'swap'
      ? highCard.provide({ actions: { swap: assign(fail) } })
      : highCard.provide({
          guards: { isRoundOver: ({ event }) => (event.type === 'keep' ? false : fail()) },
        });
  return { ...game, machine: () => machine };
}

/** The prefix is what it would be alone, and can be advanced to its end and looked through. */
function expectSound({ record: sound, timeline: line }: OpenedRecord, n: number): void {
  expect(sound.log).toEqual(record.log.slice(0, n));
  const folded = foldRecord(line.machine, sound);
  expect(line.states.map((state) => bytesOf(line.machine, state))).toEqual(
    folded.states.map((state) => bytesOf(line.machine, state)),
  );
  expect(stepsOf(line, sound.until).at(-1)?.at ?? 0).toBeLessThanOrEqual(sound.until);
}

describe('opening a record', () => {
  it('that is sound brings all of it', () => {
    const whole = opened(record);
    expect(whole.broken).toBe(null);
    expect(whole.record).toEqual(record);
    expect(bytesOf(timeline.machine, latest(whole.timeline))).toBe(
      bytesOf(timeline.machine, latest(timeline)),
    );
  });

  it('whose log is damaged goes up to the damage', () => {
    for (const [change, message] of [
      [{ move: null }, 'The record is damaged at log.1: it is neither a move nor something'],
      [{ n: 3 }, 'The record is damaged at log.1: entry 2 is numbered 3.'],
      [{ at: 999 }, 'The record is damaged at log.1: its time runs backwards.'],
    ] as const) {
      const cut = opened(withEntry(1, change));
      expect(cut.broken?.message).toContain(message);
      expect(cut.broken?.at).toBe(1000);
      expectSound(cut, 1);
    }
  });

  it('with an entry that the game does not take goes up to that', () => {
    const refused = opened(withEntry(1, { by: 0 }));
    expect(refused.broken).toMatchObject({ at: 2000, entry: { n: 2, by: 0 }, stack: '' });
    expect(refused.broken?.message).toMatch(/^Entry 2 of the record does not fit: /);
    expectSound(refused, 1);
  });

  it('that makes the chart throw says where in the code', () => {
    const thrown = opened(record, broken('swap'));
    expect(thrown.broken).toMatchObject({ at: 3000, entry: { n: 3 } });
    expect(thrown.broken?.message).toContain('Entry 3 of the record does not fit: the game stumbled over it');
    expect(thrown.broken?.stack).toContain('openRecord.test.ts');
    expectSound(thrown, 2);
  });

  it('with a delay that throws goes up to right before it', () => {
    const late = { ...record, log: record.log.slice(0, 1), until: 50_000 };
    const thrown = opened(late, broken('turnTime'));
    expect(thrown.broken).toMatchObject({ at: 21_000, entry: null });
    expect(thrown.record.until).toBe(20_999);
    expectSound(thrown, 1);
  });

  it('with an entry that sets off at once what throws keeps the time up to that entry', () => {
    const machine: AnyStateMachine = highCard.provide({
      delays: { pause: () => 0 },
      guards: {
        isWon: () => {
          throw new Error('No such card');
        },
      },
    });
    // The first turn runs out at 20 s; the second seat's move opens the cards.
    const late = { ...record, log: [{ n: 1, at: 30_000, by: 1, move: { type: 'keep' } }], until: 40_000 };
    const thrown = opened(late, { ...game, machine: () => machine });
    expect(thrown.broken).toMatchObject({ at: 30_000, entry: { n: 1 } });
    expect(thrown.record.until).toBe(30_000);
    expect(stepsOf(thrown.timeline, thrown.record.until).map(({ at }) => at)).toEqual([0, 20_000]);
    expectSound(thrown, 0);
  });

  it('can be done an entry at a time', () => {
    const opening = openingOf(plugin, game, record);
    const seen: number[] = [];
    for (let next = opening.next(); next.done !== true; next = opening.next()) seen.push(next.value);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('of another game is refused', () => {
    expect(openRecord(plugin, game, { ...record, game: 'boggle' })).toMatchObject({
      ok: false,
      code: 'record/other-game',
    });
  });
});

describe('opening a record of a crash', () => {
  const crash: Crash = {
    where: 'chart',
    at: 3000,
    message: 'No such card',
    stack: 'at swap',
    attempt: { n: 3, at: 3000, by: 0, move: { type: 'swap' } },
  };
  const crashed: MatchRecord = { ...record, log: record.log.slice(0, 2), until: 3000, crash };

  it('tries again what was attempted', () => {
    const again = opened(crashed, broken('swap'));
    expect(again.broken).toMatchObject({ entry: crash.attempt, at: 3000, message: 'No such card.' });
    expect(again.broken?.stack).toContain('openRecord.test.ts');
    expectSound(again, 2);
  });

  it('says so when it no longer happens', () => {
    expect(opened(crashed).broken).toEqual({
      entry: crash.attempt,
      at: 3000,
      message: 'It no longer happens here; what was noted is: No such card.',
      stack: 'at swap',
    });
  });

  it('tells what was noted of a screen, which cannot be tried here', () => {
    const screen: Crash = { ...crash, where: 'table', attempt: null };
    expect(opened({ ...crashed, crash: screen }).broken).toMatchObject({
      entry: null,
      message: 'No such card.',
      stack: 'at swap',
    });
  });

  it('claims nothing of an error that no move was tried for', () => {
    const bare: Crash = { ...crash, attempt: null };
    expect(opened({ ...crashed, crash: bare }).broken?.message).toBe('No such card.');
  });

  it('finds the delay that threw', () => {
    const late: Crash = { ...crash, at: 21_000, attempt: null };
    const again = opened(
      { ...record, log: record.log.slice(0, 1), until: 20_000, crash: late },
      broken('turnTime'),
    );
    expect(again.broken).toMatchObject({ entry: null, at: 21_000 });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forkRecord, type ForkPoint, type Parent } from '#shared/match/fork.ts';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import { bytesOf } from '#shared/match/stored.ts';
import { stateAtTime } from '#shared/match/timeline.ts';
import { canonicalJson } from '#shared/json.ts';
import { plugin } from '#test/kit/game/index.ts';
import { game, moves, open, recordFor, take } from './table.ts';

/** A round and a half of two people, and a resting between turns. */
function played(): Parent {
  const line = moves(
    open(),
    [0, 'keep', 1000],
    [1, 'swap', 2000],
    [0, 'rest', 3000],
    [1, 'resume', 9000],
    [0, 'swap', 9500],
  );
  return { id: 'parent', record: recordFor(line), timeline: line };
}

function forked(parent: Parent, point: ForkPoint) {
  const fork = forkRecord(game, parent, point);
  if (!fork.ok) throw new Error(fork.message);
  return fork.value;
}

test('a fork begins as its match did, stands at that moment, and says where it comes from', () => {
  const parent = played();
  const { record, kept, misfit } = forked(parent, { n: 3, at: 5000 });
  expect(record.log).toEqual(parent.record.log.slice(0, 3));
  expect(record).toMatchObject({ seed: 3, until: 5000, origin: { id: 'parent', n: 3, at: 5000 } });
  expect([kept, misfit]).toEqual([3, null]);
});

test('every fork is a sound record that folds to the state its match was in', () => {
  const parent = played();
  const { machine } = parent.timeline;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (at) => {
      const n = parent.timeline.log.filter((entry) => entry.at <= at).length;
      const { record } = forked(parent, { n, at });
      const read = readRecord(JSON.parse(JSON.stringify(record)));
      const checked = read.ok ? checkRecord(plugin, game, read.value) : read;
      if (!checked.ok) throw new Error(checked.message);
      expect(bytesOf(machine, stateAtTime(checked.value, at))).toBe(
        bytesOf(machine, stateAtTime(parent.timeline, at)),
      );
    }),
  );
});

test('the match it comes from is left alone, whatever is done in the fork', () => {
  const parent = played();
  const before = canonicalJson(parent.record);
  const [log, states] = [parent.timeline.log, parent.timeline.states];
  forked(parent, { n: 2, at: 2500, move: { by: 0, move: { type: 'keep' } } });
  forked(parent, { n: 5, at: 9600, seed: 11 });
  expect(canonicalJson(parent.record)).toBe(before);
  expect(parent.timeline.log).toBe(log);
  expect(parent.timeline.states).toBe(states);
  expect(states).toHaveLength(6);
});

test('a move is played in the fork, at that moment', () => {
  const { record, kept } = forked(played(), { n: 2, at: 2500, move: { by: 0, move: { type: 'swap' } } });
  expect(kept).toBe(2);
  expect(record.log[2]).toEqual({ n: 3, at: 2500, by: 0, move: { type: 'swap' } });
  expect(record.origin).toEqual({ id: 'parent', n: 2, at: 2500 });
});

test.each([
  [1, { type: 'keep' }, 'turn/not-yours'],
  [0, { type: 'again' }, 'game/not-over'],
  [0, { type: 'fly' }, 'move/malformed'],
  [7, { type: 'keep' }, 'seat/unknown'],
])('a move that is refused makes no fork: seat %i, %o', (by, move, code) => {
  expect(forkRecord(game, played(), { n: 2, at: 2500, move: { by, move } })).toMatchObject({
    ok: false,
    code,
  });
});

test('with another seed other cards lie there, and the moves are judged anew', () => {
  const parent = played();
  const { record, kept, misfit } = forked(parent, { n: 5, at: 9600, seed: 4 });
  expect(record).toMatchObject({ seed: 4, until: 9600 });
  expect([kept, misfit]).toEqual([5, null]);
  expect(record.log).toEqual(parent.record.log);
});

/** Rounds until one has won: how many there are hangs on the cards. */
function won(seed: number): Parent {
  let line = open(['person', 'person'], seed);
  for (let i = 0; !stateAtTime(line, i * 100).snapshot.hasTag('over'); i += 1) {
    line = take(line, { by: i % 2, move: { type: 'keep' } }, i * 100);
  }
  const at = (line.log.at(-1)?.at ?? 0) + 100;
  const over = take(line, { by: 0, move: { type: 'again' } }, at);
  return { id: 'parent', record: recordFor(over, ['person', 'person'], seed), timeline: over };
}

test('what does not fit another seed ends what is kept, and the fork stands where that ended', () => {
  const parents = [1, 2, 3, 4, 5, 6].map((seed) => won(seed));
  const misfits = parents.flatMap((parent) =>
    [11, 12, 13, 14].flatMap((seed) => {
      const all = parent.timeline.log.length;
      const { record, kept, misfit } = forked(parent, { n: all, at: parent.record.until, seed });
      const checked = checkRecord(plugin, game, record);
      expect(checked.ok).toBe(true);
      expect(record.log).toEqual(parent.timeline.log.slice(0, kept));
      expect(record.until).toBe(misfit === null ? parent.record.until : (record.log.at(-1)?.at ?? 0));
      expect(record.origin).toEqual({ id: 'parent', n: kept, at: record.until });
      expect(kept === all).toBe(misfit === null);
      return misfit === null ? [] : [misfit.code];
    }),
  );
  // With other cards a game is longer or shorter: somebody plays on who has won, or begins anew who has not.
  expect(new Set(misfits)).toEqual(new Set(['turn/none', 'game/not-over']));
});

test('what came from a file is forked from nothing that is kept here; a crash is not inherited', () => {
  const parent = played();
  const crash = { where: 'table', at: 5, message: 'x', stack: '', attempt: null } as const;
  const record = { ...parent.record, origin: { id: 'elder', n: 1, at: 1 }, crash };
  const fork = forked({ ...parent, id: null, record }, { n: 1, at: 1500 });
  expect(fork.record).not.toHaveProperty('origin');
  expect(fork.record).not.toHaveProperty('crash');
});

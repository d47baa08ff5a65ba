import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoomAct, RoomEntry } from '#src/room/acts.ts';
import type {
  Appended,
  AppendWhen,
  Attendant,
  Draft,
  RoomNews,
  RoomStore,
} from '#src/server/stores/roomStore.ts';

/** What several processes share. */
export interface SharedStore {
  /** Two processes; where a store is one process's alone, the same one twice. */
  readonly stores: readonly [RoomStore, RoomStore];
  /** Lets so many ms go by on the store's clock. */
  pass(ms: number): Promise<void>;
  /** Sets the store's clock back. */
  setBack(ms: number): Promise<void>;
  close(): Promise<void>;
}

export const CODE = 'QUN234';
export const OTHER = 'ABC789';
export const WHENEVER: AppendWhen = { before: null, due: null };

export const FIRST = {
  type: 'open',
  game: 'boggle',
  rules: 1,
  settings: { minutes: 3, big: false },
  places: 4,
  late: true,
} as const satisfies RoomAct;

/** A command: the `c`-th of that sitter. */
export function command(by: string, c: number, name = `${by} ${c}`): Draft {
  return { by, c, act: { type: 'rename', name } };
}

const BY_TABLE: Draft = { by: 'table', c: null, act: { type: 'back', who: 's2' } };

/** Asks until the answer is yes: news of another process takes its time. */
export async function eventually(asked: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await asked())) {
    if (performance.now() - started > 10_000) throw new Error('It did not come about within ten seconds.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Appends at the end wherever that is by now, as a process does that lost the race for an entry. */
export async function appendAtEnd(store: RoomStore, code: string, draft: Draft): Promise<Appended> {
  let expected = 2;
  for (;;) {
    const answer = await store.append(code, expected, draft, WHENEVER);
    if (answer.kind !== 'conflict') return answer;
    expected = answer.n + 1;
  }
}

async function entriesOf(store: RoomStore, from = 1): Promise<readonly RoomEntry[]> {
  return (await store.read(CODE, from))?.entries ?? [];
}

function byConnection(attendants: readonly Attendant[]): readonly Attendant[] {
  return attendants.toSorted((a, b) => a.connection.localeCompare(b.connection));
}

function commandsIn(entries: readonly RoomEntry[]): readonly string[] {
  return entries.flatMap(({ by, c }) => (c === null ? [] : [`${by}:${c}`]));
}

/** What every driver must keep. `open`: a store without a room. */
export function keepsTheContract(open: () => Promise<SharedStore>): void {
  describe('as every store', () => {
    checkTheContract(open);
  });
}

function checkTheContract(open: () => Promise<SharedStore>): void {
  let shared: SharedStore;
  let one: RoomStore;
  let two: RoomStore;

  beforeEach(async () => {
    shared = await open();
    [one, two] = shared.stores;
  });

  afterEach(() => shared.close());

  describe('a room', () => {
    test('begins with its first act, at room time 0', async () => {
      const before = one.now();
      expect(await one.create(CODE, FIRST)).toBe('created');
      const log = await two.read(CODE, 1);
      expect(log?.entries).toEqual([{ n: 1, at: 0, by: 'table', c: null, act: FIRST }]);
      expect(log?.began).toBeGreaterThan(before - 1000);
      expect(log?.began).toBeLessThan(one.now() + 1000);
    });

    test('is made once: a code that is taken stays with its room', async () => {
      const made = await Promise.all([one.create(CODE, FIRST), two.create(CODE, { ...FIRST, game: 'pig' })]);
      expect(made.toSorted()).toEqual(['created', 'taken']);
      expect(await entriesOf(one)).toHaveLength(1);
    });

    test('that is not there is missing, whatever is asked of it', async () => {
      expect(await one.read(CODE, 1)).toBeNull();
      expect(await one.append(CODE, 5, command('s2', 9), WHENEVER)).toEqual({ kind: 'missing' });
      await one.wake(CODE, 1);
      await one.remove(CODE);
      expect(await one.due(one.now(), 10)).toEqual([]);
      expect(await one.present(CODE)).toEqual([]);
      expect(await one.list()).toEqual([]);
    });

    test('is read from any entry on, as another process wrote it', async () => {
      await one.create(CODE, FIRST);
      const text = 'naïve “quoin” 你好 \\ "\n\u0000\ud83c\udfb2';
      const move = { type: 'word', word: text };
      const draft: Draft = { by: 's2', c: 1, act: { type: 'play', move } };
      await one.append(CODE, 2, draft, WHENEVER);
      await two.append(CODE, 3, BY_TABLE, WHENEVER);
      expect((await entriesOf(two)).map(({ n }) => n)).toEqual([1, 2, 3]);
      expect(await entriesOf(two, 2)).toEqual([
        { n: 2, at: expect.any(Number) as number, ...draft },
        { n: 3, at: expect.any(Number) as number, ...BY_TABLE },
      ]);
      expect(await entriesOf(two, 4)).toEqual([]);
    });

    test('that is removed is gone for all, and its code is free', async () => {
      await one.create(CODE, FIRST);
      await one.append(CODE, 2, command('s2', 1), { before: null, due: 0 });
      await one.attend(CODE, [{ who: 's2', connection: 'a' }], 10_000);
      const heard: RoomNews[] = [];
      await two.subscribe(CODE, (news) => heard.push(news));
      await one.remove(CODE);
      await eventually(() => heard.some(({ kind }) => kind === 'removed'));
      expect(await two.read(CODE, 1)).toBeNull();
      expect(await two.append(CODE, 3, command('s2', 2), WHENEVER)).toEqual({ kind: 'missing' });
      expect(await two.present(CODE)).toEqual([]);
      expect(await two.due(two.now() + 1000, 10)).toEqual([]);
      expect(await two.list()).toEqual([]);
      expect(await two.create(CODE, FIRST)).toBe('created');
      expect(await two.append(CODE, 2, command('s2', 1), WHENEVER)).toMatchObject({ kind: 'appended', n: 2 });
    });

    test('is listed with the time it was last appended to', async () => {
      await one.create(CODE, FIRST);
      await shared.pass(20);
      await one.create(OTHER, FIRST);
      await shared.pass(20);
      const answer = await one.append(CODE, 2, command('s2', 1), WHENEVER);
      const [log, other] = [await one.read(CODE, 1), await one.read(OTHER, 1)];
      if (answer.kind !== 'appended' || log === null || other === null) throw new Error('It was not kept.');
      const listed = (await two.list()).toSorted((a, b) => a.touched - b.touched);
      expect(listed).toEqual([
        { code: OTHER, touched: other.began },
        { code: CODE, touched: log.began + answer.at },
      ]);
      expect(answer.at).toBeGreaterThanOrEqual(40);
    });
  });

  describe('an append', () => {
    beforeEach(async () => {
      await one.create(CODE, FIRST);
    });

    test('becomes the entry it expects to become', async () => {
      expect(await one.append(CODE, 2, command('s2', 1), WHENEVER)).toMatchObject({ kind: 'appended', n: 2 });
      expect(await two.append(CODE, 3, command('s2', 2), WHENEVER)).toMatchObject({ kind: 'appended', n: 3 });
    });

    test('is a conflict where the log is longer, or shorter, than expected', async () => {
      await one.append(CODE, 2, command('s2', 1), WHENEVER);
      expect(await two.append(CODE, 2, command('s3', 1), WHENEVER)).toEqual({ kind: 'conflict', n: 2 });
      expect(await two.append(CODE, 9, command('s3', 1), WHENEVER)).toEqual({ kind: 'conflict', n: 2 });
      expect(await entriesOf(one)).toHaveLength(2);
    });

    test('of a command that was carried out is a duplicate, and says by which entry it was at the latest', async () => {
      await one.append(CODE, 2, command('s2', 1), WHENEVER);
      await one.append(CODE, 3, command('s2', 2), WHENEVER);
      await one.append(CODE, 4, command('s3', 1), WHENEVER);
      expect(await two.append(CODE, 5, command('s2', 2), WHENEVER)).toEqual({ kind: 'duplicate', n: 3 });
      expect(await two.append(CODE, 5, command('s2', 1), WHENEVER)).toEqual({ kind: 'duplicate', n: 3 });
      expect(await entriesOf(one)).toHaveLength(4);
    });

    test('of a command before which one is missing is a gap', async () => {
      expect(await one.append(CODE, 2, command('s2', 2), WHENEVER)).toEqual({ kind: 'gap', last: 0 });
      await one.append(CODE, 2, command('s2', 1), WHENEVER);
      expect(await one.append(CODE, 3, command('s2', 7), WHENEVER)).toEqual({ kind: 'gap', last: 1 });
    });

    test('is counted for each sitter, and for the computer of each seat, by itself; the table’s own is not', async () => {
      const bot = (seat: number, c: number): Draft => ({
        by: 'table',
        c,
        act: { type: 'bot', seat, move: { type: 'roll' } },
      });
      const drafts = [
        command('s2', 1),
        command('s3', 1),
        bot(0, 1),
        bot(1, 1),
        bot(0, 2),
        BY_TABLE,
        BY_TABLE,
      ];
      for (const [i, draft] of drafts.entries()) {
        expect(await one.append(CODE, i + 2, draft, WHENEVER)).toMatchObject({ kind: 'appended', n: i + 2 });
      }
      expect(await one.append(CODE, 9, bot(0, 2), WHENEVER)).toEqual({ kind: 'duplicate', n: 6 });
    });

    test('that comes too late is not made, and says when it would have been', async () => {
      await shared.pass(30);
      const late = await one.append(CODE, 2, command('s2', 1), { before: 30, due: null });
      expect(late.kind).toBe('late');
      expect(late.kind === 'late' ? late.at : 0).toBeGreaterThanOrEqual(30);
      const soon = await one.append(CODE, 2, command('s2', 1), { before: 60_000, due: null });
      expect(soon).toMatchObject({ kind: 'appended', n: 2 });
    });

    test('is judged as missing, duplicate, gap, conflict, late, in this order', async () => {
      await one.append(CODE, 2, command('s2', 1), WHENEVER);
      await shared.pass(5);
      const tooLate: AppendWhen = { before: 0, due: null };
      const verdict = async (expected: number, c: number, code = CODE): Promise<string> =>
        (await one.append(code, expected, command('s2', c), tooLate)).kind;
      expect(await verdict(9, 1, OTHER)).toBe('missing');
      expect(await verdict(9, 1)).toBe('duplicate');
      expect(await verdict(9, 5)).toBe('gap');
      expect(await verdict(9, 2)).toBe('conflict');
      expect(await verdict(3, 2)).toBe('late');
    });

    test('is stamped with the time since the room began', async () => {
      await shared.pass(25);
      const first = await one.append(CODE, 2, command('s2', 1), WHENEVER);
      await shared.pass(25);
      const second = await two.append(CODE, 3, command('s2', 2), WHENEVER);
      const [a, b] = [first, second].map((answer) => (answer.kind === 'appended' ? answer.at : -1));
      expect(a).toBeGreaterThanOrEqual(25);
      expect(b).toBeGreaterThanOrEqual((a ?? 0) + 25);
      expect((await entriesOf(two)).map(({ at }) => at)).toEqual([0, a, b]);
    });

    test('is never stamped before the one before it, even when the clock is set back', async () => {
      await shared.pass(40);
      const first = await one.append(CODE, 2, command('s2', 1), WHENEVER);
      const before = [one.now(), two.now()] as const;
      await shared.setBack(30_000);
      const second = await two.append(CODE, 3, command('s2', 2), WHENEVER);
      expect(second).toEqual({ ...first, n: 3 });
      expect(one.now()).toBeGreaterThanOrEqual(before[0]);
      expect(two.now()).toBeGreaterThanOrEqual(before[1]);
    });
  });

  describe('between processes', () => {
    test('one of all that want to become an entry does, and the others are told', async () => {
      await one.create(CODE, FIRST);
      for (let n = 2; n < 22; n += 1) {
        const answers = await Promise.all(
          ['s2', 's3', 's4', 's5', 's6', 's7'].map((by, i) =>
            (i % 2 === 0 ? one : two).append(CODE, n, { ...command(by, 1), c: null }, WHENEVER),
          ),
        );
        expect(answers.filter(({ kind }) => kind === 'appended')).toEqual([
          { kind: 'appended', n, at: expect.any(Number) as number },
        ]);
        expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(5);
      }
    });

    test('nothing is lost, doubled or out of order, however commands fall together and are sent again', async () => {
      let rooms = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
          async (writers) => {
            const code = `R${(rooms += 1)}`;
            await one.create(code, FIRST);
            // Each writer sends its commands in turn, each twice at once, through one process or both.
            await Promise.all(
              writers.map(async (commands, i) => {
                for (const [j, both] of commands.entries()) {
                  const draft = command(`s${i + 2}`, j + 1);
                  const kinds = await Promise.all([
                    appendAtEnd(one, code, draft),
                    appendAtEnd(both ? two : one, code, draft),
                  ]);
                  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'duplicate']);
                }
              }),
            );
            const entries = (await two.read(code, 1))?.entries ?? [];
            expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1));
            expect(entries.map(({ at }) => at)).toEqual(
              entries.map(({ at }) => at).toSorted((a, b) => a - b),
            );
            for (const [i, commands] of writers.entries()) {
              const own = entries.filter(({ by }) => by === `s${i + 2}`);
              expect(own.map(({ c }) => c)).toEqual(commands.map((_, j) => j + 1));
            }
            expect(entries).toHaveLength(1 + writers.flat().length);
          },
        ),
        { numRuns: 15 },
      );
    });
  });

  describe('who listens', () => {
    test('hears every entry once it subscribed, in order, whichever process made it', async () => {
      await one.create(CODE, FIRST);
      await one.append(CODE, 2, command('s2', 1), WHENEVER);
      const heard: [number[], number[]] = [[], []];
      const listen = (store: RoomStore, list: number[]): Promise<() => void> =>
        store.subscribe(CODE, (news) => {
          if (news.kind === 'entry') list.push(news.entry.n);
        });
      await listen(one, heard[0]);
      await listen(two, heard[1]);
      await Promise.all(
        Array.from({ length: 40 }, (_, i) => {
          const draft = command(`s${i + 3}`, 1);
          return appendAtEnd(i % 2 === 0 ? one : two, CODE, draft);
        }),
      );
      const all = Array.from({ length: 40 }, (_, i) => i + 3);
      await eventually(() => heard.every((list) => list.length >= all.length));
      expect(heard).toEqual([all, all]);
    });

    test('hears an entry as it is read', async () => {
      await one.create(CODE, FIRST);
      const heard: RoomNews[] = [];
      await two.subscribe(CODE, (news) => heard.push(news));
      await one.append(CODE, 2, command('s2', 1, 'Zoë \ud83c\udfb2'), WHENEVER);
      await eventually(() => heard.length === 1);
      expect(heard).toEqual([{ kind: 'entry', entry: (await entriesOf(one, 2))[0] }]);
    });

    test('hears notes, and nothing of other rooms', async () => {
      const heard: RoomNews[] = [];
      await two.subscribe(CODE, (news) => heard.push(news));
      await one.tell(OTHER, 'not this');
      await one.tell(CODE, { phrase: 'well-played', seats: [1, null, 'é'] });
      await eventually(() => heard.length > 0);
      expect(heard).toEqual([{ kind: 'note', note: { phrase: 'well-played', seats: [1, null, 'é'] } }]);
    });

    test('hears nothing any more once it has left, while others do', async () => {
      await one.create(CODE, FIRST);
      const [left, stayed]: [RoomNews[], RoomNews[]] = [[], []];
      const leave = await two.subscribe(CODE, (news) => left.push(news));
      await two.subscribe(CODE, (news) => stayed.push(news));
      await one.tell(CODE, 1);
      await eventually(() => stayed.length === 1);
      leave();
      leave();
      await one.tell(CODE, 2);
      await eventually(() => stayed.length === 2);
      expect(left).toHaveLength(1);
      const back: RoomNews[] = [];
      await two.subscribe(CODE, (news) => back.push(news));
      await one.tell(CODE, 3);
      await eventually(() => back.length === 1 && stayed.length === 3);
    });
  });

  describe('who is there', () => {
    const ada = { who: 's2', connection: 'a' };
    const adaAgain = { who: 's2', connection: 'b' };
    const bea = { who: 'w1', connection: 'c' };

    test('is known to every process until they depart', async () => {
      await one.attend(CODE, [ada], 10_000);
      await two.attend(CODE, [bea], 10_000);
      await one.attend(CODE, [adaAgain], 10_000);
      expect(byConnection(await one.present(CODE))).toEqual([ada, adaAgain, bea]);
      await two.depart(CODE, [ada]);
      expect(await one.present(CODE)).toHaveLength(2);
      expect(await one.present(OTHER)).toEqual([]);
    });

    test('is answered to whoever attends or departs, several at once', async () => {
      expect(await one.attend(CODE, [], 10_000)).toEqual([]);
      await two.attend(CODE, [bea], 10_000);
      const heard: RoomNews[] = [];
      await two.subscribe(CODE, (news) => heard.push(news));
      expect(byConnection(await one.attend(CODE, [ada, adaAgain], 10_000))).toEqual([ada, adaAgain, bea]);
      expect(byConnection(await one.attend(CODE, [ada, adaAgain], 10_000))).toEqual([ada, adaAgain, bea]);
      expect(await one.depart(CODE, [ada, adaAgain])).toEqual([bea]);
      expect(await one.depart(CODE, [])).toEqual([bea]);
      await one.tell(CODE, 'end');
      await eventually(() => heard.some(({ kind }) => kind === 'note'));
      expect(heard.map(({ kind }) => kind)).toEqual(['presence', 'presence', 'note']);
    });

    test('is forgotten when their time is over, unless they go on', async () => {
      await one.attend(CODE, [ada], 60);
      await one.attend(CODE, [bea], 60);
      await one.attend(CODE, [bea], 20_000);
      await shared.pass(70);
      expect(await two.present(CODE)).toEqual([bea]);
    });

    test('is heard of when it changes, and only then', async () => {
      const heard: RoomNews[] = [];
      await two.subscribe(CODE, (news) => heard.push(news));
      await one.attend(CODE, [ada], 10_000);
      await one.attend(CODE, [ada], 10_000);
      await one.depart(CODE, [bea]);
      await one.depart(CODE, [ada]);
      await one.tell(CODE, 'end');
      await eventually(() => heard.some(({ kind }) => kind === 'note'));
      expect(heard.map(({ kind }) => kind)).toEqual(['presence', 'presence', 'note']);
    });

    test('is heard of when the time of one is over and another goes on', async () => {
      await one.attend(CODE, [ada], 400);
      await two.attend(CODE, [bea], 10_000);
      const heard: RoomNews[] = [];
      await two.subscribe(CODE, (news) => heard.push(news));
      await shared.pass(410);
      await two.attend(CODE, [bea], 10_000);
      await eventually(() => heard.length > 0);
      expect(heard.map(({ kind }) => kind)).toEqual(['presence']);
      expect(await one.present(CODE)).toEqual([bea]);
    });
  });

  describe('a room whose time has come', () => {
    test('is answered to one caller, once, the longest due first', async () => {
      const codes = ['A', 'B', 'C', 'D', 'E'];
      for (const code of codes) await one.create(code, FIRST);
      const start = one.now();
      for (const [i, code] of codes.entries()) await two.wake(code, start + (5 - i) * 100);
      expect(await one.due(start + 99, 10)).toEqual([]);
      expect(await one.due(start + 200, 10)).toEqual(['E', 'D']);
      expect(await one.due(start + 200, 10)).toEqual([]);
      const both = await Promise.all([one.due(start + 1000, 10), two.due(start + 1000, 10)]);
      expect(both.flat().toSorted()).toEqual(['A', 'B', 'C']);
    });

    test('is answered no more than so many at once', async () => {
      for (const code of ['A', 'B', 'C']) {
        await one.create(code, FIRST);
        await one.wake(code, 1);
      }
      const first = await one.due(one.now(), 2);
      const second = await two.due(one.now(), 2);
      expect([first.length, second.length]).toEqual([2, 1]);
      expect([...first, ...second].toSorted()).toEqual(['A', 'B', 'C']);
    });

    test('is told by the last append, in room time, or by what was asked since', async () => {
      await one.create(CODE, FIRST);
      const began = (await one.read(CODE, 1))?.began ?? 0;
      await one.append(CODE, 2, command('s2', 1), { before: null, due: 5000 });
      expect(await one.due(began + 4999, 10)).toEqual([]);
      await one.append(CODE, 3, command('s2', 2), { before: null, due: 8000 });
      expect(await one.due(began + 7999, 10)).toEqual([]);
      await two.wake(CODE, began + 6000);
      expect(await one.due(began + 6000, 10)).toEqual([CODE]);
      await one.append(CODE, 4, command('s2', 3), { before: null, due: 8000 });
      await one.append(CODE, 5, command('s2', 4), WHENEVER);
      await one.append(CODE, 5, command('s2', 5), { before: null, due: 8000 });
      expect(await one.due(began + 100_000, 10)).toEqual([]);
      await one.wake(CODE, began + 6000);
      await one.wake(CODE, null);
      expect(await one.due(began + 100_000, 10)).toEqual([]);
    });
  });

  describe('the store', () => {
    test('says that nothing is wrong with it', async () => {
      expect(await one.fault()).toBeNull();
    });

    test('has a clock that goes on and never back', async () => {
      const before = one.now();
      await shared.pass(20);
      const after = one.now();
      expect(after - before).toBeGreaterThanOrEqual(19);
      await shared.setBack(60_000);
      expect(one.now()).toBeGreaterThanOrEqual(after);
    });

    test('keeps a long log as it came', async () => {
      await one.create(CODE, FIRST);
      for (let c = 1; c <= 300; c += 1) await one.append(CODE, c + 1, command('s2', c), WHENEVER);
      expect(commandsIn(await entriesOf(two))).toEqual(Array.from({ length: 300 }, (_, i) => `s2:${i + 1}`));
    });
  });
}

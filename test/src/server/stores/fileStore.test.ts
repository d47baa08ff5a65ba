import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFileRoomStore } from '#src/server/stores/fileStore.ts';
import { StoreAway, type Draft, type RoomStore } from '#src/server/stores/roomStore.ts';
import { CODE, FIRST, OTHER, WHENEVER, appendAtEnd, command, keepsTheContract } from './contract.ts';

const NOON = Date.UTC(2024, 5, 1, 12);

let folder = '';
let time = NOON;
let said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-rooms-'));
  time = NOON;
  said = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function open(where = folder): Promise<RoomStore> {
  const opened = await openFileRoomStore({
    folder: where,
    now: () => time,
    report: (text) => said.push(text),
  });
  if (!opened.ok) throw new Error(opened.message);
  return opened.value;
}

/** A copy of the folder as it is at this moment: what a process that is killed now leaves behind. */
function crashed(): string {
  const copy = join(folder, 'crashed');
  rmSync(copy, { recursive: true, force: true });
  spawnSync('cp', ['-r', folder, `${folder}-copy`]);
  spawnSync('mv', [`${folder}-copy`, copy]);
  rmSync(join(copy, 'lock'));
  return copy;
}

function roomFile(code: string, where = folder): string {
  return join(where, 'rooms', `${code}.jsonl`);
}

async function withThree(): Promise<RoomStore> {
  const store = await open();
  await store.create(CODE, FIRST);
  await store.append(CODE, 2, command('s2', 1), WHENEVER);
  await store.append(CODE, 3, command('s2', 2), { before: null, due: 5000 });
  return store;
}

describe('rooms in files', () => {
  keepsTheContract(async () => {
    const store = await open();
    const go = (ms: number): Promise<void> => {
      time += ms;
      return Promise.resolve();
    };
    return { stores: [store, store], pass: go, setBack: (ms) => go(-ms), close: () => store.close() };
  });

  describe('after a restart', () => {
    test('all rooms are there, with what is due and when they were last touched', async () => {
      const first = await withThree();
      await first.create(OTHER, FIRST);
      time += 3000;
      await first.append(OTHER, 2, command('s2', 1), WHENEVER);
      await first.wake(OTHER, NOON + 7000);
      const [log, listed] = [await first.read(CODE, 1), await first.list()];
      await first.close();
      const second = await open();
      expect(await second.read(CODE, 1)).toEqual(log);
      expect((await second.list()).toSorted((a, b) => b.touched - a.touched)).toEqual(listed.toReversed());
      expect(await second.due(NOON + 4999, 9)).toEqual([]);
      expect(await second.due(NOON + 7000, 9)).toEqual([CODE, OTHER]);
      expect(await second.append(CODE, 4, command('s2', 2), WHENEVER)).toEqual({ kind: 'duplicate', n: 3 });
      expect(await second.append(CODE, 4, command('s2', 3), WHENEVER)).toMatchObject({ kind: 'appended' });
      await second.close();
    });

    test('a room of before and one that was removed are two', async () => {
      const first = await withThree();
      await first.remove(CODE);
      await first.create(CODE, { ...FIRST, game: 'pig' });
      await first.create(OTHER, FIRST);
      await first.remove(OTHER);
      const copy = await open(crashed());
      expect((await copy.read(CODE, 1))?.entries.map(({ act }) => act)).toEqual([{ ...FIRST, game: 'pig' }]);
      expect(await copy.read(OTHER, 1)).toBeNull();
      await copy.close();
      await first.close();
      const second = await open();
      expect((await second.list()).map(({ code }) => code)).toEqual([CODE]);
      await second.close();
    });

    test('a room goes on, however often the process was killed', async () => {
      let where = folder;
      for (let c = 1; c <= 4; c += 1) {
        const store = await open(where);
        if (c === 1) await store.create(CODE, FIRST);
        expect(await appendAtEnd(store, CODE, command('s2', c))).toMatchObject({ kind: 'appended' });
        const next = mkdtempSync(join(folder, 'next-'));
        spawnSync('cp', ['-r', join(where, 'rooms'), ...journalsIn(where), next]);
        await store.close();
        where = next;
      }
      const store = await open(where);
      expect((await store.read(CODE, 2))?.entries.map(({ c }) => c)).toEqual([1, 2, 3, 4]);
      await store.close();
    });
  });

  describe('after a crash', () => {
    test('nothing that was answered for is lost', async () => {
      const store = await withThree();
      const copy = await open(crashed());
      expect(await copy.read(CODE, 1)).toEqual(await store.read(CODE, 1));
      expect(await copy.due(NOON + 5000, 9)).toEqual([CODE]);
      await copy.close();
      await store.close();
    });

    test('a line of the journal that was not finished is left out, and the rest goes on', async () => {
      const store = await withThree();
      const where = crashed();
      const [journal = ''] = journalsIn(where);
      truncateSync(journal, readFileSync(journal).length - 5);
      const copy = await open(where);
      expect((await copy.read(CODE, 1))?.entries).toHaveLength(2);
      expect(await copy.append(CODE, 3, command('s2', 2), WHENEVER)).toMatchObject({ kind: 'appended' });
      await copy.close();
      await store.close();
      expect(said).toEqual([]);
    });

    test('a line of a room’s file that was not finished is cut off', async () => {
      await (await withThree()).close();
      truncateSync(roomFile(CODE), readFileSync(roomFile(CODE)).length - 5);
      const store = await open();
      expect((await store.read(CODE, 1))?.entries).toHaveLength(2);
      await store.append(CODE, 3, command('s2', 2), WHENEVER);
      await store.close();
      const lines = readFileSync(roomFile(CODE), 'utf8').split('\n');
      expect(lines.map((line) => (line === '' ? '' : typeof JSON.parse(line)))).toEqual([
        'object',
        'object',
        'object',
        '',
      ]);
    });

    test('a room’s file that was not finished is finished from the journal', async () => {
      const store = await withThree();
      const log = await store.read(CODE, 1);
      const where = crashed();
      await store.close();
      const whole = readFileSync(roomFile(CODE));
      for (const length of [0, 1, 100, whole.length - 1, whole.length]) {
        const copy = mkdtempSync(join(folder, 'copy-'));
        spawnSync('cp', ['-r', join(where, 'rooms'), ...journalsIn(where), copy]);
        writeFileSync(roomFile(CODE, copy), whole.subarray(0, length));
        const again = await open(copy);
        expect(await again.read(CODE, 1)).toEqual(log);
        await again.close();
      }
    });
  });

  describe('damage', () => {
    test('in the middle of a room is told in a sentence, and only that room is refused', async () => {
      const first = await withThree();
      await first.create(OTHER, FIRST);
      await first.close();
      const damaged = readFileSync(roomFile(CODE), 'utf8').replace('"n":2', '"n":"');
      writeFileSync(roomFile(CODE), damaged);
      const store = await open();
      expect(said).toEqual([`The room ${CODE} is not opened: line 2 of ${roomFile(CODE)} is damaged.`]);
      expect((await store.list()).map(({ code }) => code)).toEqual([OTHER]);
      expect(await store.read(CODE, 1)).toBeNull();
      expect(await store.append(CODE, 4, command('s2', 3), WHENEVER)).toEqual({ kind: 'missing' });
      expect(await store.create(CODE, FIRST)).toBe('taken');
      await store.close();
      expect(readFileSync(roomFile(CODE), 'utf8')).toBe(damaged);
    });

    test('in a journal is told in a sentence, and the journal is kept', async () => {
      const store = await withThree();
      const where = crashed();
      const [journal = ''] = journalsIn(where);
      writeFileSync(
        journal,
        readFileSync(journal, 'utf8').replace(/^(QUN234 \d+ )\{"due":null,"entry":\{"n":2/m, '$1#'),
      );
      const copy = await open(where);
      expect(said.map((text) => text.replace(journal, 'JOURNAL'))).toEqual([
        'Line 2 of JOURNAL was left out: it is damaged.',
        `Line 3 of JOURNAL was left out: the room ${CODE} lacks something before it.`,
      ]);
      expect((await copy.read(CODE, 1))?.entries).toHaveLength(1);
      expect(readdirSync(where).filter((name) => name.endsWith('.damaged'))).toHaveLength(1);
      await copy.close();
      await store.close();
    });
  });

  describe('the folder', () => {
    test('is one store’s alone until it is closed', async () => {
      const store = await open();
      const second = await openFileRoomStore({ folder });
      expect(second).toEqual({
        ok: false,
        code: 'store/locked',
        message: `The folder ${folder} is in use by another process (number ${process.pid}).`,
      });
      await store.close();
      await (await open()).close();
    });

    test('is taken over from a process that is gone, and from one whose number is another’s now', async () => {
      const gone = spawnSync(process.execPath, ['--version']).pid;
      for (const lock of [`{"pid":${gone},"started":""}`, `{"pid":${process.ppid},"started":"0"}`, '', 'x']) {
        writeFileSync(join(folder, 'lock'), lock);
        await (await open()).close();
      }
      expect(readdirSync(folder)).toEqual(['rooms']);
    });

    test('that cannot be one is refused in a sentence', async () => {
      writeFileSync(join(folder, 'file'), '');
      const opened = await openFileRoomStore({ folder: join(folder, 'file') });
      expect(opened).toMatchObject({ ok: false, code: 'store/folder' });
      expect(opened.ok ? '' : opened.message).toMatch(/^The folder .*file cannot be used for rooms: /);
    });

    test('has no room whose name would be a path', async () => {
      const store = await open();
      await expect(store.create('../X', FIRST)).rejects.toThrow(RangeError);
      await store.close();
    });
  });

  test('a store that is closed says so', async () => {
    const store = await open();
    await store.close();
    await expect(store.list()).rejects.toBeInstanceOf(StoreAway);
  });

  test('a journal that is full makes room, and all is read as before, now and after a crash', async () => {
    const store = await open();
    const long = 'x'.repeat(100_000);
    const codes = ['A', 'B', 'C'];
    for (const code of codes) await store.create(code, FIRST);
    for (let c = 1; c <= 60; c += 1) {
      const move = { type: 'word', word: `${long}${c}` };
      const draft: Draft = { by: 's2', c, act: { type: 'play', move } };
      await Promise.all(codes.map((code) => store.append(code, c + 1, draft, WHENEVER)));
    }
    const logs = await Promise.all(codes.map((code) => store.read(code, 1)));
    expect(logs.map((log) => log?.entries.length)).toEqual([61, 61, 61]);
    expect(journalNumbers(folder).at(-1)).toBeGreaterThan(1);
    await store.close();
    expect(journalNumbers(folder)).toEqual([]);
    const again = await open();
    expect(await Promise.all(codes.map((code) => again.read(code, 1)))).toEqual(logs);
    await again.close();
  });
});

function journalsIn(where: string): readonly string[] {
  return readdirSync(where)
    .filter((name) => name.startsWith('journal-'))
    .map((name) => join(where, name));
}

function journalNumbers(where: string): readonly number[] {
  return readdirSync(where)
    .filter((name) => name.startsWith('journal-'))
    .map((name) => Number(name.slice('journal-'.length)))
    .sort((a, b) => a - b);
}

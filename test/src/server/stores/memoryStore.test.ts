import { describe, expect, test } from 'vitest';
import { createMemoryBackend } from '#src/server/stores/memoryStore.ts';
import { StoreAway, type RoomNews } from '#src/server/stores/roomStore.ts';
import { CODE, FIRST, WHENEVER, command, eventually, keepsTheContract } from './contract.ts';

const NOON = Date.UTC(2024, 5, 1, 12);

describe('rooms in memory', () => {
  keepsTheContract(() => {
    let time = NOON;
    const backend = createMemoryBackend(() => time);
    const go = (ms: number): Promise<void> => {
      time += ms;
      return Promise.resolve();
    };
    const stores = [backend.open(), backend.open()] as const;
    return Promise.resolve({
      stores,
      pass: go,
      setBack: (ms) => go(-ms),
      close: async () => {
        for (const store of stores) await store.close();
      },
    });
  });

  test('a store that is switched off says so, and whoever listens hears that news may have been missed', async () => {
    const backend = createMemoryBackend(() => NOON);
    const store = backend.open();
    await store.create(CODE, FIRST);
    const heard: RoomNews[] = [];
    await store.subscribe(CODE, (news) => heard.push(news));
    backend.setAway(true);
    await expect(store.append(CODE, 2, command('s2', 1), WHENEVER)).rejects.toBeInstanceOf(StoreAway);
    expect(await store.fault()).toBe('The store is switched off.');
    backend.setAway(false);
    await eventually(() => heard.length > 0);
    expect(heard).toEqual([{ kind: 'missed' }]);
    expect(await store.append(CODE, 2, command('s2', 1), WHENEVER)).toMatchObject({ kind: 'appended' });
  });

  test('a store that is closed hears and answers nothing, and the others go on', async () => {
    const backend = createMemoryBackend(() => NOON);
    const [closed, open] = [backend.open(), backend.open()];
    await open.create(CODE, FIRST);
    const [none, some]: [RoomNews[], RoomNews[]] = [[], []];
    await closed.subscribe(CODE, (news) => none.push(news));
    await open.subscribe(CODE, (news) => some.push(news));
    await closed.close();
    await expect(closed.read(CODE, 1)).rejects.toBeInstanceOf(StoreAway);
    await open.tell(CODE, 1);
    await eventually(() => some.length === 1);
    expect(none).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import type { RoomStore } from '#src/server/stores/roomStore.ts';
import { join, openTable, seatPeople, serveTables, tokenOf } from './served.ts';

/** A store in which it takes until `open` to say who is there. */
function slowToAttend(): { readonly store: RoomStore; hold(): void; open(): void } {
  const store = createMemoryRoomStore(() => Date.now());
  let gate = Promise.resolve();
  let open = (): void => undefined;
  return {
    store: {
      ...store,
      async attend(code, attendant, ttl) {
        await gate;
        return store.attend(code, attendant, ttl);
      },
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

describe('somebody who is still coming in', () => {
  it('sees what became of a command before it is acknowledged', async () => {
    const slow = slowToAttend();
    const served = await serveTables({ store: slow.store });
    const code = await openTable(served, { game: 'high-card' });
    const [ann] = await seatPeople(served.url, code, ['Ann', 'Bob']);
    if (ann === undefined) throw new Error('Nobody sits there.');
    await ann.ask({ type: 'begin' });
    slow.hold();
    const back = await join(served.url, code, { token: tokenOf(ann) });
    await back.until('welcome');
    const ack = await back.ask({ type: 'play', move: { type: 'keep' } });
    if (ack.type !== 'ack') throw new Error(ack.message);
    const before = back.messages.slice(0, back.messages.indexOf(ack));
    expect(before.filter(({ type }) => type === 'view').map((view) => 'n' in view && view.n)).toEqual([
      ack.n,
    ]);
    slow.open();
  });
});

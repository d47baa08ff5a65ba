import { describe, expect, it } from 'vitest';
import type { RoomEntry } from '#src/room/acts.ts';
import type { BotPool } from '#src/server/rooms/botPool.ts';
import { createMemoryBackend, createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import {
  botsHere,
  eventually,
  join,
  openTable,
  seatPeople,
  serveTables,
  serveTwo,
  tokenOf,
  type Player,
} from './served.ts';

const FAST = { clock: 'none', pause: false, goal: 3 };

/** Bots that think as they do, but move at once. */
function hurried(): BotPool {
  const pool = botsHere();
  return {
    async ask(question) {
      const decision = await pool.ask(question);
      return decision && { ...decision, after: 5 };
    },
    close: () => pool.close(),
  };
}

function first(players: readonly Player[]): Player {
  const [player] = players;
  if (player === undefined) throw new Error('Nobody sits there.');
  return player;
}

/** Plays a seat of High Card until the game is over. */
async function keepOn(player: Player): Promise<void> {
  for (;;) {
    const { view } = await player.until(
      'view',
      ({ n, view: { turn, over } }) => n >= (player.last('view')?.n ?? 0) && (over || turn === 0),
    );
    if (view.over) return;
    await player.ask({ type: 'play', move: { type: 'keep' } });
  }
}

function botMoves(entries: readonly RoomEntry[] = []): readonly string[] {
  return entries.flatMap(({ act, c }) => (act.type === 'bot' ? [`${act.seat}:${c ?? 0}`] : []));
}

describe('computers at a hosted table', () => {
  it('play High Card to its end, each move made once', async () => {
    const store = createMemoryRoomStore(() => Date.now());
    const served = await serveTables({
      store,
      bots: hurried(),
      limits: { commandsPerSecond: 100, commandsBurst: 100 },
    });
    const code = await openTable(served, { game: 'high-card', settings: FAST });
    const ann = first(await seatPeople(served.url, code, ['Ann']));
    await ann.ask({ type: 'computer', bot: 'careful' });
    await ann.ask({ type: 'computer', bot: 'careful' });
    await ann.ask({ type: 'begin' });
    await keepOn(ann);
    const moves = botMoves((await store.read(code, 1))?.entries);
    expect(moves.length).toBeGreaterThan(4);
    expect(new Set(moves).size).toBe(moves.length);
    expect(ann.last('view')?.view.standing.some(({ won }) => won)).toBe(true);
  });

  it('move once each where two processes play them', async () => {
    const both = await serveTwo({ bots: hurried(), limits: { commandsPerSecond: 100, commandsBurst: 100 } });
    const code = await openTable(both[0], { game: 'high-card', settings: FAST });
    const ann = first(await seatPeople(both[0].url, code, ['Ann']));
    const watcher = await join(both[1].url, code, { as: 'watch' });
    await watcher.until('table');
    for (let i = 0; i < 3; i += 1) await ann.ask({ type: 'computer', bot: 'careful' });
    await ann.ask({ type: 'begin' });
    await keepOn(ann);
    await watcher.until('view', ({ view }) => view.over);
    const moves = botMoves((await both.backend.open().read(code, 1))?.entries);
    expect(new Set(moves).size).toBe(moves.length);
    for (const seat of [1, 2, 3]) {
      const own = moves.filter((move) => move.startsWith(`${seat}:`));
      expect(own).toEqual(own.map((_, i) => `${seat}:${i + 1}`));
      // A move a round: as many rounds as there are points.
      const points = ann.last('view')?.view.standing.reduce((sum, { score }) => sum + score, 0);
      expect(own).toHaveLength(points ?? 0);
    }
  });

  it('write words in a round of Boggle', async () => {
    const store = createMemoryRoomStore(() => Date.now());
    const pool = botsHere();
    const served = await serveTables({
      store,
      bots: {
        ...pool,
        ask: async (question) => {
          const decision = await pool.ask(question);
          return decision && { ...decision, after: Math.min(decision.after, 20) };
        },
      },
    });
    const code = await openTable(served, { game: 'boggle', settings: { roundTime: 30 } });
    const ann = first(await seatPeople(served.url, code, ['Ann']));
    await ann.ask({ type: 'computer', bot: 'level10' });
    await ann.ask({ type: 'computer', bot: 'level1' });
    await ann.ask({ type: 'begin' });
    expect(await ann.ask({ type: 'play', move: { type: 'startRound' } })).toMatchObject({ type: 'ack' });
    const written = async () =>
      (await store.read(code, 1))?.entries.filter(({ act }) => act.type === 'bot') ?? [];
    let count = 0;
    for (let i = 0; i < 200 && count < 3; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      count = (await written()).length;
    }
    expect(count).toBeGreaterThanOrEqual(3);
    const moves = botMoves(await written());
    expect(new Set(moves).size).toBe(moves.length);
  });

  it('that stumble are reported, and keep nobody from playing', async () => {
    const events: string[] = [];
    const served = await serveTables({
      bots: { ask: () => Promise.reject(new Error('The bot fell over.')), close: () => Promise.resolve() },
      log: ({ event, level }) => events.push(`${level} ${event}`),
    });
    const code = await openTable(served, { game: 'high-card', settings: FAST });
    const ann = first(await seatPeople(served.url, code, ['Ann', 'Bob']));
    await ann.ask({ type: 'computer', bot: 'careful' });
    await ann.ask({ type: 'begin' });
    expect(await ann.ask({ type: 'play', move: { type: 'keep' } })).toMatchObject({ type: 'ack' });
    await eventually(() => events.includes('error table/failed'));
    expect(await ann.ask({ type: 'play', move: { type: 'rest' } })).toMatchObject({ type: 'ack' });
    // A question a view at most: no storm of them.
    expect(events.filter((event) => event === 'error table/failed').length).toBeLessThan(10);
  });

  it('wait while the store is away, and go on when it is back', async () => {
    const backend = createMemoryBackend(() => Date.now());
    const served = await serveTables({ store: backend.open(), bots: hurried() });
    const code = await openTable(served, { game: 'high-card', settings: FAST });
    const ann = first(await seatPeople(served.url, code, ['Ann']));
    await ann.ask({ type: 'computer', bot: 'careful' });
    await ann.ask({ type: 'begin' });
    await ann.ask({ type: 'play', move: { type: 'rest' } });
    await ann.ask({ type: 'play', move: { type: 'resume' } });
    const keep = ann.ask({ type: 'play', move: { type: 'keep' } });
    await keep;
    backend.setAway(true);
    expect(await ann.ask({ type: 'ready', ready: true })).toMatchObject({
      code: 'store/away',
      retryMs: 1000,
    });
    const back = await join(served.url, code, { token: tokenOf(ann) });
    expect(await back.until('err')).toMatchObject({ code: 'store/away' });
    expect(await back.ended).toBe(1012);
    await new Promise((resolve) => setTimeout(resolve, 100));
    backend.setAway(false);
    await ann.until(
      'view',
      ({ view: { turn, standing } }) => turn === 0 && standing.some(({ score }) => score > 0),
    );
    expect(await ann.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'ack' });
  });
});

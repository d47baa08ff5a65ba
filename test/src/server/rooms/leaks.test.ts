import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#shared/json.ts';
import { answer } from '#shared/match/planner.ts';
import type { FoldState } from '#shared/match/state.ts';
import { plugins } from '#shared/plugin/registry.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { randomFrom } from '#shared/random/random.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomEntry } from '#src/room/acts.ts';
import { foldRoom } from '#src/room/room.ts';
import { createGameShelf } from '#src/server/rooms/gameShelf.ts';
import { matchAt, withEntry, type RoomState } from '#src/server/rooms/roomState.ts';
import { createMemoryRoomStore } from '#src/server/stores/memoryStore.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import {
  findGame,
  join,
  openTable,
  ROOT,
  seatPeople,
  serveTables,
  tokenOf,
  type Of,
  type Player,
  type Served,
} from './served.ts';

let served: Served;

const shelf = createGameShelf(findGame, createNodeLoader(ROOT));
/** Settings that make a match short enough here. */
const SETTINGS: Readonly<Record<string, Settings>> = {
  boggle: { roundTime: 0 },
  'high-card': { clock: 'none', pause: false },
};
const NAMES = ['Ann', 'Bob', 'Cem'];
const TURNS = 16;
/** Moves after which there is less to see. */
const LEAVING = ['quit', 'newGame', 'rest'];

/** Has everybody do, over the wire, what the game's random bot would. */
async function playOn(id: string, players: readonly Player[], settings: Settings): Promise<void> {
  const { game } = await shelf.ready(id, settings);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [seat, player] of players.entries()) {
      // What the one before did is to have come by then.
      await new Promise((resolve) => setTimeout(resolve, 5));
      const view = player.last('view')?.view;
      if (view === undefined) continue;
      // A game that is over is begun again, so that there is more to see.
      const again = view.over ? game.legal(view).find(({ move }) => !LEAVING.includes(move.type)) : undefined;
      if (again !== undefined) await player.ask({ type: 'play', move: again.move });
      const decision = answer(game, { bot: 'random', view, seed: turn * 8 + seat }, 1000);
      if (decision === null || LEAVING.includes(decision.move.type)) continue;
      await player.ask({ type: 'play', move: decision.move });
    }
  }
}

function statesOf(
  entries: readonly RoomEntry[],
  game: Parameters<typeof withEntry>[2],
): readonly RoomState[] {
  const states: RoomState[] = [];
  for (const entry of entries) {
    const before = states.at(-1);
    states.push(
      before === undefined ? { room: foldRoom([entry]), timeline: null } : withEntry(before, entry, game),
    );
  }
  return states;
}

describe.each([...plugins, highCard].map(({ id }) => id))('what is sent at a table of %s', (id) => {
  it('tells nobody a token, the seed, or anything that others hide', async () => {
    const store = createMemoryRoomStore(() => Date.now());
    served = await serveTables({
      store,
      limits: { commandsPerSecond: 1e4, commandsBurst: 1e4, viewsPerSecond: 1000 },
    });
    const code = await openTable(served, { game: id, settings: SETTINGS[id] ?? {} });
    const players = await seatPeople(served.url, code, NAMES);
    const watcher = await join(served.url, code, { as: 'watch' });
    await watcher.until('table');
    const [host] = players;
    if (host === undefined) throw new Error('Nobody sits there.');
    await host.ask({ type: 'begin' });
    for (const player of [...players, watcher]) await player.until('view');
    const settings = host.last('table')?.table.settings ?? {};
    // Words that nobody could come upon by chance.
    if (id === 'boggle') {
      await host.ask({ type: 'play', move: { type: 'startRound' } });
      for (const [seat, player] of players.entries()) {
        const move = { type: 'edit', pos: 0, del: 0, ins: `qzxmark${'abc'[seat] ?? ''} ` };
        expect(await player.ask({ type: 'play', move })).toMatchObject({ type: 'ack' });
      }
    }
    host.send({ type: 'say', phrase: 'hello' });
    host.send({ type: 'ping', t: 1 });
    await host.ask({ type: 'play', move: { type: 'nonsense' } });
    await playOn(id, players, settings);
    for (const player of players) player.send({ type: 'bye' });
    for (const player of players) await player.ended;

    const entries = (await store.read(code, 1))?.entries ?? [];
    const { game } = await shelf.ready(id, settings);
    const check = await game.check();
    const states = statesOf(entries, game);
    const seed = String(states.at(-1)?.room.match?.seed);
    const everybody = [...players, watcher];
    const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
    let [looked, hidden] = [0, 0];
    for (const [who, player] of everybody.entries()) {
      for (const [i, frame] of player.frames.entries()) {
        const message = player.messages[i];
        for (const other of players) {
          const isOwn = message?.type === 'welcome' && other === player;
          expect(frame.includes(tokenOf(other))).toBe(isOwn);
        }
        expect(frame).not.toMatch(new RegExp(`(?<![0-9])${seed}(?![0-9])`));
        expect(frame).not.toMatch(/"token":"[0-9a-f]{64}"/);
        if (message?.type !== 'view') {
          expect(frame).not.toContain('qzxmark');
          continue;
        }
        const state = stateOf(states, message);
        const viewer = viewers[who] ?? 'spectator';
        if (id === 'boggle' && JSON.stringify(message.view.data).includes('"phase":"round"')) {
          for (const [seat, letter] of [...'abc'].entries()) {
            if (seat !== viewer) expect(frame.toLowerCase()).not.toContain(`qzxmark${letter}`);
          }
        }
        const random = randomFrom(i);
        const seats = viewer === 'spectator' ? [0, 1, 2] : [viewer];
        for (const seat of seats) {
          const other = check.alternative(state, seat, random);
          if (other === null) continue;
          hidden += canonicalJson(other.snapshot.context) === canonicalJson(state.snapshot.context) ? 0 : 1;
          expect(canonicalJson(message.view)).toBe(
            canonicalJson(JSON.parse(JSON.stringify(game.view(other, viewer)))),
          );
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
    expect(hidden).toBeGreaterThan(10);
    expect(new Set(everybody.flatMap(({ messages }) => messages.map(({ type }) => type)))).toEqual(
      new Set(['welcome', 'table', 'view', 'ack', 'nack', 'said', 'pong']),
    );
  });
});

/** The match as it was when that view was sent. */
function stateOf(states: readonly RoomState[], { n, at }: Of<'view'>): FoldState {
  const state = states[n - 1];
  const current = state && matchAt(state, (state.room.match?.began ?? 0) + at);
  if (current === null || current === undefined) throw new Error(`There was no match at entry ${n}.`);
  return current;
}

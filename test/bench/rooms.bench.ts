/** What a long evening costs: a hosted table of Boggle whose log is folded as a process does that opens it, and goes on. */
import { game } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { equip } from '#shared/plugin/resources.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { RoomAct, RoomEntry } from '#src/room/acts.ts';
import { seatsAtBegin } from '#src/room/matchLog.ts';
import { foldRoom } from '#src/room/room.ts';
import { withEntry, type RoomState } from '#src/server/rooms/roomState.ts';
import type { Measure } from './measure.ts';

const SEATS = 8;
const ENTRIES = 10_000;
const MORE = 500;
const OPEN_TIMES = 5;

interface Evening {
  readonly equipped: Game;
  readonly entries: readonly RoomEntry[];
}

/** The log of a table at which eight people write a letter, take it out again, and so on. */
async function evening(): Promise<Evening> {
  const settings = { ...defaultsOf(plugin.settings), roundTime: 1800 };
  const equipped = await equip(game, settings, createNodeLoader(process.cwd()));
  const entries: RoomEntry[] = [];
  const add = (by: string, act: RoomAct): void => {
    const n = entries.length + 1;
    entries.push({ n, at: n, by, c: null, act });
  };
  add('table', { type: 'open', game: plugin.id, rules: game.rules, settings, places: SEATS, late: false });
  for (let seat = 0; seat < SEATS; seat += 1) {
    add('table', { type: 'sit', name: `Player ${seat + 1}`, token: '0'.repeat(64) });
  }
  const sitters = foldRoom(entries).sitters.map(({ id }) => id);
  const [host = ''] = sitters;
  add(host, { type: 'begin', seed: 1, seats: seatsAtBegin(foldRoom(entries), equipped) });
  add(host, { type: 'play', move: { type: 'startRound' } });
  for (let i = 0; entries.length < ENTRIES; i += 1) {
    const odd = Math.floor(i / SEATS) % 2;
    const move = { type: 'edit', pos: 0, del: odd, ins: odd === 0 ? 'x' : '' };
    add(sitters[i % SEATS] ?? '', { type: 'play', move });
  }
  return { equipped, entries };
}

function opened({ equipped, entries }: Evening): RoomState {
  const [first, ...rest] = entries;
  const room = foldRoom(first === undefined ? [] : [first]);
  return rest.reduce<RoomState>((state, entry) => withEntry(state, entry, equipped), {
    room,
    timeline: null,
  });
}

export const measures: readonly Measure[] = [
  {
    name: `a hosted table of ${ENTRIES} entries folded`,
    unit: 'ms',
    async run() {
      const log = await evening();
      const times = Array.from({ length: OPEN_TIMES }, () => {
        const began = performance.now();
        opened(log);
        return performance.now() - began;
      });
      return times.toSorted((a, b) => a - b)[Math.floor(OPEN_TIMES / 2)];
    },
  },
  {
    name: `an entry more at a hosted table of ${ENTRIES}`,
    unit: 'µs',
    async run() {
      const log = await evening();
      let state = opened(log);
      const by = state.room.sitters[0]?.id ?? '';
      const began = performance.now();
      for (let i = 0; i < MORE; i += 1) {
        const n = ENTRIES + 1 + i;
        const move = { type: 'edit', pos: 0, del: i % 2, ins: i % 2 === 0 ? 'x' : '' };
        state = withEntry(state, { n, at: n, by, c: null, act: { type: 'play', move } }, log.equipped);
      }
      return ((performance.now() - began) / MORE) * 1000;
    },
  },
];

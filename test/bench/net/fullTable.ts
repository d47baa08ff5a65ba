/** A table of Boggle, with all its seats taken and a round that runs. */
import * as v from 'valibot';
import { TABLE_MADE_SCHEMA } from '#src/room/protocol.ts';
import { TABLE_SEATS } from './options.ts';
import { createPlayer, writing, type Player } from './player.ts';
import type { ServerProcess } from './serverProcess.ts';
import type { Tally } from './tally.ts';

export interface FullTable {
  readonly code: string;
  readonly players: readonly Player[];
}

/** s: longer than any run. */
const ROUND_TIME = 1800;
/** What stands on every sheet before the clock of the bench starts: somebody is in the middle of a round. */
const WRITTEN = 'tea\neast\nstone\nnot\nrate\near\nnets\nsit\nlines\ntin\n';

/** Opens, sits everybody down, begins. `home`: the server at which a seat's player is first, by index. */
export async function fillTable(
  servers: readonly ServerProcess[],
  home: (seat: number) => number,
  tally: Tally,
): Promise<FullTable> {
  const code = await openTable(servers[home(0)]);
  const players = Array.from({ length: TABLE_SEATS }, (_, seat) =>
    createPlayer({
      code,
      name: `Player ${seat + 1}`,
      strict: seat === 0,
      tally,
      server: (tries) => servers[(home(seat) + tries) % servers.length]?.socketUrl ?? '',
    }),
  );
  for (const player of players) await player.join();
  const [host] = players;
  await host?.ask({ type: 'begin' });
  await host?.ask({ type: 'play', move: { type: 'startRound' } });
  await Promise.all(players.map((player) => player.ask(writing(0, WRITTEN))));
  return { code, players };
}

async function openTable(server: ServerProcess | undefined): Promise<string> {
  const answer = await fetch(`${server?.url ?? ''}api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'boggle', settings: { roundTime: ROUND_TIME }, places: TABLE_SEATS }),
  });
  if (answer.status !== 201) throw new Error(`No table could be opened: ${await answer.text()}`);
  return v.parse(TABLE_MADE_SCHEMA, await answer.json()).code;
}

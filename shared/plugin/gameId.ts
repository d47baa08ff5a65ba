/**
 * What a game may be called: its id is its folder, its address (`/<id>`) and its word on the command line
 * (`quoin <id> …`), so what the arcade itself has at those places is taken.
 */
import { no, yes, type Result } from '#shared/result.ts';

/** The shape of an id, for an address: whatever else is typed there names no game. */
export const GAME_ID = '[a-z0-9-]{1,40}';

/** First parts of the arcade's own addresses: its pages, the folder of what a page fetches, and what the server answers. */
export const ARCADE_ADDRESSES: readonly string[] = [
  'about',
  'api',
  'assets',
  'healthz',
  'help',
  'history',
  'index.html',
  'inspect',
  'join',
  'lists',
  'match',
  'metrics',
  'replay',
  'settings',
  't',
];

/** The commands of `quoin`: a game of that name could have none of its own. */
export const ARCADE_COMMANDS: readonly string[] = [
  'chart',
  'check',
  'games',
  'help',
  'new',
  'play',
  'replay',
  'serve',
];

/** Windows can have no folder of these names. */
const NO_FOLDER = /^(con|prn|aux|nul|com\d|lpt\d)$/;

export type GameIdCode = 'usage/game-id' | 'usage/reserved';

/** The id, or one sentence on why no game can have it. */
export function readGameId(id: string): Result<string, GameIdCode> {
  if (ARCADE_ADDRESSES.includes(id)) {
    return no('usage/reserved', `“${id}” is an address of the arcade: choose another name.`);
  }
  if (ARCADE_COMMANDS.includes(id)) {
    return no('usage/reserved', `“${id}” is a command of quoin: choose another name.`);
  }
  if (NO_FOLDER.test(id)) {
    return no('usage/reserved', `“${id}” can be no folder on Windows: choose another name.`);
  }
  if (id.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return yes(id);
  return no(
    'usage/game-id',
    `“${id}” is no name for a game: it is 1 to 40 lower-case letters, digits and single hyphens between them.`,
  );
}

/**
 * “boggle-10000”: a real match of Boggle of 10,000 entries and many rounds, made by this script and the
 * same every time. Words are traced on the board and typed letter by letter, four edits a second; after
 * each round one is rejected, sometimes taken back, and now and then the difficulty changes.
 */
import { game as unequipped } from '#games/boggle/game.ts';
import type { Board } from '#games/boggle/board.ts';
import { plugin } from '#games/boggle/index.ts';
import type { BoggleView } from '#games/boggle/view.ts';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { neighbourTable } from '#shared/grid/grid.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { equip } from '#shared/plugin/resources.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import { judge } from '#shared/match/door.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { appendEntry, latest, openTimeline, stateAtTime, type Timeline } from '#shared/match/timeline.ts';
import { randomFrom, type Random } from '#shared/random/random.ts';

export const LONG_MATCH_ENTRIES = 10_000;

const SEED = 10_000;
const EDIT_MS = 250;
/** So that the last letter falls well before the clock runs out. */
const EDITS_A_ROUND = 600;

export interface LongMatch {
  /** With its word list at hand. */
  readonly game: Game;
  readonly record: MatchRecord;
}

export async function makeLongMatch(): Promise<LongMatch> {
  const settings = { ...defaultsOf(plugin.settings), target: 10_000, difficulty: 5, roundTime: 180 };
  const game = await equip(unequipped, settings, createNodeLoader(process.cwd()));
  const random = randomFrom(SEED);
  const input = {
    seed: SEED,
    settings,
    seats: seatsFor(game, ['person', 'learner']),
    carried: game.carry?.initial() ?? null,
  };
  const opening = openTimeline(game.machine(), input);
  const timeline = playOn(game, opening, random);
  const record = recordOf(plugin, game, input, timeline.log, latest(timeline).at);
  return { game, record };
}

function playOn(game: Game, opening: Timeline, random: Random): Timeline {
  let timeline = opening;
  let at = 0;
  const play = (move: BoggleMove): void => {
    if (timeline.log.length === LONG_MATCH_ENTRIES) return;
    at += EDIT_MS;
    const entry = judge(game, timeline, { by: 0, move }, at);
    if (!entry.ok) throw new Error(`${move.type} at ${at} ms: ${entry.message}`);
    timeline = appendEntry(timeline, entry.value);
  };
  while (timeline.log.length < LONG_MATCH_ENTRIES) {
    play({ type: 'startRound' });
    writeWords(viewOf(timeline, at), random).forEach(play);
    at = latest(timeline).pending[0]?.due ?? at;
    reviewMoves(viewOf(timeline, at), random).forEach(play);
  }
  return timeline;
}

function viewOf(timeline: Timeline, at: number): BoggleView {
  return unequipped.view(stateAtTime(timeline, at), 0);
}

/** Edits that type what walks over the board spell, a letter at a time at the end of the sheet. */
function writeWords({ data }: BoggleView, random: Random): readonly BoggleMove[] {
  const moves: BoggleMove[] = [];
  while (data.board !== null && moves.length < EDITS_A_ROUND) {
    for (const letter of `${walk(data.board, random)} `) {
      moves.push({ type: 'edit', pos: moves.length, del: 0, ins: letter });
    }
  }
  return moves;
}

function walk(board: Board, random: Random): string {
  const table = neighbourTable(board);
  const path = [random.below(board.faces.length)];
  for (let length = random.range(3, 6); path.length < length;) {
    const here = path.at(-1) ?? 0;
    const next = (table[here] ?? []).filter((cell) => !path.includes(cell));
    if (next.length === 0) break;
    path.push(random.pick(next));
  }
  return path
    .map((cell) => board.faces[cell] ?? '')
    .join('')
    .toLowerCase();
}

function reviewMoves({ data }: BoggleView, random: Random): readonly BoggleMove[] {
  if (data.phase === 'gameOver') return [{ type: 'newGame' }];
  const word = random.pick(data.lists?.seats[0]?.all ?? []).word;
  const moves: BoggleMove[] = [{ type: 'reject', word }];
  if (random.chance(0.5)) moves.push({ type: 'takeBack', word });
  if (random.chance(0.2)) moves.push({ type: 'setDifficulty', to: random.range(1, 10) });
  return moves;
}

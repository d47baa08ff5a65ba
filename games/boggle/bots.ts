/**
 * The computer's players. `learner` has nothing to decide: the chart finds its words when a round is scored.
 * `random` plays whole games without knowing a word: it writes what its walks over the board spell.
 */
import { neighbourTable } from '#shared/grid/grid.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Bot, Decision } from '#shared/plugin/contract.ts';
import type { Random } from '#shared/random/random.ts';
import { SOLID, faceLetters } from './board.ts';
import type { Board } from './board.ts';
import type { BoggleData } from './data.ts';
import type { BoggleMove } from './moves.ts';
import { DIFFICULTY } from './limits.ts';

type BoggleBot = Bot<BoggleData, BoggleMove>;

/** Words to a round, for targets from low to high: a game is to take some dozen rounds, and no sheet be huge. */
const WORDS_A_ROUND = { least: 4, most: 60, targetPerWord: 200 };
const JUNK = ['', 'QXZJ', '?!', 'ÉTÉ', 'e\u0301', '🎲', 'ab-cd', 'İstanbul', '123'];

export const learner: BoggleBot = { decide: () => null };

export const random: BoggleBot = {
  decide(view, chance) {
    const { data, viewer } = view;
    if (viewer === 'spectator' || !data.can.newGame) return null;
    if (chance.chance(0.02)) return whim(chance);
    if (data.phase === 'round') return write(data, viewer, chance);
    if (data.phase === 'review' && chance.chance(0.5)) return secondThoughts(data, viewer, chance);
    return after(chance, 200, 5_000, { type: 'startRound' });
  },
};

function after(chance: Random, least: number, most: number, move: BoggleMove): Decision<BoggleMove> {
  return { move, after: chance.range(least, most) };
}

/** Now and then it turns the one knob that leaves the game as it was set up. */
function whim(chance: Random): Decision<BoggleMove> {
  const to = chance.range(DIFFICULTY.min, DIFFICULTY.max);
  return after(chance, 100, 2_000, { type: 'setDifficulty', to });
}

function write(data: BoggleData, seat: SeatIndex, chance: Random): Decision<BoggleMove> | null {
  const text = data.sheets[seat] ?? '';
  const { board } = data;
  if (board === null) return null;
  if (text !== '' && chance.chance(0.1)) {
    // A slip of the pen, mended.
    return after(chance, 100, 2_000, { type: 'edit', pos: text.length - 1, del: 1, ins: '' });
  }
  if (text !== '') return enough(data, chance);
  const words = Array.from({ length: wordsARound(data.target) }, () => walk(board, chance));
  const line = [...words, chance.pick(JUNK), ...words.slice(0, 1).map((word) => word.toUpperCase())];
  const ins = line.filter((word) => word !== '').join(chance.pick([' ', '\n', '\t ']));
  return after(chance, 1_000, 25_000, { type: 'edit', pos: 0, del: 0, ins });
}

/** Without a clock a round ends when everybody has written enough; with one, now and then. */
function enough(data: BoggleData, chance: Random): Decision<BoggleMove> | null {
  if (!data.can.endRound || (data.rules.roundTime !== null && !chance.chance(0.2))) return null;
  return after(chance, 1_000, 10_000, { type: 'endRound' });
}

function wordsARound(target: number): number {
  const { least, most, targetPerWord } = WORDS_A_ROUND;
  return Math.min(most, Math.max(least, Math.ceil(target / targetPerWord)));
}

function secondThoughts(data: BoggleData, seat: SeatIndex, chance: Random): Decision<BoggleMove> {
  const own = data.lists?.seats[seat];
  const rejected = own?.rejected ?? [];
  // A common word first: that is where rejecting changes who scores.
  const kept = own === undefined ? [] : own.common.length > 0 ? own.common : [...own.alone, ...own.invalid];
  if (rejected.length > 0 && chance.chance(0.5)) {
    return after(chance, 300, 5_000, { type: 'takeBack', word: chance.pick(rejected).word });
  }
  if (kept.length === 0) return after(chance, 200, 5_000, { type: 'startRound' });
  return after(chance, 300, 5_000, { type: 'reject', word: chance.pick(kept).word });
}

/** What a walk over neighbouring cells, none twice, spells: mostly long, sometimes as short as common words are. */
function walk(board: Board, chance: Random): string {
  const next = neighbourTable(board);
  const open = board.faces.flatMap((face, cell) => (face === SOLID ? [] : [cell]));
  const length = chance.chance(0.3) ? chance.range(1, 4) : chance.range(5, 14);
  const path = open.length === 0 ? [] : [chance.pick(open)];
  while (path.length > 0 && path.length < length) {
    const from = (next[path.at(-1) ?? 0] ?? []).filter((cell) => open.includes(cell) && !path.includes(cell));
    if (from.length === 0) break;
    path.push(chance.pick(from));
  }
  return path.map((cell) => faceLetters(board.faces[cell] ?? SOLID)).join('');
}

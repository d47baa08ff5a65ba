/**
 * The computer's players. `learner` has nothing to decide: the chart finds its words when a round is scored.
 * `random` plays whole games: it writes what its walks over the board spell, and where the word list judges, a few of
 * its words, so that a game comes to its end.
 */
import { lexiconFor } from '#shared/dictionary/chosenLexicon.ts';
import { neighbourTable } from '#shared/grid/grid.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Bot, Decision } from '#shared/plugin/contract.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import type { Random } from '#shared/random/random.ts';
import { SOLID, faceLetters } from './board.ts';
import type { Board } from './board.ts';
import type { BoggleData } from './data.ts';
import { openToChallenge } from './legal.ts';
import { DIFFICULTY, SIDE_NUMBERS } from './limits.ts';
import type { BoggleMove } from './moves.ts';
import { possibleOn } from './possible.ts';

type BoggleBot = Bot<BoggleData, BoggleMove>;

/** Words to a round, for targets from low to high: a game is to take some dozen rounds, and no sheet be huge. */
const WORDS_A_ROUND = { least: 4, most: 60, targetPerWord: 200 };
const JUNK = ['', 'QXZJ', '?!', 'ÉTÉ', 'e\u0301', '🎲', 'ab-cd', 'İstanbul', '123'];

export const learner: BoggleBot = { decide: () => null };

export const random: BoggleBot = {
  decide({ data, viewer, final }, chance, _budget, resources) {
    if (viewer === 'spectator' || final) return null;
    if (data.can.difficulty && chance.chance(0.02)) return whim(chance);
    if (data.can.size && chance.chance(0.02)) return otherSize(data, chance);
    if (data.can.write) return write(data, viewer, chance, resources);
    if (data.phase === 'review' && chance.chance(0.5)) return secondThoughts(data, viewer, chance);
    return conduct(data, chance);
  },
};

/** What any bot does to keep a match going: takes over on its turn and, where it is the host, starts rounds. */
export function conduct({ can }: BoggleData, chance: Random): Decision<BoggleMove> | null {
  if (can.ready) return after(chance, 200, 2_000, { type: 'ready' });
  return can.startRound ? after(chance, 200, 5_000, { type: 'startRound' }) : null;
}

function after(chance: Random, least: number, most: number, move: BoggleMove): Decision<BoggleMove> {
  return { move, after: chance.range(least, most) };
}

/** Now and then it turns the one knob that leaves the game as it was set up. */
function whim(chance: Random): Decision<BoggleMove> {
  const to = chance.range(DIFFICULTY.min, DIFFICULTY.max);
  return after(chance, 100, 2_000, { type: 'setDifficulty', to });
}

/** Now and then boards of another size. */
function otherSize({ nextSize }: BoggleData, chance: Random): Decision<BoggleMove> {
  const to = chance.pick(SIDE_NUMBERS.filter((size) => size !== nextSize));
  return after(chance, 100, 2_000, { type: 'setSize', to });
}

function write(
  data: BoggleData,
  seat: SeatIndex,
  chance: Random,
  resources: Resources,
): Decision<BoggleMove> | null {
  const text = data.sheets[seat] ?? '';
  const { board } = data;
  if (board === null) return null;
  if (text !== '' && chance.chance(0.1)) {
    // A slip of the pen, mended.
    return after(chance, 100, 2_000, { type: 'edit', pos: text.length - 1, del: 1, ins: '' });
  }
  if (text !== '') return enough(data, chance);
  const words = wordsFor(data, board, chance, resources);
  const line = [...words, chance.pick(JUNK), ...words.slice(0, 1).map((word) => word.toUpperCase())];
  const ins = line.filter((word) => word !== '').join(chance.pick([' ', '\n', '\t ']));
  return after(chance, 1_000, 25_000, { type: 'edit', pos: 0, del: 0, ins });
}

function wordsFor(data: BoggleData, board: Board, chance: Random, resources: Resources): readonly string[] {
  const count = wordsARound(data.target);
  const walks = Array.from({ length: count }, () => walk(board, chance));
  if (data.rules.judge !== 'lexicon') return walks;
  const possible = possibleOn(board, data.rules, lexiconFor(data.lexiconChoice, resources));
  const known = chance.sample(possible, count).map(({ word }) => word);
  return [...known, ...walks.slice(0, 2)];
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

function secondThoughts(data: BoggleData, seat: SeatIndex, chance: Random): Decision<BoggleMove> | null {
  const doubted = data.can.challenge ? openToChallenge(data, seat) : [];
  if (doubted.length > 0 && chance.chance(0.5)) {
    return after(chance, 300, 5_000, { type: 'challenge', word: chance.pick(doubted) });
  }
  if (!data.can.reject) return conduct(data, chance);
  const own = data.lists?.seats[seat];
  const rejected = own?.rejected ?? [];
  // A common word first: that is where rejecting changes who scores.
  const kept = own === undefined ? [] : own.common.length > 0 ? own.common : [...own.alone, ...own.invalid];
  if (rejected.length > 0 && chance.chance(0.5)) {
    return after(chance, 300, 5_000, { type: 'takeBack', word: chance.pick(rejected).word });
  }
  if (kept.length === 0) return conduct(data, chance);
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

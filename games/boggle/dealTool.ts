/** What `quoin boggle deal` is asked and answers: boards to play, each as the text that set-up, links and `solve` take. */
import { randomFrom } from '#shared/random/random.ts';
import type { Random } from '#shared/random/random.ts';
import type { ToolAnswer, ToolContext, ToolOption } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { formatBoard } from './board.ts';
import type { Board } from './board.ts';
import { CUBE_SETS } from './cubes.ts';
import type { CubeSet } from './cubes.ts';
import { dealCubes, dealWeighted } from './deal.ts';
import { CLASSIC_SCORES } from './scoring.ts';
import { dealGood } from './quality.ts';
import type { Solution, Solver } from './solver.ts';
import { count, readSize, wholeOption, WORDS_OPTION } from './toolInput.ts';

const SETS: readonly CubeSet[] = Object.values(CUBE_SETS);
/** The cubes of a size when only that is said. */
const USUAL_SETS = new Map<number, CubeSet>(
  [CUBE_SETS['new-4x4-1987'], CUBE_SETS['big-5x5-1979'], CUBE_SETS['super-big-6x6-2012']].map((set) => [
    set.size,
    set,
  ]),
);
const SIZES = { min: 2, max: 6, usual: 4 } as const;

/** Deals that are tried for one board. */
const TRIES = 10_000;

/** A board with what is on it; null where nobody asked. */
interface Dealt {
  readonly board: string;
  readonly found: Solution | null;
}

export const DEAL_USAGE =
  '[--cubes SET | --weights] [--size N|NxN] [--seed N] [--count N] [--least N] [--no-dead] [--min N] [--words FILE]';

export const DEAL_OPTIONS: Readonly<Record<string, ToolOption>> = {
  cubes: { type: 'string', help: `A set of cubes: ${SETS.map(({ id }) => id).join(', ')}.` },
  weights: { type: 'boolean', help: 'Draws each letter by its weight out of 96 instead.' },
  size: {
    type: 'string',
    help: 'Cells along a side, as in 5 or 5x5: 4, 5 or 6 for cubes, 2 to 6 by weight; 4 when left out.',
  },
  seed: { type: 'string', help: 'The same seed deals the same boards; 1 when left out.' },
  count: { type: 'string', help: 'How many boards; 1 when left out.' },
  least: { type: 'string', help: 'Words that each board must have.' },
  'no-dead': { type: 'boolean', help: 'Only boards where some word uses each letter.' },
  min: {
    type: 'string',
    help: 'The fewest letters of a word that counts; when left out 3 on a board of 4 by 4 or less, else 4.',
  },
  words: WORDS_OPTION,
};

export interface DealOrder {
  readonly dealer: Dealer;
  readonly seed: number;
  readonly count: number;
  /** Letters of a word that counts. */
  readonly min: number;
  /** Words that a board must have, and whether each letter must be of use. */
  readonly least: number;
  readonly noDead: boolean;
}

export function readDealOrder(context: ToolContext): Result<DealOrder> {
  const dealer = readDealer(context);
  if (!dealer.ok) return dealer;
  const seed = wholeOption(context, 'seed', 0, 0xffffffff, 1);
  if (!seed.ok) return seed;
  const boards = wholeOption(context, 'count', 1, 100_000, 1);
  if (!boards.ok) return boards;
  const least = wholeOption(context, 'least', 0, 10_000, 0);
  if (!least.ok) return least;
  const min = wholeOption(context, 'min', 1, 64, dealer.value.size <= SIZES.usual ? 3 : 4);
  if (!min.ok) return min;
  return yes({
    dealer: dealer.value,
    seed: seed.value,
    count: boards.value,
    min: min.value,
    least: least.value,
    noDead: context.options['no-dead'] === true,
  });
}

/** Whether the words of the boards have to be known. */
export function asksForWords({ least, noDead }: DealOrder): boolean {
  return least > 0 || noDead;
}

/** The boards; `solver` is null where nobody asks for words. */
export function dealOrder(order: DealOrder, solver: Solver | null): Result<ToolAnswer> {
  const random = randomFrom(order.seed);
  const dealt: Dealt[] = [];
  for (let i = 0; i < order.count; i++) {
    const one = solver === null ? null : dealAsAsked(order, random, solver);
    if (one !== null && !one.ok) return one;
    dealt.push(one?.value ?? { board: formatBoard(order.dealer.deal(random)), found: null });
  }
  return yes(answer(dealt));
}

function dealAsAsked(
  { dealer, min, least, noDead }: DealOrder,
  random: Random,
  solver: Solver,
): Result<Dealt> {
  const rules = { minLength: min, scores: CLASSIC_SCORES };
  const asked = { leastWords: least, noDeadLetters: noDead };
  const board = dealGood(() => dealer.deal(random), asked, solver, rules, TRIES);
  const found = solver.solve(board, rules);
  const isGood = found.words >= least && !(noDead && solver.deadCells(board, rules).length > 0);
  return isGood
    ? yes({ board: formatBoard(board), found })
    : no('deal/none', `None of ${TRIES.toLocaleString('en')} boards was good enough: ask for fewer words.`);
}

interface Dealer {
  readonly size: number;
  deal(random: Random): Board;
}

function readDealer(context: ToolContext): Result<Dealer> {
  const { cubes, weights } = context.options;
  if (cubes !== undefined && weights === true) {
    return no('usage/letters', 'Say --cubes or --weights, not both.');
  }
  const size = readSide(context);
  if (!size.ok) return size;
  if (weights === true) {
    return yes({ size: size.value, deal: (random) => dealWeighted(random, size.value) });
  }
  const set = cubes === undefined ? USUAL_SETS.get(size.value) : SETS.find(({ id }) => id === cubes);
  if (set === undefined) {
    return cubes === undefined
      ? no('usage/size', `There are no cubes for a board of ${size.value} by ${size.value}; try --weights.`)
      : no('usage/cubes', `There are no cubes “${cubes}”; there are ${SETS.map(({ id }) => id).join(', ')}.`);
  }
  if (context.options['size'] !== undefined && set.size !== size.value) {
    return no('usage/size', `The cubes ${set.id} make a board of ${set.size} by ${set.size}.`);
  }
  return yes({ size: set.size, deal: (random) => dealCubes(random, set) });
}

/** Cells along a side: whatever is dealt is square. */
function readSide(context: ToolContext): Result<number> {
  const shape = readSize(context);
  if (!shape.ok) return shape;
  const { width, height } = shape.value ?? { width: SIZES.usual, height: SIZES.usual };
  if (width !== height)
    return no('usage/size', `A board that is dealt is square: not ${width} by ${height}.`);
  return width >= SIZES.min && width <= SIZES.max
    ? yes(width)
    : no('usage/size', `A board that is dealt is ${SIZES.min} to ${SIZES.max} cells wide, not ${width}.`);
}

function answer(dealt: readonly Dealt[]): ToolAnswer {
  return {
    text: dealt
      .map(({ board, found }) =>
        found === null ? board : `${board} ${count(found.words, 'word')}, ${count(found.points, 'point')}`,
      )
      .join('\n'),
    json: { boards: dealt.map(({ board, found }) => ({ board, ...found })) },
  };
}

/** Boggle's commands: all the words of a board, boards to play, and how fast boards are solved. */
import { parseOwnList } from '#shared/dictionary/ownList.ts';
import type { Tool, ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { benchDeals } from './bench.ts';
import { asksForWords, dealOrder, DEAL_OPTIONS, DEAL_USAGE, readDealOrder } from './dealTool.ts';
import { CLASSIC_SCORES } from './scoring.ts';
import { createSolver, solverFor } from './solver.ts';
import type { Solver } from './solver.ts';
import { count, noPositionals, readBoard, wholeOption, WORDS_OPTION } from './toolInput.ts';

const solve: Tool = {
  name: 'solve',
  summary: 'All the words on a board, each with its points and its path.',
  usage: '--board CELLS [--size N|WxH] [--words FILE] [--min N] [--rude] [--plain-q]',
  options: {
    board: {
      type: 'string',
      help: 'The cells row by row: a letter each, q for the Qu tile, . for a solid one, (in) for a double one.',
    },
    size: { type: 'string', help: 'How wide and how high, as in 4x3, or 4 for 4x4; a square when left out.' },
    words: WORDS_OPTION,
    min: { type: 'string', help: 'The fewest letters of a word that counts; 3 when left out.' },
    rude: { type: 'boolean', help: 'Shows words that may offend as well; they always count.' },
    'plain-q': { type: 'boolean', help: 'Reads q as one letter.' },
  },
  async run(context) {
    const empty = noPositionals(context);
    if (!empty.ok) return empty;
    const board = readBoard(context);
    if (!board.ok) return board;
    const min = wholeOption(context, 'min', 1, 64, 3);
    if (!min.ok) return min;
    const words = await readWords(context);
    if (!words.ok) return words;
    const { solver, isRude } = words.value;

    const found = solver.list(board.value, { minLength: min.value, scores: CLASSIC_SCORES });
    const points = found.reduce((sum, entry) => sum + entry.points, 0);
    const list = found
      .filter(({ word }) => context.options['rude'] === true || !isRude(word))
      .map(({ word, points: worth, path }) => ({ word, points: worth, path }));
    const hidden = found.length - list.length;
    const lines = list.map((entry) => `${entry.word} ${entry.points} ${entry.path.join('-')}`);
    const unshown = hidden === 0 ? '' : ` (${hidden} of them may offend: --rude shows them)`;
    return yes({
      text: [...lines, `${count(found.length, 'word')}, ${count(points, 'point')}${unshown}`].join('\n'),
      json: { words: found.length, points, hidden, list },
    });
  },
};

const deal: Tool = {
  name: 'deal',
  summary: 'Boards to play, one a line.',
  usage: DEAL_USAGE,
  options: DEAL_OPTIONS,
  async run(context) {
    const empty = noPositionals(context);
    if (!empty.ok) return empty;
    const order = readDealOrder(context);
    if (!order.ok) return order;
    if (!asksForWords(order.value)) return dealOrder(order.value, null);
    const solver = await readSolver(context);
    return solver.ok ? dealOrder(order.value, solver.value) : solver;
  },
};

const bench: Tool = {
  name: 'bench',
  summary: 'How many deals of the 1987 cubes are solved in a second.',
  usage: '[--words FILE] [--boards N] [--seed N]',
  options: {
    words: WORDS_OPTION,
    boards: { type: 'string', help: 'How many boards to deal and solve; 100,000 when left out.' },
    seed: { type: 'string', help: 'The same seed deals the same boards; 1 when left out.' },
  },
  async run(context) {
    const empty = noPositionals(context);
    if (!empty.ok) return empty;
    const boards = wholeOption(context, 'boards', 1, 10_000_000, 100_000);
    if (!boards.ok) return boards;
    const seed = wholeOption(context, 'seed', 0, 0xffffffff, 1);
    if (!seed.ok) return seed;

    const began = context.now();
    const solver = await readSolver(context);
    if (!solver.ok) return solver;
    const loadMs = Math.round(context.now() - began);
    const result = benchDeals(solver.value, seed.value, boards.value, () => context.now());
    const boardsPerSecond = Math.round(result.boardsPerSecond);
    return yes({
      text:
        `${boardsPerSecond.toLocaleString('en')} boards a second: ${count(result.boards, 'board')} with ` +
        `${count(result.points, 'point')} in all; the words were loaded in ${loadMs} ms`,
      json: { boardsPerSecond, boards: result.boards, points: result.points, loadMs },
    });
  },
};

export const tools: readonly Tool[] = [solve, deal, bench];

/** Words to solve by, and which of them are not shown unasked. */
interface Words {
  readonly solver: Solver;
  readonly isRude: (word: string) => boolean;
}

/** A solver of the file's words, or of the English lexicon. */
async function readSolver(context: ToolContext): Promise<Result<Solver>> {
  const words = await readWords(context);
  return words.ok ? yes(words.value.solver) : words;
}

/** The words of the file, or the English lexicon. Whoever names a file has chosen its words. */
async function readWords(context: ToolContext): Promise<Result<Words>> {
  const own = await readFile(context);
  if (!own.ok) return own;
  if (own.value !== null) return yes({ solver: createSolver(own.value), isRude: () => false });
  const lexicon = await context.lexicon();
  if (!lexicon.ok) return lexicon;
  return yes({ solver: solverFor(lexicon.value), isRude: (word) => lexicon.value.isRude(word) });
}

/** The words of `--words`; null without it. */
async function readFile(context: ToolContext): Promise<Result<readonly string[] | null>> {
  const { words: path } = context.options;
  if (typeof path !== 'string') return yes(null);
  const text = await context.readText(path);
  if (!text.ok) return text;
  const parsed = parseOwnList(text.value);
  return parsed.ok ? yes(parsed.value) : no(parsed.code, `${path}: ${parsed.message}`);
}

/** Boggle's commands: all the words of a board, and how fast they are found. */
import { parseWordList } from '#shared/dictionary/wordList.ts';
import type { Tool, ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { benchDeals } from './bench.ts';
import { parseBoard } from './board.ts';
import type { Board, BoardTextOptions } from './board.ts';
import { starterWords } from './carry.ts';
import { CLASSIC_SCORES } from './scoring.ts';
import { createSolver } from './solver.ts';

const WORDS_OPTION = {
  type: 'string',
  help: 'A file of words, one a line; the computer’s starter words when left out.',
} as const;

const solve: Tool = {
  name: 'solve',
  summary: 'All the words on a board, each with its points and its path.',
  usage: '--board CELLS [--size WxH] [--words FILE] [--min N] [--plain-q]',
  options: {
    board: {
      type: 'string',
      help: 'The cells row by row: a letter each, q for the Qu tile, . for a solid one, (in) for a double one.',
    },
    size: { type: 'string', help: 'How wide and how high, as in 4x3; a square when left out.' },
    words: WORDS_OPTION,
    min: { type: 'string', help: 'The fewest letters of a word that counts; 3 when left out.' },
    'plain-q': { type: 'boolean', help: 'Reads q as one letter.' },
  },
  async run(context) {
    const board = readBoard(context);
    if (!board.ok) return board;
    const min = wholeOption(context, 'min', 1, 64, 3);
    if (!min.ok) return min;
    const words = await readWords(context);
    if (!words.ok) return words;

    const rules = { minLength: min.value, scores: CLASSIC_SCORES };
    const found = createSolver(words.value).list(board.value, rules);
    const list = found.map(({ word, points, path }) => ({ word, points, path }));
    const points = list.reduce((sum, entry) => sum + entry.points, 0);
    const lines = list.map((entry) => `${entry.word} ${entry.points} ${entry.path.join('-')}`);
    return yes({
      text: [...lines, `${count(list.length, 'word')}, ${count(points, 'point')}`].join('\n'),
      json: { words: list.length, points, list },
    });
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
    const boards = wholeOption(context, 'boards', 1, 10_000_000, 100_000);
    if (!boards.ok) return boards;
    const seed = wholeOption(context, 'seed', 0, 0xffffffff, 1);
    if (!seed.ok) return seed;

    const began = context.now();
    const words = await readWords(context);
    if (!words.ok) return words;
    const solver = createSolver(words.value);
    const loadMs = Math.round(context.now() - began);
    const result = benchDeals(solver, seed.value, boards.value, () => context.now());
    const boardsPerSecond = Math.round(result.boardsPerSecond);
    return yes({
      text:
        `${boardsPerSecond.toLocaleString('en')} boards a second: ${count(result.boards, 'board')} with ` +
        `${count(result.points, 'point')} in all; the words were loaded in ${loadMs} ms`,
      json: { boardsPerSecond, boards: result.boards, points: result.points, loadMs },
    });
  },
};

export const tools: readonly Tool[] = [solve, bench];

function readBoard(context: ToolContext): Result<Board> {
  const { board: text, size: sizeText, 'plain-q': plainQ } = context.options;
  if (context.positionals.length > 0) {
    return no('usage/positional', `“${context.positionals[0]}” belongs to no option.`);
  }
  if (typeof text !== 'string') return no('usage/board', 'Say which board, as in --board tlepeernisattnlp.');
  const size = typeof sizeText === 'string' ? sizeOf(sizeText) : undefined;
  if (size === null)
    return no('usage/size', `--size is how wide and how high, as in 4x3, not “${sizeText}”.`);
  const parsed = parseBoard(text, { ...(size && { size }), plainQ: plainQ === true });
  return parsed.ok ? yes(parsed.board) : no('usage/board', parsed.message);
}

function sizeOf(text: string): NonNullable<BoardTextOptions['size']> | null {
  const [, width, height] = /^(\d{1,3})[x×](\d{1,3})$/iu.exec(text.trim()) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
}

async function readWords(context: ToolContext): Promise<Result<readonly string[]>> {
  const { words: path } = context.options;
  if (typeof path !== 'string') return yes(starterWords());
  const text = await context.readText(path);
  if (!text.ok) return text;
  const parsed = parseWordList(text.value);
  return parsed.ok ? yes(parsed.words) : no(parsed.code, `${path}: ${parsed.message}`);
}

function wholeOption(
  context: ToolContext,
  name: string,
  min: number,
  max: number,
  otherwise: number,
): Result<number> {
  const text = context.options[name];
  if (text === undefined) return yes(otherwise);
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? yes(value)
    : no('usage/number', `--${name} is a whole number from ${min} to ${max}, not “${text}”.`);
}

function count(n: number, noun: string): string {
  return `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;
}

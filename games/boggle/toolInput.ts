/** What the commands of Boggle are given: a board, words, whole numbers; each fault is one sentence. */
import type { GridShape } from '#shared/grid/grid.ts';
import type { ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { parseBoard } from './board.ts';
import type { Board } from './board.ts';

export const WORDS_OPTION = {
  type: 'string',
  help: 'A file of words, one a line; the English lexicon when left out.',
} as const;

/** Nothing may follow a command but its options. */
export function noPositionals({ positionals }: ToolContext): Result<null> {
  const [first] = positionals;
  return first === undefined ? yes(null) : no('usage/positional', `“${first}” belongs to no option.`);
}

/** The board of `--board`, `--size` and `--plain-q`. */
export function readBoard(context: ToolContext): Result<Board> {
  const { board: text, 'plain-q': plainQ } = context.options;
  if (typeof text !== 'string') return no('usage/board', 'Say which board, as in --board tlepeernisattnlp.');
  const size = readSize(context);
  if (!size.ok) return size;
  const { value: shape } = size;
  const parsed = parseBoard(text, { ...(shape === null ? {} : { size: shape }), plainQ: plainQ === true });
  return parsed.ok ? yes(parsed.board) : no('usage/board', parsed.message);
}

/** `--size`, as in 4x3, or 4 for 4x4; null when it is left out. */
export function readSize({ options }: ToolContext): Result<GridShape | null> {
  const { size: text } = options;
  if (text === undefined) return yes(null);
  const [, width, height = width] = /^(\d{1,3})(?:[x×](\d{1,3}))?$/iu.exec(String(text).trim()) ?? [];
  return width === undefined
    ? no('usage/size', `--size is how wide and how high, as in 4x3, or 4 for 4x4, not “${text}”.`)
    : yes({ width: Number(width), height: Number(height) });
}

/** A whole number within its bounds. */
export function wholeOption(
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

/** "1 word", "1,045 words". */
export function count(n: number, noun: string): string {
  return `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;
}

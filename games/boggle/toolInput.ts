/** What the commands of Boggle are given: a board, words, whole numbers; each fault is one sentence. */
import type { ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { parseBoard } from './board.ts';
import type { Board, BoardTextOptions } from './board.ts';

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
  const { board: text, size: sizeText, 'plain-q': plainQ } = context.options;
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

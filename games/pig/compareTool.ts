/** `quoin pig compare`: the exact chances of every policy against every other. */
import type { ToolAnswer, ToolContext } from '#shared/plugin/tool.ts';
import { yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { compare } from './comparing.ts';
import type { Comparison } from './comparing.ts';
import { GAME_OPTIONS, readGame } from './toolInput.ts';
import type { ReadyTool } from './toolInput.ts';

export const compareTool: ReadyTool = {
  name: 'compare',
  summary: 'The exact chance of every policy to win against every other when it begins.',
  usage: '[--rules RULES] [--goal N]',
  options: GAME_OPTIONS,
  answer,
};

function answer(context: ToolContext): Result<ToolAnswer> {
  const game = readGame(context);
  if (!game.ok) return game;
  const comparison = compare(game.value.variant, game.value.goal);
  return yes({ text: tableOf(comparison), json: { firstWin: byName(comparison) } });
}

function byName({ names, firstWin }: Comparison): Record<string, Record<string, number>> {
  return Object.fromEntries(
    names.map((name, row) => [
      name,
      Object.fromEntries(names.map((other, column) => [other, firstWin[row]?.[column] ?? 0])),
    ]),
  );
}

/** Columns are numbered as rows are: the names would not fit on a line. */
function tableOf({ names, firstWin }: Comparison): string {
  const widest = names.reduce((width, name) => Math.max(width, name.length), 0);
  const head = ' '.repeat(widest + 4) + names.map((_, i) => String(i + 1).padStart(6)).join(' ');
  const rows = names.map((name, row) => {
    const chances = names.map((_, column) => (100 * (firstWin[row]?.[column] ?? 0)).toFixed(2).padStart(6));
    return `${String(row + 1).padStart(2)}  ${name.padEnd(widest)}${chances.join(' ')}`;
  });
  const told =
    'How many games of a hundred the policy of a row wins when it begins against that of a column.';
  return [told, '', head, ...rows].join('\n');
}

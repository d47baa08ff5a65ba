/** Pig's commands. */
import type { Tool } from '#shared/plugin/tool.ts';
import { yes } from '#shared/result.ts';
import { benchCompare, benchSolve } from './bench.ts';
import { compareTool } from './compareTool.ts';
import { GAME_OPTIONS, readGame } from './toolInput.ts';
import type { ReadyTool } from './toolInput.ts';
import { valueTool } from './valueTool.ts';

const RUNS = 5;

const benchTool: ReadyTool = {
  name: 'bench',
  summary: 'How long perfect play takes to be solved, and all duels of policies.',
  usage: '[--rules RULES] [--goal N]',
  options: GAME_OPTIONS,
  answer(context) {
    const game = readGame(context);
    if (!game.ok) return game;
    const { variant, goal } = game.value;
    const now = (): number => context.now();
    const solveMs = Math.round(benchSolve(variant, goal, RUNS, now).ms);
    const compareMs = Math.round(benchCompare(variant, goal, RUNS, now).ms);
    return yes({
      text: `solved in ${solveMs} ms, all duels in ${compareMs} ms, the best of ${RUNS} runs each`,
      json: { solveMs, compareMs },
    });
  },
};

export const tools: readonly Tool[] = [compareTool, valueTool, benchTool].map(({ answer, ...tool }) => ({
  ...tool,
  run: async (context) => answer(context),
}));

/** Bots decide by their view alone, the same each time, on moves they may make. */
import * as v from 'valibot';
import { canonicalJson } from '#shared/json.ts';
import { answer, type Question } from '#shared/match/planner.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Decision } from '#shared/plugin/contract.ts';
import type { Workbench } from './workbench.ts';
import { takes } from './moveLaws.ts';

/** Asks a bot and checks its decision; `closely`, it is asked twice. */
export function askBot(
  workbench: Workbench,
  state: FoldState,
  question: Question,
  budget: number,
  where: string,
  closely: boolean,
): Decision | null {
  const decision = closely
    ? askTwice(workbench, question, budget, where)
    : answer(workbench.game, question, budget);
  if (decision !== null) checkDecision(workbench, state, question, decision, where);
  return decision;
}

function askTwice(
  { game, report }: Workbench,
  question: Question,
  budget: number,
  where: string,
): Decision | null {
  const seen = canonicalJson(question.view);
  const decision = answer(game, question, budget);
  const again = answer(game, question, budget);
  if (canonicalJson(decision) !== canonicalJson(again)) {
    const message = `Asked twice, “${question.bot}” says ${JSON.stringify(decision)} and ${JSON.stringify(again)}.`;
    report.add('bot/repeatable', where, message);
  }
  if (canonicalJson(question.view) !== seen) {
    report.add('fold/mutated', where, `The bot “${question.bot}” changed the view it was given.`);
  }
  return decision;
}

function checkDecision(
  workbench: Workbench,
  state: FoldState,
  { bot, seat }: Question,
  { move, after }: Decision,
  where: string,
): void {
  if (!Number.isSafeInteger(after) || after < 0) {
    workbench.report.add('bot/pace', where, `“${bot}” wants to think for ${after} ms.`);
  }
  const fits = v.safeParse(workbench.game.moves, move).success;
  if (fits && takes(state, seat, move)) return;
  const why = fits ? 'the chart does not take' : 'the schema refuses';
  const message = `“${bot}” on seat ${seat} decides on ${JSON.stringify(move)}, which ${why}.`;
  workbench.report.add('bot/legal', where, message);
}

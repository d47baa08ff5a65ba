/** Works chances out, wherever it runs: in the worker, or in the page where there is none. */
import { matrixOf } from '../matrix.ts';
import { solutionOf } from '../solve.ts';
import { strengthsOf } from '../strengths.ts';
import type { Odds, OddsReply, OddsRequest } from './oddsQuestion.ts';

/** The answer to a question; never throws. It takes up to a few seconds. */
export function answerOdds(request: OddsRequest): OddsReply {
  try {
    return { request, answer: answerTo(request) };
  } catch (error) {
    return { request, fault: error instanceof Error ? error.message : String(error) };
  }
}

function answerTo({ part, variant, goal }: OddsRequest): Partial<Odds> {
  switch (part) {
    case 'solution':
      return { solution: solutionOf(variant, goal) };
    case 'strengths':
      return { strengths: strengthsOf(variant, goal) };
    case 'matrix':
      return { matrix: matrixOf(variant, goal) };
  }
}

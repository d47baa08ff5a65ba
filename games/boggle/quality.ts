/** Boards worth playing: dealt again until one has enough words and no letter without a use. */
import type { Board } from './board.ts';
import type { SolveRules, Solver } from './solver.ts';

/** What is asked of a board. */
export interface Quality {
  /** The fewest words that count; 0 asks for none. */
  readonly leastWords: number;
  /** Whether a word that counts must run through every letter. */
  readonly noDeadLetters: boolean;
}

/**
 * The first of at most so many deals that is as asked. When none is, the one that lacks the fewest words, or, of those
 * with words enough, that has the fewest dead letters; the first of equals. So the same generator gives the same board.
 */
export function dealGood(
  deal: () => Board,
  asked: Quality,
  solver: Solver,
  rules: SolveRules,
  tries: number,
): Board {
  let best = deal();
  let least = faultsOf(best, asked, solver, rules);
  for (let tried = 1; tried < tries && least > 0; tried++) {
    const board = deal();
    const faults = faultsOf(board, asked, solver, rules);
    if (faults >= least) continue;
    [best, least] = [board, faults];
  }
  return best;
}

/** 0 for a board that is as asked; a word missing weighs more than all its letters dead. */
function faultsOf(
  board: Board,
  { leastWords, noDeadLetters }: Quality,
  solver: Solver,
  rules: SolveRules,
): number {
  const missing = leastWords === 0 ? 0 : Math.max(0, leastWords - solver.solve(board, rules).words);
  // Dead letters take longer to find, and hardly ever decide between boards that lack words.
  const dead = noDeadLetters && missing === 0 ? solver.deadCells(board, rules).length : 0;
  return missing * (board.faces.length + 1) + dead;
}

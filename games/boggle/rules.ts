/**
 * The rule object of Boggle: one description feeds the deal, the judge, the score and the lists.
 *
 * Source of CLASSIC_DUEL: the Boggle Game SRS 4.0. Its table of scores has no rows, so the points are those of the
 * published game (see scoring.ts). It knows no shortest word: to be on the board is enough, and 1 or 2 letters score 0.
 */
import type { Random } from '#shared/random/random.ts';
import type { Board } from './board.ts';
import { CUBE_SETS } from './cubes.ts';
import type { CubeSetId } from './cubes.ts';
import { dealCubes, dealWeighted } from './deal.ts';
import { CLASSIC_SCORES } from './scoring.ts';
import type { ScoreTable } from './scoring.ts';

export interface BoggleRules {
  /** Independent draws by weight out of 96, or a set of cubes, shuffled and rolled. */
  readonly letters: { readonly by: 'weights' } | { readonly by: 'cubes'; readonly set: CubeSetId };
  /** Cells along a side. */
  readonly size: number;
  /** Letters that a word needs to count. */
  readonly minLength: number;
  readonly scores: ScoreTable;
  /** Length of a round in ms; null for a round without a clock. */
  readonly roundTime: number | null;
  /** `trust` asks only whether a word is on the board; `lexicon` also whether it is a word. */
  readonly judge: 'trust' | 'lexicon';
}

/** The SRS's game: one person against a computer that learns. */
export const CLASSIC_DUEL: BoggleRules = {
  letters: { by: 'weights' },
  size: 4,
  minLength: 1,
  scores: CLASSIC_SCORES,
  roundTime: 180_000,
  judge: 'trust',
};

/** Characters (UTF-16 units) that a sheet of words holds. */
export const SHEET_LIMIT = 10_000;

/** A fresh board by the rules. */
export function dealBoard(rules: BoggleRules, random: Random): Board {
  return rules.letters.by === 'weights'
    ? dealWeighted(random, rules.size)
    : dealCubes(random, CUBE_SETS[rules.letters.set]);
}

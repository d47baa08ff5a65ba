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
  /**
   * `trust` asks only whether a word is on the board, and each may reject own words after the round; `challenge` does the
   * same, and anybody may have another's word looked up; `lexicon` looks every word up.
   */
  readonly judge: 'trust' | 'challenge' | 'lexicon';
  /** What is told of an entry at once: all (points, or why it does not count), only whether it is on the board, nothing. */
  readonly told: 'all' | 'board' | 'nothing';
  /** Points that each written word costs which does not count: 0 for none. */
  readonly penalty: number;
  /** The game ends when a round is scored and somebody has the target, or after so many rounds. */
  readonly end: { readonly by: 'target' } | { readonly by: 'rounds'; readonly rounds: number };
  /** What a board must have to be played; one that falls short is dealt again. */
  readonly quality: DealQuality;
  /** Whether how many words of each length are left to find is shown during a round. */
  readonly showsLeft: boolean;
  /** All write at the same time, or one after the other on the same board, each with a clock of its own. */
  readonly turns: 'together' | 'inTurn';
  /** There is one game, played as it was set up: no new one, no other size or target (the board of the day). */
  readonly once: boolean;
  /** The board of a game's first round, where it was given by hand; null to deal it. */
  readonly givenBoard: Board | null;
}

export interface DealQuality {
  /** Words of the lexicon that count, at least; 0 for any board. */
  readonly leastWords: number;
  /** Whether every cell must lie on the path of some such word. */
  readonly noDeadLetters: boolean;
}

/** Points that somebody loses whose challenge of a word was wrong. Our own rule: the published game has no challenges. */
export const WRONG_CHALLENGE = 1;

/** The SRS's game: one person against a computer that learns. */
export const CLASSIC_DUEL: BoggleRules = {
  letters: { by: 'weights' },
  size: 4,
  minLength: 1,
  scores: CLASSIC_SCORES,
  roundTime: 180_000,
  judge: 'trust',
  told: 'all',
  penalty: 0,
  end: { by: 'target' },
  quality: { leastWords: 0, noDeadLetters: false },
  showsLeft: false,
  turns: 'together',
  once: false,
  givenBoard: null,
};

/** Characters (UTF-16 units) that a sheet of words holds. */
export const SHEET_LIMIT = 10_000;

/** A fresh board by the rules. */
export function dealBoard(rules: BoggleRules, random: Random): Board {
  return rules.letters.by === 'weights'
    ? dealWeighted(random, rules.size)
    : dealCubes(random, CUBE_SETS[rules.letters.set]);
}

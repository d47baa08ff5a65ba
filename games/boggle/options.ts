/** What was chosen for a match, and the rules that follow for a board of any size. */
import * as v from 'valibot';
import type { Json } from '#shared/json.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { parseBoard } from './board.ts';
import type { Board } from './board.ts';
import type { CubeSetId } from './cubes.ts';
import { MIN_LENGTHS, SIDES, YEARS_4, YEARS_5 } from './limits.ts';
import type { BoggleRules } from './rules.ts';
import { CLASSIC_SCORES, LONG_WORD_SCORES } from './scoring.ts';
import { settings } from './settings.ts';

const OPTIONS = v.object({
  target: v.number(),
  difficulty: v.number(),
  /** Seconds, 0 for no limit. */
  roundTime: v.number(),
  end: v.picklist(['target', 'rounds']),
  rounds: v.number(),
  size: v.picklist(SIDES),
  letters: v.picklist(['weights', 'cubes']),
  cubes4: v.picklist(YEARS_4),
  cubes5: v.picklist(YEARS_5),
  leastWords: v.number(),
  noDeadLetters: v.boolean(),
  board: v.string(),
  judge: v.picklist(['trust', 'challenge', 'lexicon']),
  lexicon: v.string(),
  minLength: v.picklist(MIN_LENGTHS),
  scores: v.picklist(['classic', 'long']),
  told: v.picklist(['all', 'board', 'nothing']),
  penalty: v.number(),
  showsLeft: v.boolean(),
  turns: v.picklist(['together', 'inTurn']),
  once: v.boolean(),
});

export type BoggleOptions = v.InferOutput<typeof OPTIONS>;

/** The settings of a match; what is left out stands at its default. @throws Error where they are another game's. */
export function optionsOf(given: Json): BoggleOptions {
  const chosen = typeof given === 'object' && given !== null ? given : {};
  return v.parse(OPTIONS, { ...defaultsOf(settings), ...chosen });
}

/** The board that was given by hand, or null. @throws Error for a text that its setting would not have taken. */
export function givenBoard({ board }: Pick<BoggleOptions, 'board'>): Board | null {
  if (board === '') return null;
  const parsed = parseBoard(board);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.board;
}

/** Cells along a side of a match's first board: a board given by hand decides it. */
export function firstSize(options: BoggleOptions): number {
  return givenBoard(options)?.width ?? Number(options.size);
}

/** The rules for boards of that size; `given` is whether the board given by hand still begins a game. */
export function rulesFor(options: BoggleOptions, size: number, given: boolean): BoggleRules {
  const { judge, told, penalty, showsLeft, turns, once, roundTime } = options;
  return {
    letters:
      options.letters === 'weights' ? { by: 'weights' } : { by: 'cubes', set: cubesFor(options, size) },
    size,
    minLength: options.minLength === 'usual' ? usualLength(size) : Number(options.minLength),
    scores: options.scores === 'classic' ? CLASSIC_SCORES : LONG_WORD_SCORES,
    roundTime: roundTime === 0 ? null : roundTime * 1000,
    judge,
    told,
    penalty,
    end: options.end === 'target' ? { by: 'target' } : { by: 'rounds', rounds: options.rounds },
    quality: { leastWords: options.leastWords, noDeadLetters: options.noDeadLetters },
    showsLeft,
    turns,
    once,
    givenBoard: given ? givenBoard(options) : null,
  };
}

/** Three letters on 4 × 4, four on larger boards. Source: the rules of Boggle and of Big Boggle. */
function usualLength(size: number): number {
  return size <= 4 ? 3 : 4;
}

function cubesFor({ cubes4, cubes5 }: BoggleOptions, size: number): CubeSetId {
  if (size === 4) return CUBES_4[cubes4];
  return size === 5 ? CUBES_5[cubes5] : 'super-big-6x6-2012';
}

const CUBES_4 = {
  '1976': 'classic-4x4-1976',
  '1987': 'new-4x4-1987',
} as const satisfies Record<string, CubeSetId>;

const CUBES_5 = {
  '1979': 'big-5x5-1979',
  '1993': 'master-5x5-1993',
  '1997': 'deluxe-master-5x5-1993-1997',
  '2012': 'big-5x5-2012',
} as const satisfies Record<string, CubeSetId>;

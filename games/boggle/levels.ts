/**
 * The computer's levels, 1 to 10. A level is how rare a word it knows, how readily it sees a short one, and how much
 * less readily one of a letter more; what it sees it writes at a human pace, spread over the round.
 *
 * The figures are our own, set by playing each level against the one below (`npm run bench -- "Boggle level"`).
 */
import { lexiconFor } from '#shared/dictionary/chosenLexicon.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Bot, Decision } from '#shared/plugin/contract.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import { canonicalJson } from '#shared/json.ts';
import { mixSeed, randomFrom } from '#shared/random/random.ts';
import type { Random } from '#shared/random/random.ts';
import type { Board } from './board.ts';
import { conduct } from './bots.ts';
import type { BoggleData, PossibleWord } from './data.ts';
import { COMPUTER_LEVELS } from './limits.ts';
import type { BoggleMove } from './moves.ts';
import { possibleOn } from './possible.ts';
import { SHEET_LIMIT } from './rules.ts';
import { wordsIn } from './sheet.ts';

interface Skill {
  /** The rarest words it knows, as a SCOWL size. */
  readonly knows: number;
  /** The chance to see a word of `EASY_LENGTH` letters in `USUAL_MS`. */
  readonly sees: number;
  /** What that chance is multiplied by for each letter more. */
  readonly fall: number;
}

/** By level, from 1 on. */
const SKILLS: readonly Skill[] = [
  { knows: 10, sees: 0.25, fall: 0.5 },
  { knows: 20, sees: 0.3, fall: 0.55 },
  { knows: 35, sees: 0.32, fall: 0.6 },
  { knows: 35, sees: 0.4, fall: 0.65 },
  { knows: 40, sees: 0.46, fall: 0.7 },
  { knows: 50, sees: 0.52, fall: 0.74 },
  { knows: 55, sees: 0.58, fall: 0.78 },
  { knows: 60, sees: 0.66, fall: 0.82 },
  { knows: 70, sees: 0.75, fall: 0.86 },
  { knows: 80, sees: 0.85, fall: 0.9 },
];

/** How rare a word is taken to be that nobody has graded: of a list of somebody's own. */
const UNGRADED = 40;
const EASY_LENGTH = 4;
/** Match time in ms of the round that the chances are told for, and of a round without a clock. */
const USUAL_MS = 180_000;
/** More time shows more words, up to this many times the usual. */
const MOST_TIMES = 4;
/** The least match time in ms from one word to the next, on average: what a quick typist needs to see and write it. */
const PACE_MS = 2200;
/** The part of a round in which its words come. */
const WRITING_PART = 0.94;

/** A word and the match time in ms that passes before it is written. */
export interface PlannedWord {
  readonly word: string;
  readonly gap: number;
}

/** Boards whose plans a level has at hand: two of it may sit at several tables at once. */
const REMEMBERED = 16;

/** The bot that plays a level, 1 … 10. */
export function levelBot(level: number): Bot<BoggleData, BoggleMove> {
  // A plan follows from the board, the round and the seat alone. It is asked for with every word, and costs a solution.
  const plans = new Map<string, readonly PlannedWord[]>();

  function planFor(
    { round, rules, lexiconChoice }: BoggleData,
    board: Board,
    seat: SeatIndex,
    resources: Resources,
  ) {
    const { minLength, roundTime } = rules;
    const key = canonicalJson([board, round, seat, minLength, roundTime, lexiconChoice]);
    const known = plans.get(key);
    if (known !== undefined) return known;
    const own = randomFrom(mixSeed(round, seat, level, ...codesOf(board)));
    const possible = possibleOn(board, rules, lexiconFor(lexiconChoice, resources));
    const plan = planOf(level, possible, roundTime, own);
    if (plans.size >= REMEMBERED) plans.clear();
    plans.set(key, plan);
    return plan;
  }

  return {
    decide({ data, viewer, final }, chance, _budget, resources) {
      if (viewer === 'spectator' || final) return null;
      if (!data.can.write || data.board === null) return conduct(data, chance);
      return write(data, viewer, planFor(data, data.board, viewer, resources));
    },
  };
}

/** All of them, by name: `level1` … `level10`. */
export const levelBots: Readonly<Record<string, Bot<BoggleData, BoggleMove>>> = Object.fromEntries(
  COMPUTER_LEVELS.map((level) => [`level${level}`, levelBot(level)]),
);

/** The next word of its plan that is not on its sheet yet; once all are, it has ended the round for itself. */
function write(
  { sheets, can }: BoggleData,
  seat: SeatIndex,
  plan: readonly PlannedWord[],
): Decision<BoggleMove> | null {
  const text = sheets[seat] ?? '';
  const written = new Set(wordsIn(text));
  const next = plan.find(({ word }) => !written.has(word));
  if (next === undefined || text.length + next.word.length >= SHEET_LIMIT) {
    return can.endRound ? { move: { type: 'endRound' }, after: PACE_MS } : null;
  }
  return { move: { type: 'edit', pos: text.length, del: 0, ins: `${next.word}\n` }, after: next.gap };
}

/**
 * The words that a level sees in a round of `roundTime` ms (null: without a clock), in the order in which it writes
 * them: on the whole short ones first, at gaps that grow as finds become rarer.
 */
export function planOf(
  level: number,
  possible: readonly PossibleWord[],
  roundTime: number | null,
  random: Random,
): readonly PlannedWord[] {
  const time = roundTime ?? USUAL_MS;
  const times = Math.min(time / USUAL_MS, MOST_TIMES);
  const seen = possible
    .filter((word) => random.chance(1 - (1 - chanceOf(level, word)) ** times))
    .map(({ word }) => ({ word, turn: word.length + 6 * (random.below(1000) / 1000) }))
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, Math.floor((time * WRITING_PART) / PACE_MS));
  const weights = seen.map((_, i) => (0.5 + random.below(1000) / 1000) * (1 + i / seen.length));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // Few finds do not stretch over the whole round: whoever sees little sees it early.
  const busy = Math.min(time * WRITING_PART, seen.length * 4 * PACE_MS);
  return seen.map(({ word }, i) => ({ word, gap: Math.round(((weights[i] ?? 0) / whole) * busy) }));
}

/** The chance of a level to see a word in the usual time. None for what is not shown to people, or worth nothing. */
function chanceOf(level: number, { word, points, level: rarity, rude }: PossibleWord): number {
  const skill = SKILLS[level - 1];
  if (skill === undefined || rude || points === 0 || (rarity ?? UNGRADED) > skill.knows) return 0;
  return Math.min(1, skill.sees * skill.fall ** (word.length - EASY_LENGTH));
}

function codesOf(board: Board): readonly number[] {
  return [...board.faces.join(' ')].map((character) => character.charCodeAt(0));
}

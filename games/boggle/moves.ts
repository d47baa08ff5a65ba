/** Every move of Boggle, as it comes in: closed, and every number within its bounds. */
import * as v from 'valibot';
import { OUT_OF_RANGE, REFUSALS } from './messages.en.ts';
import { DIFFICULTY, SIDE_NUMBERS, TARGET } from './limits.ts';
import { SHEET_LIMIT } from './rules.ts';

function whole(min: number, max: number, sentence: string) {
  return v.pipe(
    v.number(sentence),
    v.safeInteger(sentence),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
}

const place = whole(0, SHEET_LIMIT, OUT_OF_RANGE.position);

// Lower case can be twice as long as what was typed (İ), and a word is named by its lower case.
const word = v.pipe(
  v.string(OUT_OF_RANGE.word),
  v.minLength(1, OUT_OF_RANGE.word),
  v.maxLength(2 * SHEET_LIMIT, OUT_OF_RANGE.word),
  v.toLowerCase(),
);

/** Begins a round; after a game, or before the first, a new game with it. */
const startRound = v.strictObject({ type: v.literal('startRound') });

/** At `pos` of the mover's sheet, takes `del` characters out and puts `ins` in (UTF-16 units). */
const edit = v.strictObject({
  type: v.literal('edit'),
  pos: place,
  del: place,
  ins: v.pipe(v.string(), v.maxLength(SHEET_LIMIT, REFUSALS['sheet/full'])),
});

/** The mover has nothing more to write in this round. */
const endRound = v.strictObject({ type: v.literal('endRound') });

/** Takes one of the mover's own words out of the mover's set, during review. */
const reject = v.strictObject({ type: v.literal('reject'), word });

/** Puts a rejected word back. */
const takeBack = v.strictObject({ type: v.literal('takeBack'), word });

/** The mover, whose turn it is to write, has taken the device over. */
const ready = v.strictObject({ type: v.literal('ready') });

/** Has another's word looked up, during review: where it is no word it falls for all, else it costs the challenger. */
const challenge = v.strictObject({ type: v.literal('challenge'), word });

/** Boards of that many cells along a side from the next round on. */
const setSize = v.strictObject({
  type: v.literal('setSize'),
  to: v.picklist(SIDE_NUMBERS, OUT_OF_RANGE.size),
});

/** Takes effect at once. */
const setDifficulty = v.strictObject({
  type: v.literal('setDifficulty'),
  to: whole(DIFFICULTY.min, DIFFICULTY.max, OUT_OF_RANGE.difficulty),
});

/** Begins a new game, even in the middle of a round. */
const setTarget = v.strictObject({
  type: v.literal('setTarget'),
  to: whole(TARGET.min, TARGET.max, OUT_OF_RANGE.target),
});

/** Begins a new game, even in the middle of a round; a seed given repeats that game's boards. */
const newGame = v.strictObject({
  type: v.literal('newGame'),
  seed: v.exactOptional(whole(0, 0xffffffff, OUT_OF_RANGE.seed)),
});

/** Ends the match in good order: what the computer knows is kept. */
const quit = v.strictObject({ type: v.literal('quit') });

export const MOVES = v.variant('type', [
  startRound,
  edit,
  endRound,
  reject,
  takeBack,
  ready,
  challenge,
  setSize,
  setDifficulty,
  setTarget,
  newGame,
  quit,
]);

export type BoggleMove = v.InferOutput<typeof MOVES>;
export type BoggleEdit = v.InferOutput<typeof edit>;

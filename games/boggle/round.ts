/** A round while it is written: its board, its turns, its sheets, and when it is over. */
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import { openRandom } from '#shared/random/random.ts';
import type { Random } from '#shared/random/random.ts';
import type { Board } from './board.ts';
import { clearedRound, nextRules, roundOf } from './context.ts';
import type { BoggleContext, Change } from './context.ts';
import { withRound } from './feats.ts';
import { findKnown, lookUp } from './finds.ts';
import type { AtParams, ByParams, PeopleParams } from './machineTypes.ts';
import type { BoggleEdit } from './moves.ts';
import { hasPossible, possibleIn, possibleOn, possibleText } from './possible.ts';
import { dealGood } from './quality.ts';
import { dealBoard } from './rules.ts';
import type { BoggleRules } from './rules.ts';
import { editText, finishedWords, wordsIn } from './sheet.ts';
import { solverFor } from './solver.ts';
import { awaitedFrom, awaitedStill, turnAfter } from './waiting.ts';

/** Deals that are tried before the best of them is taken. */
const TRIES = 200;

/** A new round: the latest one's points are banked, a board is dealt, sheets and lists are empty; who sits there now is waited for. */
export function openRound(context: BoggleContext, lexicon: Lexicon, people: readonly SeatIndex[]): Change {
  const rules = nextRules(context);
  const awaited = awaitedFrom(context.writes, people);
  const game = openRandom(context.random.game);
  const given = context.round === 0 ? rules.givenBoard : null;
  const board = given ?? dealFor(rules, game, lexicon);
  return {
    ...clearedRound(context.writes),
    ...(context.scored && {
      ledger: [...context.ledger, context.roundScores],
      feats: withRound(context.feats, roundOf(context)),
    }),
    rules,
    awaited,
    round: context.round + 1,
    board,
    possible: possibleText(possibleOn(board, rules, lexicon), rules.scores),
    turn: rules.turns === 'inTurn' ? turnAfter({ awaited }, -1) : null,
    random: { ...context.random, game: game.state() },
  };
}

/** A board by the rules, as good as they ask; where no deal is, the best of them. */
function dealFor(rules: BoggleRules, random: Random, lexicon: Lexicon): Board {
  return dealGood(() => dealBoard(rules, random), rules.quality, solverFor(lexicon), rules, TRIES);
}

/** Whether a round has begun and is not yet counted. */
export function isRunning({ round, scored }: Pick<BoggleContext, 'round' | 'scored'>): boolean {
  return round > 0 && !scored;
}

/** Changes the text on a seat's sheet. */
export function editSheet(context: BoggleContext, seat: SeatIndex, change: BoggleEdit): Change {
  return {
    sheets: context.sheets.with(seat, editText(context.sheets[seat] ?? '', change)),
    done: context.done.with(seat, false),
  };
}

/** A seat has nothing more to write, until it writes on. Who is gone by then is waited for no more. */
export function markDone(
  context: BoggleContext,
  { by, at, people }: AtParams & ByParams & PeopleParams,
): Change {
  const awaited = awaitedStill(context, people);
  if (context.done[by] === true) return { awaited };
  return { awaited, done: context.done.with(by, true), wrote: context.wrote.with(by, at - context.since) };
}

/** The clock has run out or all have ended: who was writing had all the time until now. */
export function endWriting({ wrote, writes, done, turn, since }: BoggleContext, at: number): Change {
  return {
    wrote: wrote.map((before, seat) => {
      const writing = writes[seat] === true && done[seat] !== true && (turn === null || turn === seat);
      return writing ? at - since : before;
    }),
  };
}

/** The turn goes to the next seat; whoever had it writes no more. */
export function nextTurn(context: BoggleContext): Change {
  const { turn, done } = context;
  return turn === null ? {} : { turn: turnAfter(context, turn), done: done.with(turn, true) };
}

/** Whether nobody whom the round (or the turn) waits for has anything more to write. */
export function allDone(context: BoggleContext): boolean {
  const { awaited, turn } = context;
  const waited = [...awaited.keys()].filter((seat) =>
    turn === null ? awaited[seat] === true : seat === turn,
  );
  return waited.length > 0 && waited.every((seat) => context.done[seat] === true || hasAll(context, seat));
}

/** Where the lexicon judges, a seat that has found every word there is has nothing more to write. */
function hasAll({ rules, possible: text, sheets }: BoggleContext, seat: SeatIndex): boolean {
  const possible = possibleIn(text);
  if (rules.judge !== 'lexicon' || possible.length === 0) return false;
  const written = finishedWords(sheets[seat] ?? '');
  return (
    written.length >= possible.length &&
    written.filter((word) => hasPossible(possible, word)).length === possible.length
  );
}

/** Looks up what was written, and finds what the learner knows. */
export function lookUpRound(context: BoggleContext): Change {
  const { board, rules, vocabulary } = context;
  if (board === null) return {};
  const finds = context.writes.map((writes, seat) =>
    writes
      ? lookUp(board, wordsIn(context.sheets[seat] ?? ''))
      : findKnown(rules, board, vocabulary, possibleIn(context.possible)),
  );
  return { scored: true, turn: null, finds };
}

/**
 * The chapters of a match: its rounds (states tagged `round`), numbered within its games, and the games (each ends in a
 * state tagged `over`). Made from the steps alone, so that they hold for any match that is looked at.
 *
 * A game also begins anew where a move brings the chart back to the state it started in, with nobody having scored, and
 * that move is known there as well: that is how a game is given up for the next one. What ends a round (the clock, a move
 * that only the round knows) may lead there too, and the game goes on. Known limit: two rounds with no other state between them count as one.
 */
import type { AnyMachineSnapshot } from 'xstate';
import type { Game } from '#shared/plugin/contract.ts';
import { backTo } from './games.ts';
import type { FoldState } from './state.ts';
import type { Step } from './steps.ts';

export interface Chapter {
  /** Its number: of a round within its game, of a game within the match; both count from 1. */
  readonly number: number;
  /** The number of the game it belongs to, or is. */
  readonly game: number;
  /** The step that began it, and the last that belongs to it: the one that ended it, or the newest. */
  readonly from: number;
  readonly to: number;
  /** Match time in ms at which those steps were. */
  readonly start: number;
  readonly end: number;
  /** It has ended; the newest one may go on. */
  readonly done: boolean;
}

export interface Chapters {
  readonly rounds: readonly Chapter[];
  readonly games: readonly Chapter[];
}

/** Where in the match a step stands: the game, the last round that began in it, and whether either goes on. */
interface Count {
  readonly game: number;
  readonly round: number;
  readonly inRound: boolean;
  readonly inGame: boolean;
}

/** Rounds and games in the order they began. Going back to an earlier one goes on under its old number. */
export function chaptersOf(game: Pick<Game, 'view'>, steps: readonly Step[]): Chapters {
  const [first] = steps;
  if (first === undefined) return { rounds: [], games: [] };
  const beginning = beginningOf(game, first.state);
  /** By the number of the entry, for whoever goes back to it. */
  const after: Count[] = [];
  const [rounds, games] = [gather(), gather()];
  let count: Count = { game: 1, round: 0, inRound: false, inGame: true };
  let before = first.state;
  for (const step of steps) {
    count = countAfter(step);
    rounds.add(step, count.game, count.inRound ? count.round : null);
    games.add(step, count.game, count.inGame ? count.game : null);
    if (step.kind !== 'delay') after[step.state.n] = count;
    before = step.state;
  }
  return { rounds: rounds.all(), games: games.all() };

  function countAfter(step: Step): Count {
    const to = step.kind === 'entry' ? backTo(step.entry, before, step.state) : null;
    const then = to === null ? undefined : after[to];
    if (then !== undefined) return then;
    const { snapshot } = step.state;
    if (snapshot === before.snapshot && step !== first) return count;
    const inRound = snapshot.hasTag('round');
    const inGame = snapshot.status === 'active' && !snapshot.hasTag('over');
    if (inGame && (!count.inGame || isAnew(step))) {
      return { game: count.game + 1, round: inRound ? 1 : 0, inRound, inGame };
    }
    return { ...count, round: inRound && !count.inRound ? count.round + 1 : count.round, inRound, inGame };
  }

  function isAnew(step: Step): boolean {
    const now = step.state;
    if (beginning === null || now === first?.state || statesOf(now) === statesOf(before)) return false;
    return isGivingUp(step, first?.state ?? now) && beginningOf(game, now) === beginning;
  }
}

/** Gathers steps into chapters as long as their number stays the same. */
function gather(): {
  add(step: Step, game: number, number: number | null): void;
  all(): readonly Chapter[];
} {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  return {
    add(step, game, number) {
      const here = { to: step.index, end: step.at };
      if (open !== null) {
        const done = number !== open.number || game !== open.game;
        chapters[chapters.length - 1] = { ...open, ...here, done };
        open = done ? null : { ...open, ...here };
      }
      if (open !== null || number === null) return;
      open = { number, game, from: step.index, start: step.at, done: false, ...here };
      chapters.push(open);
    },
    all: () => chapters,
  };
}

/** Whether a step is a move that the beginning knows as well, whether or not it is open there just then. */
function isGivingUp(step: Step, beginning: FoldState): boolean {
  if (step.kind !== 'entry' || !('move' in step.entry)) return false;
  const { type } = step.entry.move;
  const { snapshot }: { readonly snapshot: AnyMachineSnapshot } = beginning;
  return snapshot._nodes.some(({ ownEvents }) => ownEvents.includes(type));
}

function statesOf({ snapshot }: FoldState): string {
  return JSON.stringify(snapshot.value);
}

/**
 * What a beginning is known by: the states the chart is in, and the score. Null where the game throws on showing it: the
 * match has its chapters all the same, and whoever draws that moment says what is wrong.
 */
function beginningOf(game: Pick<Game, 'view'>, state: FoldState): string | null {
  try {
    return JSON.stringify([statesOf(state), game.view(state, 'spectator').standing]);
  } catch {
    return null;
  }
}

/** Moves that a match of the kit plays at random: any that is legal, the rare ones before the others. */
import { applyMove } from '#shared/match/fold.ts';
import type { AnyMove, MoveEntry, SeatIndex } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import { propose, type Trial } from './trialSteps.ts';

/** How often a curious match tries a type of move in one state of the chart. */
const CURIOUS_TRIES = 3;

interface Choice {
  readonly by: SeatIndex;
  readonly move: AnyMove;
  /** How often its type was tried in this state of the chart. */
  readonly tries: number;
}

/** Legal moves of all seats. */
function choicesIn({ workbench, state, tried }: Trial): readonly Choice[] {
  return [...state.table.seats.keys()].flatMap((by) =>
    workbench.game
      .legal(workbench.game.view(state, by))
      .map(({ move }) => ({ by, move, tries: tried.get(keyOf(state, move)) ?? 0 })),
  );
}

function keyOf({ snapshot }: FoldState, move: AnyMove): string {
  return `${JSON.stringify(snapshot.value)} ${move.type}`;
}

/** A legal move of any seat; false when there is none. */
export function playAnything(trial: Trial): boolean {
  const open = choicesIn(trial);
  if (open.length === 0) return false;
  // Half the time what has been tried least, so that rare moves get their turn.
  const least = Math.min(...open.map(({ tries }) => tries));
  const rare = trial.random.chance(0.5) ? open.filter(({ tries }) => tries === least) : open;
  return play(trial, trial.random.pick(rare));
}

/** Of the moves hardly tried in this state of the chart one that was tried least; false when there is none. */
export function playUntried(trial: Trial): boolean {
  const open = choicesIn(trial).filter(({ tries }) => tries < CURIOUS_TRIES);
  const least = Math.min(...open.map(({ tries }) => tries));
  const rare = open.filter(({ tries }) => tries === least);
  return rare.length > 0 && play(trial, trial.random.pick(rare));
}

function endsMatch({ workbench, state }: Trial, entry: MoveEntry): boolean {
  return applyMove(workbench.machine, state, entry).snapshot.status !== 'active';
}

function play(trial: Trial, { by, move, tries }: Choice): boolean {
  const at = trial.state.at + trial.random.below(500);
  if (trial.games === 0 && endsMatch(trial, { n: trial.state.n + 1, at, by, move })) {
    // Seldom, or hardly a match would come to its game's end.
    if (!trial.random.chance(0.1)) return false;
  }
  trial.tried.set(keyOf(trial.state, move), tries + 1);
  return propose(trial, { by, move }, at);
}

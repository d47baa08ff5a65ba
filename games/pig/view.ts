/** What each viewer of Pig sees: the same for all but what they may do. Only the chance that is to come is hidden. */
import type { Seat } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import { oncePerObject } from '#shared/memo.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { leads, policyNamed, variantOf } from './context.ts';
import type { PigContext } from './context.ts';
import type { Decision, Phase, PigData, PigPlayer, Tally } from './data.ts';
import { decisionOf } from './decisions.ts';
import type { DecisionLine } from './decisions.ts';
import type { Machine } from './machine.ts';
import type { PolicyId } from './policyNames.ts';
import { promptOf } from './prompt.ts';
import { onlyPerson } from './tallies.ts';

export type PigState = FoldState<Machine>;
export type PigView = View<PigData>;

/** All that a viewer is told. */
export function view({ snapshot, table, effects }: PigState, viewer: Viewer): PigView {
  const { context } = snapshot;
  const phase = phaseOf(snapshot);
  const host = viewer !== 'spectator' && leads(context, table.host === viewer);
  const data = toldTo(context, table.seats, phase, viewer, host);
  return {
    viewer,
    data,
    prompt: promptOf(data, viewer, table.seats),
    seats: table.seats,
    standing: context.scores.map((score, seat) => ({ seat, score, won: score >= context.goal })),
    clocks: [],
    effects,
    turn: phase === 'over' || phase === 'left' ? null : context.turn,
    over: snapshot.hasTag('over'),
    final: snapshot.status === 'done',
  };
}

function toldTo(
  context: PigContext,
  seats: readonly Seat[],
  phase: Phase,
  viewer: Viewer,
  host: boolean,
): PigData {
  const { variant, goal, game, starter, turn, waited, turnTotal, throws, last, n, pace } = context;
  const watching = viewer === 'spectator';
  const decides = phase === 'deciding' && viewer === turn;
  const ended = phase === 'over' || phase === 'left';
  return {
    phase,
    variant,
    goal,
    game,
    starter,
    turn,
    waited,
    turnTotal,
    throws,
    last,
    n,
    players: playersIn(context, seats),
    self: watching ? (onlyPerson(context) ?? 0) : viewer,
    watching,
    can: {
      roll: decides,
      hold: decides && !variantOf(context).once,
      newGame: host && phase === 'over',
      policy: host && phase !== 'left' && context.nextPolicies.some((policy) => policy !== null),
      quit: host && phase !== 'left',
    },
    tallies: talliesIn(context),
    decisions: ended ? told(context.decisions) : null,
    pace,
  };
}

function phaseOf(snapshot: PigState['snapshot']): Phase {
  if (snapshot.matches('over')) return 'over';
  if (snapshot.matches('left')) return 'left';
  if (snapshot.matches({ playing: 'pig' })) return 'pig';
  return snapshot.matches({ playing: 'waiting' }) ? 'waiting' : 'deciding';
}

function playersIn(context: PigContext, seats: readonly Seat[]): readonly PigPlayer[] {
  const { scores, holds, wins, policies, nextPolicies, lastTurns } = context;
  return scores.map((score, seat) => ({
    seat,
    score,
    holds: holds[seat] ?? 0,
    wins: wins[seat] ?? 0,
    policy: policies[seat] ?? policyOf(seats[seat]),
    nextPolicy: nextPolicies[seat] ?? null,
    lastTurn: lastTurns[seat] ?? null,
  }));
}

/** Of a computer that stands in for a person: nobody has chosen how it plays, its name says so. */
function policyOf(sitter: Seat | undefined): PolicyId | null {
  return sitter?.by === 'bot' ? policyNamed(sitter.bot) : null;
}

function talliesIn(context: PigContext): readonly Tally[] | null {
  if (onlyPerson(context) === null) return null;
  return context.tallies
    .filter(({ variant }) => variant === context.variant)
    .map(({ opponent, won, lost }) => ({ opponent, won, lost }));
}

/** Made once, however many look. */
const told = oncePerObject((decisions: readonly DecisionLine[]): readonly Decision[] =>
  decisions.map(decisionOf),
);

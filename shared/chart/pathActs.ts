/** What can be done next in a match, and what it comes to: the edges of the search for ways to a state. */
import * as v from 'valibot';
import { getInitialMicrosteps, getMicrosteps, type AnyStateMachine } from 'xstate';
import { canonicalJson } from '#shared/json.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import { applyMove, eventOf, fire, start } from '#shared/match/fold.ts';
import { answer } from '#shared/match/planner.ts';
import { PluginError } from '#shared/match/pluginError.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { ChartEvent, FoldState } from '#shared/match/state.ts';
import { leavesOf } from '#shared/match/steps.ts';
import type { Game } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { mixSeed, type Random } from '#shared/random/random.ts';

/** Where an act comes from: bots play as people do, legal moves get everywhere, wild ones where nobody thinks of. */
export type Source = 'delay' | 'bot' | 'legal' | 'wild';

export type Act =
  { readonly kind: 'delay' } | { readonly kind: 'move'; readonly by: SeatIndex; readonly move: AnyMove };

interface SourcedAct {
  readonly source: Source;
  readonly act: Act;
}

/** A match at its start, and what is tried in it. */
export interface Beginning {
  readonly game: Game;
  readonly machine: AnyStateMachine;
  readonly input: MatchInput<Settings>;
  /** The moves of check.ts that are moves at all. */
  readonly wild: readonly AnyMove[];
}

/** What an act came to: the match after it, and the states that it entered or passed through. */
export interface Moment {
  readonly state: FoldState;
  readonly visited: ReadonlySet<string>;
}

/** Decisions that each bot is asked for, each with a seed of its own. */
const DECISIONS = 2;
/** What is done in a long play, of ten times: mostly what bots do. */
const SOURCES: readonly Source[] = [
  'bot',
  'bot',
  'bot',
  'bot',
  'bot',
  'delay',
  'delay',
  'legal',
  'legal',
  'wild',
];
/** Work units a bot has: its moves need not be good. */
const BUDGET = 20;

/** The strange moves of check.ts that the schema lets in. */
export function movesAmong(game: Pick<Game, 'moves'>, wild: readonly unknown[]): readonly AnyMove[] {
  return wild.flatMap((given) => {
    const move = v.safeParse(game.moves, given);
    return move.success && !move.output.type.startsWith('xstate.') ? [move.output] : [];
  });
}

/** The match at match time 0. */
export function begin({ machine, input }: Beginning): Moment {
  const state = start(machine, input);
  const passed = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
  return { state, visited: activeIn([...passed, state.snapshot]) };
}

/** All that is tried from a moment on; each act once. What is due by now comes before anything else. */
export function actsIn(beginning: Beginning, state: FoldState): readonly SourcedAct[] {
  const { game, input, wild } = beginning;
  if (state.snapshot.status !== 'active') return [];
  const delay = state.pending[0];
  const waited: readonly SourcedAct[] = delay ? [{ source: 'delay', act: { kind: 'delay' } }] : [];
  if (delay !== undefined && delay.due <= state.at) return waited;
  const known = new Set<string>();
  const moves = state.table.seats.flatMap((sitter, by) => {
    const view = game.view(state, by);
    const bot = sitter.by === 'bot' ? sitter.bot : 'random';
    const decided = Array.from({ length: DECISIONS }, (_, k) => {
      const seed = mixSeed(input.seed, by, state.n, k);
      return answer(game, { bot, view, seed }, BUDGET)?.move ?? [];
    }).flat();
    return [
      ...decided.map((move) => ({ source: 'bot' as const, by, move })),
      ...game.legal(view).map(({ move }) => ({ source: 'legal' as const, by, move })),
      ...wild.map((move) => ({ source: 'wild' as const, by, move })),
    ];
  });
  const done = moves.flatMap(({ source, by, move }): readonly SourcedAct[] => {
    const key = canonicalJson([by, move]);
    if (known.has(key)) return [];
    known.add(key);
    return [{ source, act: { kind: 'move', by, move } }];
  });
  // Of two ways as short, one that people go takes less time than one they wait for.
  return [...done, ...waited];
}

/** What an act comes to at match time `at` (ms; not before the state's own); null where it cannot be done. */
export function perform(
  { machine }: Beginning,
  state: FoldState,
  act: Act,
  at: number = state.at,
): Moment | null {
  if (state.snapshot.status !== 'active') return null;
  const delay = state.pending[0];
  try {
    if (act.kind === 'delay') {
      if (delay === undefined) return null;
      const after = fire(machine, state, delay);
      return { state: after, visited: visitedBy(machine, state, { ...delay.event, at: after.at }, after) };
    }
    if (delay !== undefined && delay.due <= at) return null;
    const entry = { n: state.n + 1, at, by: act.by, move: act.move };
    const event = eventOf(entry, state.table);
    if (!state.snapshot.can(event)) return null;
    const after = applyMove(machine, state, entry);
    return { state: after, visited: visitedBy(machine, state, event, after) };
  } catch (error) {
    // A chart that fails on it leads nowhere from here; to find such mistakes is the conformance kit's part.
    if (error instanceof PluginError) return null;
    throw error;
  }
}

function visitedBy(
  machine: AnyStateMachine,
  { snapshot }: FoldState,
  event: ChartEvent,
  after: FoldState,
): ReadonlySet<string> {
  const passed = getMicrosteps(machine, snapshot, event).map(([micro]) => micro);
  return activeIn([...passed, after.snapshot]);
}

/** The states a chart is in, as paths, those around them included; the root is not among them. */
export function activeIn(snapshots: readonly FoldState['snapshot'][]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { value } of snapshots) {
    for (const leaf of leavesOf(value)) {
      const keys = leaf.split('.');
      for (const i of keys.keys()) paths.add(keys.slice(0, i + 1).join('.'));
    }
  }
  return paths;
}

/** One of the acts to go on with in a long play; null where there is none. */
export function anyOf(acts: readonly SourcedAct[], random: Random): Act | null {
  if (acts.length === 0) return null;
  const source = random.pick(SOURCES);
  const some = acts.filter((act) => act.source === source);
  return random.pick(some.length > 0 ? some : acts).act;
}

/** Moves, legal and wild: `legal`, `refuse`, the schema and the chart say the same, and no move does harm. */
import * as v from 'valibot';
import type { Json } from '#shared/json.ts';
import { judge } from '#shared/match/door.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import { eventOf } from '#shared/match/fold.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Timeline } from '#shared/match/timeline.ts';
import type { Random } from '#shared/random/random.ts';
import { isText, reasonOf, textOf, viewersOf, type Workbench } from './workbench.ts';
import { isObject } from './jsonFault.ts';

/** Never moves, whatever the game. */
const NO_MOVES: readonly unknown[] = [
  null,
  7,
  'move',
  [],
  {},
  { type: 3 },
  { type: '' },
  { type: '*' },
  { type: 'quoin.unheard-of' },
  { type: 'xstate.init' },
  { type: 'xstate.stop' },
  { type: 'xstate.done.state.x', output: {} },
  { type: 'xstate.error.actor.x', error: 'x' },
];
const STRANGE: readonly Json[] = [null, true, -1, 0, 0.5, 1e9, '', 'x'.repeat(1000), 'é', [], [[]], {}];
/** Moves of each kind tried on a state. */
const LEGAL_TRIED = 12;
const WILD_TRIED = 4;

/** Whether the chart takes the move; when a match has ended, it takes none. */
export function takes(state: FoldState, by: SeatIndex, move: AnyMove): boolean {
  return (
    state.snapshot.status === 'active' && state.snapshot.can(eventOf({ at: state.at, by, move }, state.table))
  );
}

/**
 * Tries legal and wild moves on `state`, which follows the timeline's last entry; none is played. `pool` gathers
 * moves to try elsewhere.
 */
export function checkMoves(
  workbench: Workbench,
  timeline: Timeline,
  state: FoldState,
  where: string,
  random: Random,
  pool: AnyMove[],
): void {
  const before = textOf(workbench.machine, state);
  checkLegal(workbench, state, where, random, pool);
  const wild = [
    ...random.sample(pool, WILD_TRIED),
    ...random.sample(pool, WILD_TRIED).map((move) => distort(move, random)),
    ...random.sample(workbench.check.wild.map(boxed), WILD_TRIED).map(({ move }) => move),
    ...random.sample(NO_MOVES.map(boxed), 2).map(({ move }) => move),
  ];
  for (const move of wild)
    checkWild(workbench, timeline, state, random.below(state.table.seats.length), move, where);
  if (!isText(workbench.machine, state, before)) {
    workbench.report.add(
      'fold/mutated',
      where,
      'The state changed although it was only looked at and moves refused.',
    );
  }
}

/** Once a game: what no schema may let in. */
export function checkSchema(workbench: Workbench): void {
  for (const move of NO_MOVES) {
    if (v.safeParse(workbench.game.moves, move).success) {
      workbench.report.add('move/schema', 'moves.ts', `The schema takes ${JSON.stringify(move)} for a move.`);
    }
  }
}

function checkLegal(
  workbench: Workbench,
  state: FoldState,
  where: string,
  random: Random,
  pool: AnyMove[],
): void {
  const { game, report } = workbench;
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    const legal = game.legal(view);
    if (viewer === 'spectator' || state.snapshot.status !== 'active') {
      if (legal.length > 0) {
        report.add(
          'move/legal-closed',
          where,
          `legal offers ${legal.length} moves to ${viewer === 'spectator' ? 'a spectator' : 'a seat after the end'}.`,
        );
      }
      continue;
    }
    for (const { move } of random.sample(legal, LEGAL_TRIED)) {
      remember(pool, move, random);
      const text = JSON.stringify(move);
      if (!v.safeParse(game.moves, move).success) {
        report.add('move/legal', where, `legal offers ${text}, which the schema refuses.`);
      } else if (!takes(state, viewer, move)) {
        report.add(
          'move/legal',
          where,
          `legal offers ${text} to seat ${viewer}, and the chart does not take it.`,
        );
      }
    }
  }
}

function checkWild(
  workbench: Workbench,
  timeline: Timeline,
  state: FoldState,
  by: SeatIndex,
  given: unknown,
  where: string,
): void {
  const { game, report } = workbench;
  const text = JSON.stringify(given);
  try {
    const verdict = judge(game, timeline, { by, move: given }, state.at);
    const parsed = v.safeParse(game.moves, given);
    if (!parsed.success) return;
    const move = parsed.output;
    const code = game.refuse(game.view(state, by), by, move);
    const taken = takes(state, by, move);
    if (taken !== (code === null)) {
      report.add(
        'move/refuse',
        where,
        `Of ${text} from seat ${by}, refuse says ${code ?? 'null'} and the chart ${taken ? 'takes it' : 'does not take it'}.`,
      );
    }
    if (code !== null && !Object.hasOwn(game.messages, code)) {
      report.add('move/message', where, `The refusal “${code}” of ${text} has no sentence in the messages.`);
    }
    if (verdict.ok !== taken && !move.type.startsWith('xstate.')) {
      report.add('move/refuse', where, `The door and the chart disagree on ${text} from seat ${by}.`);
    }
  } catch (error) {
    report.add('move/threw', where, `On ${text} from seat ${by}: ${reasonOf(error)}`);
  }
}

/** Keeps a bounded choice of the moves met so far. */
function remember(pool: AnyMove[], move: AnyMove, random: Random): void {
  if (pool.length < 200) pool.push(move);
  else pool[random.below(pool.length)] = move;
}

/** A move with one field changed, dropped or added. */
function distort(move: AnyMove, random: Random): unknown {
  const fields = Object.keys(move);
  const field = random.chance(0.2) ? 'unheardOf' : random.pick(fields);
  if (random.chance(0.2)) return Object.fromEntries(Object.entries(move).filter(([key]) => key !== field));
  const old = isObject(move) ? move[field] : undefined;
  const near =
    typeof old === 'number' ? [old + 1, old - 1] : typeof old === 'string' ? [`${old}x`, old.slice(1)] : [];
  return { ...move, [field]: random.pick([...STRANGE, ...near]) };
}

function boxed(move: unknown): { readonly move: unknown } {
  return { move };
}

/**
 * The door: whatever comes from a table, a bot or a socket is judged here before it becomes an entry.
 * What is refused changes nothing, is not logged, and goes back to its sender as a code with a sentence.
 */
import * as v from 'valibot';
import type { Game } from '#shared/plugin/contract.ts';
import { spell } from '#shared/plugin/words.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { TABLE_MOVE_SCHEMA, type AnyMove, type Entry, type SeatIndex, type TableEntry } from './entry.ts';
import { advance, eventOf } from './fold.ts';
import { TABLE_REFUSALS, type TableRefusalCode } from './refusals.ts';
import { PluginError } from './pluginError.ts';
import type { ChartEvent, FoldState } from './state.ts';
import { latest, waitingFor, type Past } from './timeline.ts';
import { refuseAsk, refuseBack } from './undo.ts';

/** What wants in: a move of the game, or something at the table. */
export type Proposal =
  | { readonly by: SeatIndex; readonly move: unknown }
  | { readonly by: SeatIndex | 'table'; readonly table: unknown };

/** The entry a proposal makes at match time `at`, or why it makes none. */
export function judge(game: Game, timeline: Past, proposal: Proposal, at: number): Result<Entry> {
  const state = advance(timeline.machine, latest(timeline), at);
  const n = timeline.log.length + 1;
  if (state.snapshot.status !== 'active') return refuseTable('match/over');
  if ('table' in proposal) {
    // Judged as the table stands now: delays that fired since the last entry may have drawn chance.
    const now = { ...timeline, states: timeline.states.with(-1, state) };
    return judgeTable(game, now, proposal, { n, at: state.at });
  }
  const { by } = proposal;
  if (state.table.seats[by] === undefined) return refuseTable('seat/unknown');
  const move = v.safeParse(game.moves, proposal.move);
  if (!move.success || move.output.type.startsWith('xstate.')) {
    return no('move/malformed', malformed(move.issues));
  }
  const refusal = refuseMove(game, state, by, move.output);
  return refusal ?? yes({ n, at: state.at, by, move: move.output });
}

/** Why the chart does not take a well-formed move in `state`, or null when it does. */
export function refuseMove(
  game: Game,
  state: FoldState,
  by: SeatIndex,
  move: AnyMove,
): ({ readonly ok: false } & { readonly code: string; readonly message: string }) | null {
  const entry = { n: state.n + 1, at: state.at, by, move };
  if (takes(state, eventOf(entry, state.table))) return null;
  const code = game.refuse(game.view(state, by), by, move);
  if (code === null) return refuseTable('move/not-now');
  return no(code, spell('en', game.messages[code] ?? TABLE_REFUSALS['move/not-now']));
}

/** @throws PluginError when a guard throws. */
function takes(state: FoldState, event: ChartEvent): boolean {
  try {
    return state.snapshot.can(event);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PluginError('plugin/threw', `A guard threw on “${event.type}” at ${state.at} ms: ${why}`, {
      cause: error,
    });
  }
}

function judgeTable(
  game: Game,
  timeline: Past,
  proposal: { readonly by: SeatIndex | 'table'; readonly table: unknown },
  stamp: { readonly n: number; readonly at: number },
): Result<TableEntry> {
  const table = v.safeParse(TABLE_MOVE_SCHEMA, proposal.table);
  if (!table.success) return refuseTable('move/malformed');
  const code = refuseTableMove(game, timeline, proposal.by, table.output);
  return code === null ? yes({ ...stamp, by: proposal.by, table: table.output }) : refuseTable(code);
}

function refuseTableMove(
  game: Game,
  timeline: Past,
  by: SeatIndex | 'table',
  move: TableEntry['table'],
): TableRefusalCode | null {
  const { table } = latest(timeline);
  if (by !== 'table' && table.seats[by] === undefined) return 'seat/unknown';
  switch (move.type) {
    case 'back':
      return by === 'table' ? 'seat/unknown' : refuseBack(timeline, game.undo, by, move.to);
    case 'ask':
      return by === 'table' ? 'seat/unknown' : refuseAsk(timeline, game.undo, move.to);
    case 'agree':
      if (table.asked === null) return 'undo/nothing-asked';
      if (by === 'table' || !waitingFor(table).includes(by)) return 'undo/agreed';
      // Time has passed since it was asked, and chance may have been revealed.
      return refuseAsk(timeline, game.undo, table.asked.to);
    case 'seat':
    case 'host':
      if (table.seats[move.seat] === undefined) return 'seat/unknown';
      return by === 'table' || by === table.host ? null : 'seat/not-yours';
  }
}

function refuseTable(code: TableRefusalCode): ReturnType<typeof no<TableRefusalCode>> {
  return no(code, TABLE_REFUSALS[code]);
}

/** The schema's own sentence where the author gave one, else ours. */
function malformed(issues: readonly v.BaseIssue<unknown>[] | undefined): string {
  const own = issues?.map((issue) => issue.message).find((message) => message.endsWith('.'));
  return own ?? TABLE_REFUSALS['move/malformed'];
}

/** A room and its match together, folded from the one log: what a process knows of a table. Pure. */
import { growingList, type GrowingList } from '#shared/growingList.ts';
import type { Entry } from '#shared/match/entry.ts';
import { recordOf } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import { advance } from '#shared/match/fold.ts';
import { latest, nextState, openTimeline, type Past } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { RoomEntry } from '#src/room/acts.ts';
import { matchInputOf, matchStepsOf, numbered } from '#src/room/matchLog.ts';
import { nextRoom, type Room } from '#src/room/room.ts';

/** The timeline of a match, in lists that an evening long is no dearer to go on with than one begun just now. */
export interface HostedMatch extends Past {
  readonly log: GrowingList<Entry>;
  /** The last one alone where the game knows no going back. */
  readonly states: GrowingList<FoldState>;
}

export interface RoomState {
  readonly room: Room;
  /** Null before the match. */
  readonly timeline: HostedMatch | null;
}

/** The state with one entry more. @throws PluginError on a mistake in the game's chart. */
export function withEntry({ room, timeline }: RoomState, entry: RoomEntry, game: Game): RoomState {
  const after = nextRoom(room, entry);
  const begun = timeline ?? beginning(after, game);
  if (begun === null) return { room: after, timeline: null };
  const steps = matchStepsOf(room, entry);
  // A match that has come to its end takes nothing more: who leaves then leaves the room alone.
  const [first] = steps;
  if (first === undefined || isFinal(advance(begun.machine, latest(begun), first.at))) {
    return { room: after, timeline: begun };
  }
  const played = numbered(steps, begun.log.length).reduce<HostedMatch>(
    (match, each) => withMatchEntry(match, each, game),
    begun,
  );
  return { room: after, timeline: played };
}

/**
 * Where nobody ever goes back, nothing but the last state is asked for; all of a long evening's would be most of what a
 * table takes of the memory.
 */
function withMatchEntry({ machine, log, states }: HostedMatch, entry: Entry, { undo }: Game): HostedMatch {
  const state = nextState(machine, states, entry);
  return {
    machine,
    log: log.plus(entry),
    states: undo === 'none' ? growingList([state]) : states.plus(state),
  };
}

/** The match with no entry yet; null before it is begun. */
function beginning(room: Room, game: Game): HostedMatch | null {
  const input = matchInputOf(room, game);
  if (input === null) return null;
  const { machine, log, states } = openTimeline(game.machine(), input);
  return { machine, log: growingList(log), states: growingList(states) };
}

/** Match time in ms at a room time: it stands once the table is closed. Null before the match. */
export function matchTime({ room }: RoomState, roomNow: number): number | null {
  if (room.match === null) return null;
  return Math.max(0, Math.min(roomNow, room.ended ?? Infinity) - room.match.began);
}

/** The match as it stands at a room time; null before it. @throws PluginError on a mistake in the game's chart. */
export function matchAt(state: RoomState, roomNow: number): FoldState | null {
  const at = matchTime(state, roomNow);
  const { timeline } = state;
  if (timeline === null || at === null) return null;
  const last = latest(timeline);
  // It is looked at many times in a millisecond, and in most of them nothing has become due.
  return last.at === at ? last : advance(timeline.machine, last, at);
}

/** Whether the match has come to its end by itself. */
export function isFinal(current: FoldState | null): boolean {
  return current !== null && current.snapshot.status !== 'active';
}

/** The match as a record, up to the state `current`. */
export function roomRecord(
  plugin: Pick<Plugin, 'id'>,
  game: Game,
  { room, timeline }: RoomState,
  current: FoldState,
): MatchRecord | null {
  const input = matchInputOf(room, game);
  if (input === null || timeline === null) return null;
  // Nothing comes after its end, however long the table stands there.
  const last = latest(timeline);
  return recordOf(plugin, game, input, timeline.log.toArray(), (isFinal(last) ? last : current).at);
}

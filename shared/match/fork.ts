/**
 * A fork: another match that begins as one did, up to a moment of it. The match it comes from is only read.
 *
 * With the same seed the entries are taken as they stand; with another one each is judged anew, and the first that the
 * door does not take ends what is kept.
 */
import type { Game } from '#shared/plugin/contract.ts';
import { no, yes, type Refusal, type Result } from '#shared/result.ts';
import { judge, type Proposal } from './door.ts';
import type { Entry, SeatIndex } from './entry.ts';
import { advance } from './fold.ts';
import { PluginError } from './pluginError.ts';
import type { MatchRecord } from './record.ts';
import { TABLE_REFUSALS } from './refusals.ts';
import { appendEntry, latest, openTimeline, type Timeline } from './timeline.ts';

/** What is forked: a record, its timeline, and under which id it is kept here (null: nowhere). */
export interface Parent {
  readonly id: string | null;
  readonly record: MatchRecord;
  readonly timeline: Timeline;
}

export interface ForkPoint {
  /** Entries to keep: all up to this number. */
  readonly n: number;
  /** Match time in ms that the fork begins at: not before entry n, and before the next one or with it. */
  readonly at: number;
  /** Another seed, 0 … 2³²−1; the parent's own without. */
  readonly seed?: number;
  /** Played in the fork at once; if it is refused there is no fork. */
  readonly move?: { readonly by: SeatIndex; readonly move: unknown };
}

export interface Forked {
  readonly record: MatchRecord;
  /** Entries of the parent that it has. */
  readonly kept: number;
  /** Why the one after those does not fit another seed; null where all do. */
  readonly misfit: Refusal | null;
}

/** Forks a match; refused as the door refuses the move, or where another seed does not even begin. */
export function forkRecord(game: Game, parent: Parent, point: ForkPoint): Result<Forked> {
  const { origin: _origin, crash: _crash, ...began } = parent.record;
  const seed = point.seed ?? began.seed;
  try {
    const prefix =
      seed === began.seed
        ? { timeline: upTo(parent.timeline, point.n), misfit: null }
        : anew(game, { ...began, seed }, parent.timeline, point.n);
    const { timeline, misfit } = prefix;
    const kept = timeline.log.length;
    // What does not fit has not happened there, and neither has the time up to it.
    const at = misfit === null ? point.at : latest(timeline).at;
    const moved = withMove(game, timeline, point.move, at);
    if (!moved.ok) return moved;
    const record = { ...began, seed, log: moved.value.log, until: at };
    const origin = parent.id === null ? {} : { origin: { id: parent.id, n: kept, at } };
    return yes({ record: { ...record, ...origin }, kept, misfit });
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    return no('fork/failed', error.message);
  }
}

function upTo({ machine, log, states }: Timeline, n: number): Timeline {
  return { machine, log: log.slice(0, n), states: states.slice(0, n + 1) };
}

interface Prefix {
  readonly timeline: Timeline;
  readonly misfit: Refusal | null;
}

/** The entries up to n, judged one by one in a match with another seed. */
function anew(game: Game, record: MatchRecord, { machine, log }: Timeline, n: number): Prefix {
  let timeline = openTimeline(machine, record);
  for (const entry of log.slice(0, n)) {
    const verdict = judged(game, timeline, entry);
    if (!verdict.ok) return { timeline, misfit: verdict };
    timeline = verdict.value;
  }
  return { timeline, misfit: null };
}

function judged(game: Game, timeline: Timeline, entry: Entry): Result<Timeline> {
  try {
    const verdict = judge(game, timeline, proposalOf(entry), entry.at);
    return verdict.ok ? yes(appendEntry(timeline, verdict.value)) : verdict;
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    return no('move/failed', TABLE_REFUSALS['move/failed']);
  }
}

function proposalOf(entry: Entry): Proposal {
  return 'move' in entry ? { by: entry.by, move: entry.move } : { by: entry.by, table: entry.table };
}

function withMove(game: Game, timeline: Timeline, move: ForkPoint['move'], at: number): Result<Timeline> {
  if (move !== undefined) {
    const verdict = judge(game, timeline, move, at);
    return verdict.ok ? yes(appendEntry(timeline, verdict.value)) : verdict;
  }
  // Nobody has looked yet at what the delays up to there do with another seed.
  advance(timeline.machine, latest(timeline), at);
  return yes(timeline);
}

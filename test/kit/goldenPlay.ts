/** Plays one match worth keeping as a golden record; from its seed alone. */
import { judge, type Proposal } from '#shared/match/door.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import { advance } from '#shared/match/fold.ts';
import { answer } from '#shared/match/planner.ts';
import { playMatch, recordOf, seatsFor } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import { appendEntry, latest, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import { redoTarget, undoTarget } from '#shared/match/undo.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Manner, PlanItem } from '#shared/plugin/kit/plan.ts';
import { mixSeed, randomFrom, type Random } from '#shared/random/random.ts';

/** Entries of a golden record at the most. */
const MAX_ENTRIES = { orderly: 120, unruly: 45, curious: 45 } as const satisfies Record<Manner, number>;
/** Characters of its log, about: whole games of long words are cut off. */
const MAX_LENGTH = 5000;
const BUDGET = 50;
/** How often people wait for the next delay, take back, or do as a bot would; else they do what was done least. */
const [WAITS, TAKES_BACK, AS_A_BOT] = [0.1, 0.1, 0.65];

/**
 * `orderly`: bots on all seats to the game's end. Otherwise people sit where the line-up has them, do a little of
 * everything that is legal, and in the end whatever ends the match.
 */
export function playGolden(plugin: Plugin, game: Game, item: PlanItem): MatchRecord {
  if (item.manner !== 'orderly') return playCuriously(plugin, game, item);
  const lineup = item.lineup.map((sitter) => (sitter === 'person' ? 'random' : sitter));
  const limits = { maxEntries: MAX_ENTRIES.orderly, untilOver: true, budget: BUDGET };
  const { record } = playMatch(plugin, game, { ...item, ...limits, lineup });
  let length = 0;
  const log = record.log.filter((entry) => (length += JSON.stringify(entry).length) <= MAX_LENGTH);
  return log.length === record.log.length ? record : { ...record, log, until: log.at(-1)?.at ?? 0 };
}

interface Choice {
  readonly by: SeatIndex;
  readonly move: AnyMove;
}

function playCuriously(
  plugin: Plugin,
  game: Game,
  { lineup, settings, seed, manner }: PlanItem,
): MatchRecord {
  const random = randomFrom(mixSeed(seed, 9));
  const input = { seed, settings, seats: seatsFor(game, lineup), carried: game.carry?.initial() ?? null };
  const tried = new Map<string, number>();
  let timeline = openTimeline(game.machine(), input);
  let state = latest(timeline);
  let length = 0;
  // A match in which nothing is ever taken must end too.
  for (let happenings = 0; happenings < 4 * MAX_ENTRIES[manner]; happenings++) {
    if (state.snapshot.status !== 'active' || length > MAX_LENGTH) break;
    if (timeline.log.length >= MAX_ENTRIES[manner]) break;
    const delay = state.pending[0];
    const at = state.at + random.range(200, 6000);
    if (delay !== undefined && (delay.due <= at || random.chance(WAITS))) {
      state = advance(timeline.machine, state, delay.due);
      continue;
    }
    const proposal = random.chance(TAKES_BACK)
      ? backIn(timeline, random)
      : choose(game, timeline, state, random, tried);
    if (proposal === null) {
      if (delay === undefined) break;
      state = advance(timeline.machine, state, delay.due);
      continue;
    }
    const verdict = judge(game, timeline, proposal, at);
    if (!verdict.ok) continue;
    timeline = appendEntry(timeline, verdict.value);
    state = latest(timeline);
    length += JSON.stringify(verdict.value).length;
  }
  const end = endingMove(game, timeline, state);
  const verdict = end === null ? null : judge(game, timeline, end, state.at + 1000);
  if (verdict?.ok === true) {
    timeline = appendEntry(timeline, verdict.value);
    state = latest(timeline);
  }
  return recordOf(plugin, game, input, timeline.log, state.at);
}

/** Who did something last takes it back, or brings back what was taken back. */
function backIn(timeline: Timeline, random: Random): Proposal {
  const to = random.pick([undoTarget(timeline), redoTarget(timeline)]) ?? 0;
  return { by: timeline.log.at(-1)?.by ?? 0, table: { type: 'back', to } };
}

/** What a bot would do, or of what is open (but for ending the match) what was done least in this state of the chart. */
function choose(
  game: Game,
  timeline: Timeline,
  state: FoldState,
  random: Random,
  tried: Map<string, number>,
): Choice | null {
  if (random.chance(AS_A_BOT)) {
    for (const by of random.shuffle([...state.table.seats.keys()])) {
      const sitter = state.table.seats[by];
      const bot = sitter?.by === 'bot' ? sitter.bot : 'random';
      const decision = answer(game, { bot, view: game.view(state, by), seed: random.seed() }, BUDGET);
      if (decision !== null) return { by, move: decision.move };
    }
  }
  const triesOf = ({ by, move }: Choice): number => tried.get(keyOf(state, by, move)) ?? 0;
  const open = random.shuffle(legalIn(game, state)).toSorted((a, b) => triesOf(a) - triesOf(b));
  const choice = open.find((each) => !endsMatch(game, timeline, state, each));
  if (choice !== undefined) tried.set(keyOf(state, choice.by, choice.move), triesOf(choice) + 1);
  return choice ?? null;
}

function keyOf({ snapshot }: FoldState, by: SeatIndex, move: AnyMove): string {
  return `${JSON.stringify(snapshot.value)} ${by} ${move.type}`;
}

function endingMove(game: Game, timeline: Timeline, state: FoldState): Choice | null {
  if (state.snapshot.status !== 'active') return null;
  return legalIn(game, state).find((choice) => endsMatch(game, timeline, state, choice)) ?? null;
}

function endsMatch(game: Game, timeline: Timeline, state: FoldState, choice: Choice): boolean {
  const verdict = judge(game, timeline, choice, state.at);
  return verdict.ok && latest(appendEntry(timeline, verdict.value)).snapshot.status !== 'active';
}

function legalIn(game: Game, state: FoldState): readonly Choice[] {
  return [...state.table.seats.keys()].flatMap((by) =>
    game.legal(game.view(state, by)).map(({ move }) => ({ by, move })),
  );
}

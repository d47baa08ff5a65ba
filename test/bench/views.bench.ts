/**
 * What a command costs a server, and what a view: Boggle at a table of eight who all write, each with a sheet of words;
 * after every letter each of them is sent their view as JSON.
 */
import { game } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import type { BoggleMove } from '#games/boggle/moves.ts';
import { judge } from '#shared/match/door.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import { seatsFor } from '#shared/match/play.ts';
import { appendEntry, latest, openTimeline, type Timeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { equip } from '#shared/plugin/resources.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { Measure } from './measure.ts';

const SEATS = 8;
const EDITS = 3_000;
/** Before the clock of the bench starts: the engine compiles while it runs. */
const WARM_UP = 600;
const EDIT_MS = 40;
const PART = ['tea', 'east', 'stone', 'not', 'rate', 'ear', 'nets', 'sit', 'lines', 'tin'];

const RULES: Readonly<Record<string, Settings>> = {
  'as it is first set up': {},
  'with a judge that tells all and what is left': {
    judge: 'lexicon',
    told: 'all',
    showsLeft: true,
    minLength: 'usual',
  },
};

interface Costs {
  readonly command: number;
  readonly view: number;
  readonly bytes: number;
}

/** Medians in µs, of an edit that is judged and applied, and of a view made and written as JSON. */
async function measure(some: Settings): Promise<Costs> {
  const settings = { ...defaultsOf(plugin.settings), roundTime: 1800, ...some };
  const equipped = await equip(game, settings, createNodeLoader(process.cwd()));
  let timeline = begun(equipped, settings);
  const commands: number[] = [];
  const views: number[] = [];
  let bytes = 0;
  for (let i = 0; i < WARM_UP + EDITS; i++) {
    const by = i % SEATS;
    const started = performance.now();
    // A letter, taken out again the next time: the sheets stay as long as they are.
    const odd = Math.floor(i / SEATS) % 2;
    timeline = played(equipped, timeline, by, { type: 'edit', pos: 0, del: odd, ins: odd === 0 ? 'x' : '' });
    const applied = performance.now();
    const state = latest(timeline);
    bytes = 0;
    for (let seat = 0; seat < SEATS; seat++) bytes += JSON.stringify(equipped.view(state, seat)).length;
    commands.push(applied - started);
    views.push((performance.now() - applied) / SEATS);
  }
  return { command: median(commands), view: median(views), bytes: bytes / SEATS };
}

/** Of all after the warm-up, in µs of times in ms: whatever else the machine does interrupts only some. */
function median(times: readonly number[]): number {
  const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b);
  return 1000 * (sorted[Math.floor(sorted.length / 2)] ?? NaN);
}

/** A round that runs, with a sheet of ten words for each. */
function begun(equipped: Game, settings: Settings): Timeline {
  const seats = seatsFor(
    equipped,
    Array.from({ length: SEATS }, () => 'person'),
  );
  const carried = equipped.carry?.initial() ?? null;
  const input = { seed: 1, settings, seats, carried };
  const opening = openTimeline(equipped.machine(), input);
  const running = played(equipped, opening, 0, { type: 'startRound' });
  return seats.reduce(
    (timeline, _, by) =>
      played(equipped, timeline, by, { type: 'edit', pos: 0, del: 0, ins: `${PART.join('\n')}\n` }),
    running,
  );
}

function played(equipped: Game, timeline: Timeline, by: SeatIndex, move: BoggleMove): Timeline {
  const entry = judge(equipped, timeline, { by, move }, latest(timeline).at + EDIT_MS);
  if (!entry.ok) throw new Error(`${move.type}: ${entry.message}`);
  return appendEntry(timeline, entry.value);
}

export const measures: readonly Measure[] = Object.entries(RULES).flatMap(([name, some]) => [
  {
    name: `a view of Boggle among ${SEATS}, ${name}`,
    unit: 'µs',
    async run() {
      const { view, bytes } = await measure(some);
      return { value: view, note: `JSON included, ${Math.round(bytes)} characters` };
    },
  },
  {
    name: `an edit of Boggle among ${SEATS}, judged and applied, ${name}`,
    unit: 'µs',
    async run() {
      return (await measure(some)).command;
    },
  },
]);

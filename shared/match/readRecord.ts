/** A match from a file: read whole or refused with one sentence saying what is wrong and where. */
import * as v from 'valibot';
import { canonicalJson, isDeeperThan } from '#shared/json.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { readSettings, withPastSettings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { refuseMove } from './door.ts';
import type { Entry } from './entry.ts';
import { advance } from './fold.ts';
import { RECORD_FORMAT, RECORD_SCHEMA, RECORD_VERSION, type MatchRecord } from './record.ts';
import type { FoldState } from './state.ts';
import { latest, nextState, openTimeline, type Timeline } from './timeline.ts';

export type RecordCode =
  | 'record/too-large'
  | 'record/not-json'
  | 'record/foreign'
  | 'record/newer'
  | 'record/malformed'
  | 'record/other-game'
  | 'record/other-rules'
  | 'record/settings'
  | 'record/resources'
  | 'record/illegal';

/** Characters a record may have: a match of 10,000 entries has about a million. */
export const MAX_RECORD_LENGTH = 64_000_000;

/** Lists within lists that a record may have: none of ours comes near. */
const MAX_RECORD_DEPTH = 100;

/** Reads the text of a record file, up to its form; `checkRecord` then plays it through. */
export function parseRecord(text: string): Result<MatchRecord, RecordCode> {
  if (text.length > MAX_RECORD_LENGTH) {
    return no(
      'record/too-large',
      `The file is larger than ${MAX_RECORD_LENGTH / 1e6} MB; no match record is.`,
    );
  }
  try {
    return readRecord(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return no('record/not-json', `The file is not a match record, or was cut off: ${error.message}.`);
  }
}

/** Reads a record that is JSON already (from a store, say). */
export function readRecord(value: unknown): Result<MatchRecord, RecordCode> {
  if (isDeeperThan(value, MAX_RECORD_DEPTH)) {
    return no('record/malformed', `The record is damaged: it is nested more than ${MAX_RECORD_DEPTH} deep.`);
  }
  const head = v.safeParse(v.looseObject({ format: v.literal(RECORD_FORMAT), version: v.number() }), value);
  if (!head.success) return no('record/foreign', 'This is not a Quoin match record.');
  if (head.output.version > RECORD_VERSION) {
    return no(
      'record/newer',
      `The record is of version ${head.output.version}, from a newer Quoin; this one reads version ${RECORD_VERSION}.`,
    );
  }
  const record = v.safeParse(RECORD_SCHEMA, value);
  if (!record.success) {
    const [issue] = record.issues;
    const place = v.getDotPath(issue) ?? 'its top';
    return no('record/malformed', `The record is damaged at ${place}: ${reasonOf(issue)}.`);
  }
  return checkOrder(record.output);
}

/** What is wrong with a value, in words a person can use. */
function reasonOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type === 'union') return 'it is neither a move nor something that happens at the table';
  if (type === 'strict_object' && expected === 'never') return 'there is a field too many';
  if (type === 'strict_object' || type === 'loose_object') return 'a field is missing, or it is no object';
  return message;
}

/** Entries count from 1, time never runs back, and `until` is not before the last. */
function checkOrder(record: MatchRecord): Result<MatchRecord, RecordCode> {
  let at = 0;
  for (const [i, entry] of record.log.entries()) {
    if (entry.n !== i + 1) {
      return no(
        'record/malformed',
        `The record is damaged at log.${i}: entry ${i + 1} is numbered ${entry.n}.`,
      );
    }
    if (entry.at < at)
      return no('record/malformed', `The record is damaged at log.${i}: its time runs backwards.`);
    at = entry.at;
  }
  return record.until >= at
    ? yes(record)
    : no('record/malformed', `The record is damaged at until: it ends before its last entry.`);
}

/**
 * Plays a record of unknown origin through its game, every entry past the door's rules.
 * The answer is its timeline, or a sentence naming the entry that the game does not take.
 */
export function checkRecord(
  plugin: Pick<Plugin, 'id' | 'title' | 'seats' | 'settings'>,
  game: Game,
  record: MatchRecord,
): Result<Timeline, RecordCode> {
  if (record.game !== plugin.id)
    return no('record/other-game', `The record is of “${record.game}”, not ${plugin.title}.`);
  if (record.rules !== game.rules) {
    return no(
      'record/other-rules',
      `The record was played by version ${record.rules} of the rules of ${plugin.title}; these are version ${game.rules}.`,
    );
  }
  const kept = withPastSettings(plugin.settings, record.settings);
  const settings = readSettings(plugin.settings, kept);
  if (!settings.ok) return no('record/settings', `The record’s settings do not fit: ${settings.message}`);
  // A form may leave settings out; a record that does would fold by whatever the defaults are today.
  if (canonicalJson(settings.value) !== canonicalJson(kept)) {
    return no('record/settings', 'The record’s settings do not fit: some are missing.');
  }
  const { min, max } = plugin.seats;
  if (record.seats.length < min || record.seats.length > max) {
    return no('record/malformed', `The record is damaged at seats: ${plugin.title} seats ${min} to ${max}.`);
  }
  const stranger = record.seats.find((seat) => seat.by === 'bot' && !Object.hasOwn(game.bots, seat.bot));
  if (stranger !== undefined) {
    return no(
      'record/malformed',
      `The record is damaged at seats: ${plugin.title} knows no such computer player.`,
    );
  }
  const needed = game.resources(settings.value);
  if (canonicalJson(needed) !== canonicalJson(record.resources)) {
    const names = record.resources.map(({ name }) => `“${name}”`).join(', ') || 'no word list';
    return no('record/resources', `The record was played with ${names}, which is not what is here.`);
  }
  const carried = v.safeParse(game.carry?.schema ?? v.null(), record.carried);
  if (!carried.success) return no('record/malformed', 'The record is damaged at carried.');
  return playThrough(game, { ...record, settings: settings.value });
}

function playThrough(game: Game, record: MatchRecord): Result<Timeline, RecordCode> {
  const machine = game.machine();
  const states: FoldState[] = [];
  const opening = stumble(() => {
    states.push(...openTimeline(machine, record).states);
    return null;
  });
  if (opening !== null) return no('record/illegal', `The record does not fit at its start: ${opening}`);
  for (const entry of record.log) {
    const fault = stumble(() => {
      const refusal = faultOf(game, { machine, log: record.log, states }, entry);
      if (refusal === null) states.push(nextState(machine, states, entry));
      return refusal;
    });
    if (fault !== null) return no('record/illegal', `Entry ${entry.n} of the record does not fit: ${fault}`);
  }
  const timeline = { machine, log: record.log, states };
  const ending = stumble(() => {
    advance(machine, latest(timeline), record.until);
    return null;
  });
  return ending === null
    ? yes(timeline)
    : no('record/illegal', `The record does not fit at its end: ${ending}`);
}

/** A forged entry may make a chart throw: that is a fault of the record like any other. */
function stumble(act: () => string | null): string | null {
  try {
    return act();
  } catch (error) {
    return `the game stumbled over it (${error instanceof Error ? error.message : String(error)}).`;
  }
}

function faultOf(game: Game, timeline: Timeline, entry: Entry): string | null {
  const state = advance(timeline.machine, latest(timeline), entry.at);
  if (state.snapshot.status !== 'active') return 'the match was over before it.';
  if ('table' in entry) return faultOfTable(timeline, entry);
  if (state.table.seats[entry.by] === undefined) return `there is no seat ${entry.by}.`;
  const move = v.safeParse(game.moves, entry.move);
  // What is folded is the entry as it stands, so it must be just what the schema lets in.
  if (!move.success || canonicalJson(move.output) !== canonicalJson(entry.move)) {
    return 'it is not a move of this game.';
  }
  return refuseMove(game, state, entry.by, move.output)?.message ?? null;
}

/** Policies may have changed since; what matters is that the entry points at something there. */
function faultOfTable(timeline: Timeline, entry: Extract<Entry, { table: unknown }>): string | null {
  const move = entry.table;
  const seats = latest(timeline).table.seats.length;
  if ((move.type === 'back' || move.type === 'ask') && move.to >= entry.n) {
    return `it goes back to entry ${move.to}, which is not before it.`;
  }
  const seat = move.type === 'seat' || move.type === 'host' ? move.seat : entry.by === 'table' ? 0 : entry.by;
  return seat < seats ? null : `there is no seat ${seat}.`;
}

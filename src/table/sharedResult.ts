/** A result as text, to be sent to somebody: what game it was, how it went, and where the same can be played. */
import type { MatchRecord } from '#shared/match/record.ts';
import type { Plugin, Shared } from '#shared/plugin/contract.ts';
import { defaultsOf, readSettings, type Settings } from '#shared/plugin/settings.ts';
import type { Message } from '#shared/plugin/view.ts';
import { dayOfMatch } from '#shared/random/daily.ts';
import { dayInWords } from '#src/shell/calendar.ts';
import { sayDaily } from '#src/shell/sayDaily.ts';
import { botsOf } from '#src/shell/setUpQuery.ts';

export interface SharedResult {
  readonly text: string;
  readonly aloud: string;
}

export interface SharedMatch {
  readonly id: string;
  readonly plugin: Plugin;
  readonly record: MatchRecord;
  /** Whether it is the match's first game: only that one follows from its seed alone. */
  readonly first: boolean;
  readonly shared: Shared;
  /** What the game is called in the language spoken. */
  readonly title: string;
  /** One of the game's messages, in words. */
  say(message: Message): string;
  /** The whole address of a page of this game. */
  linkTo(page: string, query: Readonly<Record<string, string>>): string;
}

/** The result as it looks well in a message, and as it reads well aloud, each with the link. */
export function sharedResult(match: SharedMatch): SharedResult {
  const { plugin, id, shared, title, first, say } = match;
  const day = first ? dayOfMatch(plugin.id, id) : null;
  const settings = settingsOf(match);
  const named = day === null ? title : sayDaily('share.head', { game: title, day: dayInWords(day) });
  const head =
    day !== null && isStretched(plugin, settings) ? sayDaily('share.moreTime', { head: named }) : named;
  const link = day === null ? match.linkTo('new', queryOf(match, settings)) : match.linkTo('daily', { day });
  const aloud = [sayDaily('share.sentence', { head }), ...shared.aloud.map(say)].join(' ');
  return { text: [head, ...shared.lines.map(say), link].join('\n'), aloud: [aloud, link].join('\n') };
}

/** What the set-up page needs to deal the same: what differs from the usual, who sits, and the seed. */
function queryOf(
  { plugin, record, first }: SharedMatch,
  settings: Settings,
): Readonly<Record<string, string>> {
  const { seats, settings: fields } = plugin;
  const people = record.seats.filter(({ by }) => by === 'person').length;
  const fixed = people > 1 ? (seats.sharing ?? {}) : {};
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== fields[name]?.default && !Object.hasOwn(fixed, name),
  );
  const lineup = record.seats.map((seat) => (seat.by === 'bot' ? seat.bot : 'person'));
  const alone = people <= 1 || seats.sharing !== undefined;
  const seated = alone && lineup.every((sitter) => sitter === 'person' || botsOf(seats).includes(sitter));
  return {
    ...Object.fromEntries(changed.map(([name, value]) => [name, String(value)])),
    ...(seated ? { seats: lineup.join() } : {}),
    ...(first ? { seed: String(record.seed) } : {}),
  };
}

function settingsOf({ plugin, record }: SharedMatch): Settings {
  const read = readSettings(plugin.settings, record.settings);
  return read.ok ? read.value : defaultsOf(plugin.settings);
}

/** Whether a limit was longer than everybody else's who plays that day. */
function isStretched({ settings: fields, daily }: Plugin, settings: Settings): boolean {
  const everybodys: Settings = { ...defaultsOf(fields), ...daily?.settings };
  return Object.entries(fields).some(
    ([name, { kind }]) => kind === 'duration' && settings[name] !== everybodys[name],
  );
}

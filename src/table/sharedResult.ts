/** A result as text, to be sent to somebody: what game it was, how it went, and where the same can be played. */
import type { MatchRecord } from '#shared/match/record.ts';
import type { Plugin, Shared } from '#shared/plugin/contract.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import type { Message } from '#shared/plugin/view.ts';
import { dayOfMatch } from '#shared/random/day.ts';
import { dayInWords } from '#src/shell/calendar.ts';
import { sayDaily } from '#src/shell/sayDaily.ts';
import { queryOf } from '#src/shell/setUpQuery.ts';

export interface SharedResult {
  readonly text: string;
  readonly aloud: string;
}

export interface SharedMatch {
  readonly id: string;
  readonly plugin: Plugin;
  readonly record: Pick<MatchRecord, 'seats' | 'settings' | 'seed'>;
  /** Whether it is the match's first game that came to an end: no later one follows from its seed alone. */
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
  const { plugin, id, record, shared, title, say } = match;
  const repeats = match.first && shared.repeats !== false;
  const day = repeats ? dayOfMatch(plugin.id, id) : null;
  const settings = settingsOf(match);
  const seats = record.seats.map((seat) => (seat.by === 'bot' ? seat.bot : 'person'));
  const seed = repeats ? record.seed : null;
  const named = day === null ? title : sayDaily('share.head', { game: title, day: dayInWords(day) });
  const head =
    day !== null && isStretched(plugin, settings) ? sayDaily('share.moreTime', { head: named }) : named;
  const link =
    day === null
      ? match.linkTo('new', queryOf(plugin, { settings, seats, seed }))
      : match.linkTo('daily', { day });
  const aloud = [sayDaily('share.sentence', { head }), ...shared.aloud.map(say)].join(' ');
  return { text: [head, ...shared.lines.map(say), link].join('\n'), aloud: [aloud, link].join('\n') };
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

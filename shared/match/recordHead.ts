/** What a record says before its log: whether this game can play it. */
import * as v from 'valibot';
import { missingSentence } from '#shared/dictionary/chosenLexicon.ts';
import { canonicalJson } from '#shared/json.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import { withPastSettings, type Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import type { MatchRecord } from './record.ts';
import type { RecordCode } from './recordCode.ts';

/** The record with its settings as they are called today, or why this game cannot play it. */
export function checkHead(
  plugin: Pick<Plugin, 'id' | 'title' | 'seats' | 'settings'>,
  game: Game,
  record: MatchRecord,
): Result<MatchRecord & { readonly settings: Settings }, RecordCode> {
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
    const had = new Set(needed.map((each) => canonicalJson(each)));
    const missing = record.resources.find((each) => !had.has(canonicalJson(each)));
    return no(
      'record/resources',
      missing === undefined
        ? `The record is damaged at resources: ${plugin.title} needs more word lists than it names.`
        : missingSentence(missing),
    );
  }
  const carried = v.safeParse(game.carry?.schema ?? v.null(), record.carried);
  if (!carried.success) return no('record/malformed', 'The record is damaged at carried.');
  return yes({ ...record, settings: settings.value });
}

/** What can be seen before anybody plays: names, seats, settings, sentences. */
import { readGameId } from '#shared/plugin/gameId.ts';
import { extremesOf, faultOf, readSettings, type Field, type SettingValue } from '#shared/plugin/settings.ts';
import type { Workbench } from './workbench.ts';

/** Reports faults of the id, seats, line-ups, bots’ names and settings; nothing is played for it. */
export function checkPlugin(workbench: Workbench): void {
  const { plugin, game, report } = workbench;
  const id = readGameId(plugin.id);
  if (!id.ok) report.add('plugin/shape', 'index.ts', id.message);
  if (!(plugin.seats.min >= 1 && plugin.seats.min <= plugin.seats.max)) {
    report.add(
      'plugin/shape',
      'index.ts',
      `seats.min is ${plugin.seats.min} and seats.max ${plugin.seats.max}.`,
    );
  }
  const usual = lineupFault(workbench, plugin.seats.usual);
  if (usual !== null) report.add('plugin/shape', 'index.ts', `The usual line-up ${usual}.`);
  if (workbench.check.lineups.length === 0) report.add('plugin/lineups', 'check.ts', 'There is no line-up.');
  for (const lineup of workbench.check.lineups) {
    const fault = lineupFault(workbench, lineup);
    if (fault !== null)
      report.add('plugin/lineups', 'check.ts', `The line-up ${lineup.join(' / ')} ${fault}.`);
  }
  for (const bot of Object.keys(game.bots)) {
    if (Object.hasOwn(game.messages, `bot.${bot}`)) continue;
    report.add(
      'plugin/messages',
      'messages.en.ts',
      `The bot “${bot}” has no name: there is no “bot.${bot}”.`,
    );
  }
  for (const [key, field] of Object.entries(plugin.settings)) checkField(workbench, key, field);
}

function lineupFault({ plugin, game }: Workbench, lineup: readonly string[]): string | null {
  const { min, max } = plugin.seats;
  if (lineup.length < min || lineup.length > max) return `has ${lineup.length} seats, not ${min} to ${max}`;
  const stranger = lineup.find((sitter) => sitter !== 'person' && !Object.hasOwn(game.bots, sitter));
  return stranger === undefined ? null : `has “${stranger}”, which is no bot of the game`;
}

function checkField({ plugin, report }: Workbench, key: string, field: Field): void {
  const where = `index.ts, settings.${key}`;
  for (const value of [...extremesOf(field), field.default]) {
    if (faultOf(field, value) !== null)
      report.add('settings/default', where, `${String(value)} is not within its own limits.`);
  }
  if (
    field.kind === 'choice' &&
    new Set(field.options.map((option) => option.value)).size < field.options.length
  ) {
    report.add('settings/default', where, 'Two choices have the same value.');
  }
  for (const value of outsideOf(field)) {
    if (!readSettings(plugin.settings, { [key]: value }).ok) continue;
    report.add('settings/range', where, `${JSON.stringify(value)} is taken, though it is out of range.`);
  }
}

function outsideOf(field: Field): readonly (SettingValue | null)[] {
  const common = [null, 'quoin.unheard-of'];
  return field.kind === 'integer' ? [...common, field.min - 1, field.max + 1, field.min + 0.5] : common;
}

/** What can be seen before anybody plays: names, seats, settings, sentences. */
import { readGameId } from '#shared/plugin/gameId.ts';
import { faultOf, readSettings } from '#shared/plugin/readSettings.ts';
import { extremesOf, type Field, type SettingValue } from '#shared/plugin/settings.ts';
import { checkOffers } from './offerLaws.ts';
import { lineupFault, type Workbench } from './workbench.ts';

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
  checkOffers(workbench);
  for (const [key, field] of Object.entries(plugin.settings)) checkField(workbench, key, field);
}

function checkField({ plugin, report }: Workbench, key: string, field: Field): void {
  const where = `index.ts, settings.${key}`;
  if (field.kind === 'text' && !isPattern(field.pattern)) {
    report.add('settings/default', where, `“${field.pattern}” is no pattern.`);
    return;
  }
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
  switch (field.kind) {
    case 'integer':
      return [null, UNHEARD_OF, field.min - 1, field.max + 1, field.min + 0.5];
    case 'text':
      // What it may say is its own affair, but for its length.
      return [null, 'a'.repeat(field.maxLength + 1)];
    default:
      return [null, UNHEARD_OF];
  }
}

const UNHEARD_OF = 'quoin.unheard-of';

function isPattern(pattern: string): boolean {
  try {
    new RegExp(`^(?:${pattern})$`, 'iu');
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** What is played at a table, in rows of a name and a value. */
import type { Plugin } from '#shared/plugin/contract.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import type { TableView } from '#src/room/tableView.ts';
import type { GameWords } from '#src/shell/gameWords.ts';
import { isOffered } from '#src/shell/offeredFields.ts';
import { fieldsInWords, presetInWords, valueInWords } from '#src/shell/settingWords.ts';
import { presetOf } from '#src/shell/setUpQuery.ts';
import { sayLobby } from './sayLobby.ts';
import { sayOnline } from './sayOnline.ts';

export interface SettingRow {
  readonly label: string;
  readonly value: string;
}

/** All that differs from the usual, the settings that stand first, and who may come late. */
export function settingRows(
  plugin: Plugin,
  { settings, late }: Pick<TableView, 'settings' | 'late'>,
  lineup: readonly string[],
  wordsOf: GameWords,
): readonly SettingRow[] {
  const fields = fieldsInWords(wordsOf, plugin);
  const [, { group: first } = {}] = fields[0] ?? [];
  const rows = fields.flatMap(([name, field]) => {
    const value = settings[name] ?? field.default;
    if (!isOffered(field, settings, lineup) || value === '') return [];
    if (value === field.default && field.group !== first) return [];
    return [{ label: field.label, value: valueInWords(field, value) }];
  });
  if (plugin.seats.late !== true) return rows;
  const value = sayOnline(late ? 'host.lateYes' : 'host.lateNo');
  return [...rows, { label: sayOnline('host.lateShort'), value }];
}

/** The name of the mix whose settings these are; null for the host’s own. */
export function mixOf(plugin: Plugin, settings: TableView['settings'], wordsOf: GameWords): string | null {
  const preset = presetOf(plugin.presets ?? [], defaultsOf(plugin.settings), settings);
  if (preset === undefined) return plugin.presets === undefined ? null : sayLobby('set.own');
  return presetInWords(wordsOf, plugin.id, preset).label;
}

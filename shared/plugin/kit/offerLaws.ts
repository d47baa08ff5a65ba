/** What a game offers beside the usual match: presets, the match of the day, people who share a device, keys, pages. */
import type { Plugin } from '#shared/plugin/contract.ts';
import { keyFaults } from '#shared/plugin/gameKeys.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { standInOf } from '#shared/plugin/standIn.ts';
import { lineupFault, type Workbench } from './workbench.ts';

/** Second parts of a game's address that are the arcade's own. */
const TAKEN: readonly string[] = ['new', 'kept', 'host'];
const PAGE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_PAGE_ID = 40;

/** Reports presets, a daily match and seats that could not be played, and pages that could not be opened. */
export function checkOffers(workbench: Workbench): void {
  const { plugin, game, report } = workbench;
  const { presets = [], daily, seats, pages = [], keys = [] } = plugin;
  for (const [i, { id, settings, seats: lineup }] of presets.entries()) {
    const add = (fault: string): void =>
      report.add('plugin/presets', 'index.ts', `The preset “${id}” ${fault}.`);
    if (presets.findIndex((other) => other.id === id) !== i) add('has the id of another');
    addFaults(workbench, settings, lineup, add);
  }
  if (daily !== undefined) {
    addFaults(workbench, daily.settings, daily.seats, (fault) =>
      report.add('plugin/daily', 'index.ts', `The match of the day ${fault}.`),
    );
  }
  for (const { bot } of seats.computers ?? []) {
    if (Object.hasOwn(game.bots, bot)) continue;
    report.add('plugin/shape', 'index.ts', `seats.computers has “${bot}”, which is no bot of the game.`);
  }
  const standIn = standInOf(plugin);
  if (!Object.hasOwn(game.bots, standIn)) {
    report.add('plugin/shape', 'index.ts', `seats.standIn is “${standIn}”, which is no bot of the game.`);
  }
  const sharing = settingsFault(plugin, seats.sharing ?? {});
  if (sharing !== null) report.add('plugin/shape', 'index.ts', `seats.sharing does not fit: ${sharing}`);
  for (const fault of keyFaults(keys)) report.add('plugin/shape', 'index.ts', `The key ${fault}.`);
  for (const [i, { id }] of pages.entries()) {
    const add = (fault: string): void => report.add('plugin/pages', 'index.ts', `The page “${id}” ${fault}.`);
    if (!PAGE_ID.test(id) || id.length > MAX_PAGE_ID) add('cannot be an address');
    if (TAKEN.includes(id)) add('has an address of the arcade');
    if (pages.findIndex((other) => other.id === id) !== i) add('has the id of another');
    if (!Object.hasOwn(game.pages ?? {}, id)) add('has no component among the pages of the game');
  }
}

function addFaults(
  workbench: Workbench,
  settings: Settings,
  lineup: readonly string[] | undefined,
  add: (fault: string) => void,
): void {
  const fault = settingsFault(workbench.plugin, settings);
  if (fault !== null) add(`has settings that do not fit: ${fault.replace(/\.$/, '')}`);
  const wrong = lineup === undefined ? null : lineupFault(workbench, lineup);
  if (wrong !== null) add(wrong);
}

function settingsFault({ settings }: Plugin, given: Settings): string | null {
  const read = readSettings(settings, given);
  return read.ok ? null : read.message;
}

import { expect, it } from 'vitest';

import { dataFolder } from '#src/server/dataFolder.ts';

it.each<[NodeJS.Platform, Record<string, string>, string, string]>([
  ['linux', {}, '/home/ann', '/home/ann/.local/share/quoin'],
  ['linux', { XDG_DATA_HOME: '/data/ann' }, '/home/ann', '/data/ann/quoin'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ann', '/home/ann/.local/share/quoin'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/ann', '/home/ann/.local/share/quoin'],
  ['freebsd', {}, '/home/ann', '/home/ann/.local/share/quoin'],
  ['darwin', {}, '/Users/ann', '/Users/ann/Library/Application Support/Quoin'],
  ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ann', 'D:\\Local\\Quoin'],
  ['win32', {}, 'C:\\Users\\ann', 'C:\\Users\\ann\\AppData\\Local\\Quoin'],
  ['linux', { QUOIN_DATA: '/srv/quoin', XDG_DATA_HOME: '/data' }, '/home/ann', '/srv/quoin'],
])('on %s with %j it is where that system keeps such things', (platform, env, home, folder) => {
  expect(dataFolder({ platform, env, home })).toBe(folder);
});

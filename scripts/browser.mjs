import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

import { chromium } from '@playwright/test';

import { binOf } from './paths.mjs';
import { run, runNode } from './run.mjs';
import { isRoot, onPath } from './systemProgram.mjs';

/** What a browser under test need not do: ask home, update itself, ask questions, open QUIC connections. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** The flags for a browser under test. Chromium refuses to run sandboxed as root, and only then goes without. */
export const BROWSER_FLAGS = isRoot() ? [...QUIET, '--no-sandbox'] : QUIET;

const NOT_FOUND =
  'No browser for the tests was found: install Chrome, Chromium or Edge, run "npx playwright install chromium", ' +
  'or set QUOIN_BROWSER to the path of one.';

/**
 * The path of a browser for the tests, of those that are here already. Throws an Error with a sentence when
 * QUOIN_BROWSER names none.
 * @returns {string | undefined}
 */
export function installedBrowser() {
  const asked = process.env.QUOIN_BROWSER;
  if (asked !== undefined && asked !== '') {
    const found = isAbsolute(asked) || asked.includes('/') ? asked : onPath(asked);
    if (found !== undefined && existsSync(found)) return found;
    throw new Error(`QUOIN_BROWSER is ${JSON.stringify(asked)}, but there is no such program.`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return usualPlaces(process.platform, process.env).find((path) => existsSync(path));
}

/**
 * As `installedBrowser`, or else one installed on the spot: Playwright's download, then (as root on Debian) a package.
 * Throws an Error with a sentence when there is no way.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const here = installedBrowser();
  if (here !== undefined) return here;
  console.error('No browser is installed: trying the download that Playwright offers …');
  await runNode(binOf('@playwright/test', 'playwright'), ['install', 'chromium']);
  const downloaded = installedBrowser();
  if (downloaded !== undefined) return downloaded;
  if (isRoot() && existsSync('/etc/debian_version')) {
    console.error('Trying the package of this system …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], quiet);
    // An older system has the whole browser alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet);
      const installed = installedBrowser();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error(NOT_FOUND);
}

/**
 * Where Chrome, Chromium and Edge are put, the likeliest first.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function usualPlaces(platform, env) {
  switch (platform) {
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]);
    case 'darwin':
      return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
        ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
          join(folder, `${name}.app`, 'Contents', 'MacOS', name),
        ),
      );
    default:
      // First the browser without its windows, where there is one: the same engine in a quarter less time.
      return [
        'chromium-headless-shell',
        'google-chrome-stable',
        'google-chrome',
        'chromium',
        'chromium-browser',
        'microsoft-edge',
        'chrome',
      ]
        .flatMap((name) => onPath(name) ?? [])
        .concat(['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium']);
  }
}

import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { BROWSER_FLAGS, installedBrowser, usualPlaces } from '../../scripts/browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a browser for the tests', () => {
  it('is the one asked for', () => {
    vi.stubEnv('QUOIN_BROWSER', process.execPath);
    expect(installedBrowser()).toBe(process.execPath);
  });

  it('that is asked for and not there is not replaced in silence', () => {
    vi.stubEnv('QUOIN_BROWSER', join(import.meta.dirname, 'no-such-browser'));
    expect(() => installedBrowser()).toThrow(/no such program/);
  });

  it('is looked for where Chrome and Edge are put on Windows and macOS', () => {
    const windows = usualPlaces('win32', { PROGRAMFILES: 'P', LOCALAPPDATA: 'L' });
    expect(windows).toContain(join('P', 'Google', 'Chrome', 'Application', 'chrome.exe'));
    expect(windows).toContain(join('P', 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
    expect(windows).toContain(join('L', 'Google', 'Chrome', 'Application', 'chrome.exe'));
    const mac = usualPlaces('darwin', { HOME: '/Users/ada' });
    expect(mac).toContain(join('/Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome'));
    expect(mac).toContain(
      join('/Users/ada', 'Applications', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
    );
  });

  it('runs without its sandbox only as root', () => {
    expect(BROWSER_FLAGS.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  });
});

import { posix, win32 } from 'node:path';

/** What the choice of a folder depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of whoever runs this. */
  readonly home: string;
}

/** Where this person's programs keep what must last, as each system has it; QUOIN_DATA goes before. */
export function dataFolder({ platform, env, home }: Machine): string {
  const own = given(env['QUOIN_DATA']);
  if (own !== undefined) return own;
  switch (platform) {
    case 'win32':
      return win32.join(given(env['LOCALAPPDATA']) ?? win32.join(home, 'AppData', 'Local'), 'Quoin');
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', 'Quoin');
    default: {
      // A relative one is to be passed over (XDG Base Directory Specification 0.8).
      const xdg = given(env['XDG_DATA_HOME']);
      const absolute = xdg !== undefined && posix.isAbsolute(xdg);
      return posix.join(absolute ? xdg : posix.join(home, '.local', 'share'), 'quoin');
    }
  }
}

function given(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

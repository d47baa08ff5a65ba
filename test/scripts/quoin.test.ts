/** `quoin` as people run it: through npm, from a folder of their own. Unit tests of the commands are elsewhere. */
import { execFile, type ExecFileException } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = process.cwd();
const MINUTES = 60_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-shell-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Ran {
  readonly exit: number;
  readonly out: string;
}

/** Runs npm's own script in the caller's folder, as a shell would, without one. */
function quoin(...words: readonly string[]): Promise<Ran> {
  const npm = process.env.npm_execpath ?? '';
  const args = [npm, '--prefix', ROOT, 'run', '-s', 'quoin', '--', ...words];
  const env = { ...process.env, INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error: ExecFileException | null, out) => {
      resolve({ exit: typeof error?.code === 'number' ? error.code : 0, out });
    });
  });
}

// Outside npm (an editor's test runner, say) there is no npm to run.
describe.skipIf(process.env.npm_execpath === undefined)('quoin through npm', () => {
  it(
    'works twice at once, from any folder, and writes and reads files there',
    async () => {
      const [games, played] = await Promise.all([
        quoin('games', '--json'),
        quoin('play', 'boggle', '--seed', '2', '--record', 'match.json'),
      ]);
      expect(games).toMatchObject({ exit: 0, out: expect.stringMatching(/^\[.*{"id":"boggle".*\]\n$/) });
      expect(played).toMatchObject({ exit: 0, out: expect.stringMatching(/^\{"seed":2,.*\}\n$/) });
      const replayed = await quoin('replay', 'match.json', '--json');
      expect(JSON.parse(replayed.out)).toMatchObject({ game: 'boggle', state: 'gameOver' });
    },
    3 * MINUTES,
  );

  it(
    'tells scripts by its exit code: 1 the answer is no, 2 wrong usage',
    async () => {
      writeFileSync(join(folder, 'other.json'), '{}');
      expect((await quoin('replay', 'other.json')).exit).toBe(1);
      expect((await quoin('replay', 'nowhere.json')).exit).toBe(2);
      expect((await quoin('dance', '--json')).exit).toBe(2);
    },
    MINUTES,
  );
});

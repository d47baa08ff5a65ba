import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ARCADE_ADDRESSES, ARCADE_COMMANDS } from '#shared/plugin/gameId.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { fileOf, nameOf, titleOf } from '#src/cli/newGame.ts';
import { newCommand } from '#src/cli/newCommand.ts';
import { runCli } from './runCli.ts';
import { plainLint } from '#test/scripts/plainLint.ts';

const ROOT = process.cwd();
/** A project of its own, with nothing in it but the template. */
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'quoin-new-'));
  cpSync(join(ROOT, 'template'), join(project, 'template'), { recursive: true });
  cpSync(join(ROOT, '.prettierrc.json'), join(project, '.prettierrc.json'));
  mkdirSync(join(project, 'games'));
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

const make = (id: string, title?: string) =>
  newCommand(project).run([id], title === undefined ? {} : { title }, () => undefined);

/** Every file of a game that was made, by its path in the project. */
function made(id: string): ReadonlyMap<string, string> {
  const files = [`games/${id}`, `test/games/${id}`].flatMap((folder) =>
    readdirSync(join(project, folder)).map((name) => `${folder}/${name}`),
  );
  return new Map(files.map((path) => [path, readFileSync(join(project, path), 'utf8')]));
}

/** Names that no game can have, each with the code of its refusal. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['My-Game', 'usage/game-id'],
  ['a--b', 'usage/game-id'],
  ['-a', 'usage/game-id'],
  ['../escape', 'usage/game-id'],
  ['', 'usage/game-id'],
  ['a'.repeat(41), 'usage/game-id'],
  ...[...ARCADE_ADDRESSES, ...ARCADE_COMMANDS, 'con', 'lpt1'].map((id) => [id, 'usage/reserved'] as const),
];

const eslint = plainLint();

describe.each(['my-game', 'x', 'go2', 'a-b-c-d', '7up', 'a-name-as-long-as-a-name-can-be-in-quoin'])(
  'quoin new %s',
  (id) => {
    it('makes a game and its tests, in the project’s form, that break no rule of the linter', async () => {
      expect(await make(id)).toMatchObject({ ok: true });
      const files = made(id);
      expect(files.size).toBe(
        readdirSync(join(ROOT, 'template/game')).length + readdirSync(join(ROOT, 'template/test')).length,
      );
      expect([...files.keys()]).toContain(`games/${id}/${nameOf(id)}Table.vue`);
      const options = await prettier.resolveConfig(join(ROOT, 'games/x.ts'));
      for (const [path, text] of files) {
        expect(text, path).not.toMatch(/Last ?Counter|last-counter/);
        expect(await prettier.check(text, { ...options, filepath: join(ROOT, path) }), path).toBe(true);
        // Only a component's name could offend here and not there.
        if (!(id === 'my-game' ? /\.(ts|vue)$/ : /\.vue$/).test(path)) continue;
        const [result] = await eslint.lintText(text, { filePath: join(ROOT, path) });
        expect(result?.messages, path).toEqual([]);
      }
    });
  },
);

describe('quoin new', () => {
  it('calls the game by its title, however it is spelt', async () => {
    expect(await make('toms', "Tom's & Ann’s: Go!")).toMatchObject({ ok: true });
    expect(made('toms').get('games/toms/menu.en.ts')).toContain(`'plugin.title': "Tom's & Ann’s: Go!",`);
    expect(made('toms').get('games/toms/rules.en.md')).toContain("# Tom's & Ann’s: Go!\n");
  });

  it('says what to do next', async () => {
    const result = await make('next-one');
    const text = result.ok ? (result.value?.text ?? '') : result.message;
    expect(text).toContain('npm run -s quoin -- check next-one');
    expect(text).toContain('games/next-one/rules.ts');
  });

  it.each(REFUSED)('refuses the name “%s”', async (id, code) => {
    expect(await make(id)).toMatchObject({
      ok: false,
      code,
      message: expect.stringMatching(/^“.*[^.]\.$/),
    });
    expect(existsSync(join(project, 'games', id === '' ? 'none' : id))).toBe(false);
  });

  it('refuses a title that would not stand in code', async () => {
    for (const title of ['', ' x', '*/ x', '{x}', 'a\nb', 'x'.repeat(41)]) {
      expect(await make('untitled', title)).toMatchObject({ ok: false, code: 'usage/title' });
    }
  });

  it('leaves alone what is there', async () => {
    await make('twice');
    const before = made('twice');
    expect(await make('twice')).toMatchObject({ ok: false, code: 'file/exists' });
    expect(made('twice')).toEqual(before);
  });

  it('is told from the command line, and refuses what it has no use for', async () => {
    expect((await runCli('new')).exit).toBe(2);
    expect((await runCli('new', 'a', 'b')).err).toBe('“b” is one word too many.\n');
    expect((await runCli('new', 'boggle')).err).toContain('There is a folder games/boggle already');
    expect((await runCli('--help')).out).toMatch(/^ {2}new +Begin a game/m);
  });
});

test('every command of quoin is on the list of what no game can be called', async () => {
  const { out } = await runCli('--help');
  const listed = [...out.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name = '']) => name);
  const commands = listed.filter((name) => pluginOf(name) === undefined);
  expect(commands).toContain('new');
  expect(commands.filter((name) => !ARCADE_COMMANDS.includes(name))).toEqual([]);
});

describe('names', () => {
  it.each([
    ['my-game', 'My Game', 'MyGame'],
    ['x', 'X', 'X'],
    ['7up', '7up', 'Game7up'],
    ['a-b', 'A B', 'AB'],
  ])('%s is “%s”, and %s in code', (id, title, name) => {
    expect([titleOf(id), nameOf(id)]).toEqual([title, name]);
  });

  it('a test imports the new game from its own place', () => {
    const file = { path: 'template/test/a.test.ts', text: "import { x } from '../game/rules.ts';\n" };
    expect(fileOf(file, { id: 'go2', title: 'Go 2' })).toEqual({
      path: 'test/games/go2/a.test.ts',
      text: "import { x } from '#games/go2/rules.ts';\n",
    });
  });
});

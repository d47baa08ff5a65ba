import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readGameId } from '#shared/plugin/gameId.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { textOption } from './args.ts';
import type { Answer, Command } from './command.ts';
import { reason } from './files.ts';
import { refuseExtra } from './findGame.ts';
import { fileOf, titleOf, type NewGame, type TextFile } from './newGame.ts';

/** What a title may be, so that it stands unchanged in code, comments and Markdown. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’!?&.,:-]{0,39}$/u;

/** `quoin new`: a small complete game in the project at `root`, made of the template. */
export function newCommand(root: string): Command {
  return {
    name: 'new',
    summary: 'Begin a game: a small complete one, to be changed into yours.',
    usage: '<id> [--title "My Game"] [--json]',
    options: { title: { type: 'string', help: 'What people call it; made of the id when left out.' } },
    async run([word, ...rest], options) {
      if (word === undefined) return no('usage/game-id', 'Name the game, as in: quoin new my-game.');
      const extra = refuseExtra(rest);
      if (!extra.ok) return extra;
      const id = readGameId(word);
      if (!id.ok) return id;
      const title = textOption(options, 'title') ?? titleOf(id.value);
      if (!TITLE.test(title)) {
        return no(
          'usage/title',
          `“${title}” is no title: it is 1 to 40 letters, digits, spaces and simple punctuation, and begins with a letter or digit.`,
        );
      }
      return make(root, { id: id.value, title });
    },
  };
}

async function make(root: string, game: NewGame): Promise<Result<Answer>> {
  const folders = [`games/${game.id}`, `test/games/${game.id}`];
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken !== undefined) {
    return no('file/exists', `There is a folder ${taken} already: choose another name, or remove it first.`);
  }
  try {
    const template = [...(await filesIn(root, 'template/game')), ...(await filesIn(root, 'template/test'))];
    const files = await Promise.all(template.map((file) => formed(root, fileOf(file, game))));
    for (const { path, text } of files) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return yes({
      json: { ...game, files: files.map(({ path }) => path) },
      text: nextSteps(game, files.length),
    });
  } catch (error) {
    // Half a game would be worse than none: the menu would fail to load it.
    for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
    return no('file/unwritable', `The game could not be made: ${reason(error)}.`);
  }
}

async function filesIn(root: string, folder: string): Promise<readonly TextFile[]> {
  const names = (await readdir(join(root, folder))).filter((name) => !name.startsWith('.')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const path = `${folder}/${name}`;
      return { path, text: await readFile(join(root, path), 'utf8') };
    }),
  );
}

/** In the project's form: a longer name than the template's breaks lines elsewhere. */
async function formed(root: string, { path, text }: TextFile): Promise<TextFile> {
  const filepath = join(root, path);
  return { path, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
}

function nextSteps({ id, title }: NewGame, count: number): string {
  return [
    `${title} is in games/${id}, its tests in test/games/${id} (${count} files). It can be played at once:`,
    '',
    `  npm run dev                         then choose ${title} in the menu, or open /${id}`,
    `  npm run -s quoin -- check ${id}`,
    `  npx vitest run test/games/${id}`,
    '',
    `Begin reading with games/${id}/rules.ts, then machine.ts and view.ts; README, “Write a game”, walks through them.`,
    'When its rules stand, npm run records keeps how its matches end.',
  ].join('\n');
}

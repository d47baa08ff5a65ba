import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGolden, type Golden } from '#shared/plugin/kit/goldens.ts';
import { parsedJson } from '#shared/json.ts';
import { no, yes, type Result } from '#shared/result.ts';

/** Where they are, from the project's folder. */
const RECORDS = join('test', 'records');

/** The golden records of a game, where there are any: test/records/<game>/*.json. */
export async function goldensIn(game: string, records = RECORDS): Promise<Result<readonly Golden[]>> {
  const folder = join(records, game);
  const goldens: Golden[] = [];
  for (const file of await jsonFilesIn(folder)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (isFileError(error)) return null;
      throw error;
    });
    if (text === null) return no('file/unreadable', `${path} cannot be read.`);
    const golden = readGolden(`${game}/${file}`, parsedJson(text));
    if (!golden.ok) return golden;
    goldens.push(golden.value);
  }
  return yes(goldens);
}

/** In order of their names; none where there is no such folder, as where only the built arcade is. */
async function jsonFilesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  } catch (error) {
    if (isFileError(error)) return [];
    throw error;
  }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}

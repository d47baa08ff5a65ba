/** Writes the long match into a file, for whoever measures with it in a browser. */
import { writeFileSync } from 'node:fs';
import { makeLongMatch } from './longMatch.ts';

/** @returns 0. The only argument is the path of the file. @throws what writing it throws. */
export async function main([path]: readonly string[]): Promise<number> {
  if (path === undefined) throw new Error('The path of the file to write is missing.');
  const { record } = await makeLongMatch();
  writeFileSync(path, JSON.stringify(record));
  return 0;
}

/** The English lexicon without a browser: for the command line and for tests. */
import { readFile } from 'node:fs/promises';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { readPacked } from '#shared/dictionary/packed.ts';
import { packedEnglish } from './packedFile.ts';

/** Reads it for the project at `root`, and makes its packed file first where it is missing or out of date. */
export async function loadEnglishNode(root: string): Promise<Lexicon> {
  return readPacked(await readFile(packedEnglish(root)));
}

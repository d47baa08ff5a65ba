/**
 * The English lexicon packed: a file that is made from the texts of shared/dictionary/data when it is first needed or
 * when they, or what makes it, have changed.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { englishFrom } from '#shared/dictionary/englishWords.ts';
import type { EnglishTexts } from '#shared/dictionary/englishWords.ts';
import { packLexicon } from '#shared/dictionary/packed.ts';

const DAY_MS = 86_400_000;
const FILE = 'english.lexicon';
const DICTIONARY = ['shared', 'dictionary'];

/** The texts' files, in shared/dictionary/data. */
export const DATA_FILES = {
  words: 'english.words.br',
  added: 'english.added.txt',
  removed: 'english.removed.txt',
  rude: 'english.rude.txt',
} as const;

/** What the packed bytes depend on besides the texts: a change of method is a change. */
const METHOD = [
  'createLexicon.ts',
  'dawg.ts',
  'english.ts',
  'englishWords.ts',
  'letters.ts',
  'lexiconOf.ts',
  'marks.ts',
  'packed.ts',
  'packedDawg.ts',
  'rows.ts',
  'wordHash.ts',
  'wordNumbers.ts',
];

/** The folder of the texts. */
export function dataFolder(root: string): string {
  return join(root, ...DICTIONARY, 'data');
}

/** The texts of the project at `root`. */
export function readEnglishTexts(root: string): EnglishTexts {
  const file = (name: string): string => join(dataFolder(root), name);
  return {
    words: brotliDecompressSync(readFileSync(file(DATA_FILES.words))).toString('utf8'),
    added: readFileSync(file(DATA_FILES.added), 'utf8'),
    removed: readFileSync(file(DATA_FILES.removed), 'utf8'),
    rude: readFileSync(file(DATA_FILES.rude), 'utf8'),
  };
}

/**
 * The packed lexicon's file in the project at `root`, made unless it is there. Several processes may ask at once: each
 * that finds none makes it whole under a name of its own, and the last to rename it leaves the same bytes.
 */
export function packedEnglish(root: string): string {
  const folder = join(root, '.cache', 'lexicon', keyOf(root));
  const file = join(folder, FILE);
  if (existsSync(file)) return file;
  const bytes = packLexicon(englishFrom(readEnglishTexts(root)));
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `.making-${process.pid}-${performance.now()}`);
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
  removeOld(folder);
  return file;
}

/** Equal when the packed bytes would come out equal. */
function keyOf(root: string): string {
  const hash = createHash('sha256');
  const texts = Object.values(DATA_FILES).map((name) => join(dataFolder(root), name));
  const method = METHOD.map((name) => join(root, ...DICTIONARY, name));
  for (const path of [...texts, ...method])
    hash.update(createHash('sha256').update(readFileSync(path)).digest());
  return hash.digest('hex').slice(0, 16);
}

/** Those of earlier texts go after a day: a server that runs since before may still send them. */
function removeOld(current: string): void {
  const all = dirname(current);
  for (const name of readdirSync(all)) {
    const path = join(all, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (path === current || stat === undefined || Date.now() - stat.mtimeMs < DAY_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

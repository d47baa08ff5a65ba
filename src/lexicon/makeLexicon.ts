/** What `node scripts/lexicon.mjs` does: the data file of the English lexicon from SCOWL, and the lexicon's name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createLexicon } from '#shared/dictionary/createLexicon.ts';
import { englishFrom, formatGraded } from '#shared/dictionary/englishWords.ts';
import { DATA_FILES, dataFolder, readEnglishTexts } from './packedFile.ts';
import { readScowl, SCOWL_FOLDER } from './scowl.ts';

const ABOUT = `The words of SCOWL (Spell Checker Oriented Word Lists), version 2020.12.07, of levels 10 to 80.
Their notices are beside this file in english.notice.txt.
A number alone on a line is the level of the words after it.`;

/** `argv`: nothing, a folder with the files of SCOWL, or `--hash`, which takes the words as they are. */
export async function main(argv: readonly string[], root: string): Promise<number> {
  const [folder = SCOWL_FOLDER] = argv;
  if (folder !== '--hash') {
    let text: string;
    try {
      text = formatGraded(readScowl(folder), ABOUT);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      return 1;
    }
    const plain = Buffer.from(text);
    writeFileSync(
      join(dataFolder(root), DATA_FILES.words),
      brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    );
  }
  const english = createLexicon(englishFrom(readEnglishTexts(root)));
  writeFileSync(join(root, 'shared', 'dictionary', 'english.ts'), moduleOf(english.resource.hash));
  console.log(`${english.size} words; the longest has ${english.longest} letters; ${english.resource.hash}`);
  return 0;
}

/** The text of shared/dictionary/english.ts. */
function moduleOf(hash: string): string {
  return `/** The English lexicon's name. Written by \`node scripts/lexicon.mjs\`; what it is made of is in \`data/\`. */
import type { ResourceName } from '#shared/match/record.ts';

export const ENGLISH: ResourceName = { name: 'english', hash: '${hash}' };

/** What people call it. */
export const ENGLISH_TITLE = 'English';
`;
}

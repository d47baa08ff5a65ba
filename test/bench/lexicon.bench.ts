import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { englishFrom } from '#shared/dictionary/englishWords.ts';
import { packLexicon, readPacked } from '#shared/dictionary/packed.ts';
import { packedEnglish, readEnglishTexts } from '#src/lexicon/packedFile.ts';
import type { Measure } from './measure.ts';

const ROOT = process.cwd();

function packed(): Uint8Array {
  return new Uint8Array(readFileSync(packedEnglish(ROOT)));
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

export const measures: readonly Measure[] = [
  {
    name: 'reading the English lexicon, to judge words',
    unit: 'ms',
    run() {
      const bytes = packed();
      return Promise.resolve(timed(() => readPacked(bytes).has('quoin')));
    },
  },
  {
    name: 'reading the English lexicon, to judge words, tell their levels and solve boards',
    unit: 'ms',
    run() {
      const bytes = packed();
      return Promise.resolve(
        timed(() => {
          const lexicon = readPacked(bytes);
          return [lexicon.level('quoin'), lexicon.longest, lexicon.automaton];
        }),
      );
    },
  },
  {
    name: 'the English lexicon as it is fetched, with brotli',
    unit: 'kB',
    run: () => Promise.resolve(brotliCompressSync(packed()).length / 1000),
  },
  {
    name: 'compiling the English lexicon from its texts',
    unit: 'ms',
    run: () => Promise.resolve(timed(() => packLexicon(englishFrom(readEnglishTexts(ROOT))))),
  },
];

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { englishFrom } from '#shared/dictionary/englishWords.ts';
import { packLexicon, readPacked } from '#shared/dictionary/packed.ts';
import { packedEnglish, readEnglishTexts } from '#src/lexicon/packedFile.ts';
import type { Measure, Noted } from './measure.ts';

const ROOT = process.cwd();

function packed(): Uint8Array {
  return new Uint8Array(readFileSync(packedEnglish(ROOT)));
}

/** Milliseconds by the clock; the processor's, compiling included, are told besides: on a busy machine they are fewer. */
function timed(work: () => unknown): Noted {
  const started = performance.now();
  const before = process.cpuUsage();
  work();
  const value = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { value, note: `${((user + system) / 1000).toFixed(0)} ms of the processor` };
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

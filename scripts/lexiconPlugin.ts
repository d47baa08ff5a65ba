import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { packedEnglish } from '../src/lexicon/packedFile.ts';

/** How code imports the address of the packed English lexicon. */
const ADDRESS = 'quoin:english.lexicon?url';

/** Makes the packed English lexicon when something first imports its address, and serves it as any other file. */
export function lexicon(): Plugin {
  return {
    name: 'quoin:lexicon',
    enforce: 'pre',
    resolveId: (source) =>
      source === ADDRESS ? `${packedEnglish(fileURLToPath(new URL('..', import.meta.url)))}?url` : null,
  };
}

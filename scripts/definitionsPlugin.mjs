import { sep } from 'node:path';

import { definitionFiles } from './definitions.mjs';

const NAME = 'virtual:definitions';

/**
 * `import urls from 'virtual:definitions'`: the address of each file of definitions by its key. The files are assets,
 * fetched when a word is looked up.
 * @returns {import('vite').Plugin}
 */
export function definitions() {
  return {
    name: 'quoin:definitions',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const files = [...(await definitionFiles())];
      const imports = files.map(([, path], i) => {
        const address = `${path.split(sep).join('/')}?url`;
        return `import url${i} from ${JSON.stringify(address)};`;
      });
      const urls = files.map(([key], i) => `  ${JSON.stringify(key)}: url${i},`);
      return [...imports, 'export default {', ...urls, '};', ''].join('\n');
    },
  };
}

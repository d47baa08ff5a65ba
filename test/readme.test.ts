/** README shows real code: each block of “Write a game” stands, line for line, in the file named before it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const section = /\n## Write a game\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';

test('the code of “Write a game” is the template’s own', () => {
  const blocks = [...section.matchAll(/\]\((template\/game\/\S+?)\)[^`]*```ts\n([\s\S]*?)```/g)];
  expect(blocks.map(([, file]) => file)).toEqual(['template/game/rules.ts', 'template/game/machine.ts']);
  expect(section.match(/```ts\n/g)).toHaveLength(blocks.length);
  for (const [, file = '', code = ''] of blocks) expect(readFileSync(file, 'utf8')).toContain(code);
});

test('what README links to is there', () => {
  const files = [...readme.matchAll(/\]\(([^):#]+)\)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

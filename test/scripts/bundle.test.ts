import { expect, it } from 'vitest';

import { bundle } from '../../scripts/bundle.mjs';

const FOLDER = 'test/scripts/bundled';

it('a bundle starts its threads from files beside it, and runs what is theirs only there', async () => {
  const beside = { thread: `${FOLDER}/thread.ts` };
  const { main } = await bundle('bundle-test', `${FOLDER}/main.ts`, [FOLDER], beside);
  expect(await main([])).toBe(82);
});

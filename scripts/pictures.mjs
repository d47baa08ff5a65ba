// npm run pictures: keeps how every screen looks now, for the browser tests to compare with. Look at them before you commit.
import { findBrowser } from './browser.mjs';
import { explain } from './explain.mjs';
import { binOf } from './paths.mjs';
import { runNode } from './run.mjs';

try {
  process.exitCode = await runNode(binOf('@playwright/test', 'playwright'), ['test', 'pictures.spec.ts'], {
    QUOIN_BROWSER: await findBrowser(),
    QUOIN_PICTURES: 'write',
  });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

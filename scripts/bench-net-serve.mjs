// A server of bench-net.mjs, `node bench-net-serve.mjs BUNDLE serve …`: the command line as it was bundled, with a page of one
// line in place of the built one, which nobody loads there.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { programIn } from './bundle.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

const page = mkdtempSync(join(tmpdir(), 'quoin-net-page-'));
try {
  const html = '<!doctype html><html lang="en"><head><base href="/" /><title>Quoin</title></head></html>';
  writeFileSync(join(page, 'index.html'), html);
  const [cli = '', ...words] = process.argv.slice(2);
  const { main } = await programIn(cli);
  process.exitCode = await main(words, ROOT, () => Promise.resolve(page));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(page, { recursive: true, force: true });
}

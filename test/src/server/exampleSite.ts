import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = `console.log(${JSON.stringify('quoin '.repeat(400))});\n`;

/** A small build as the real one looks, in a folder of its own, and what takes it away again. */
export function makeExampleSite(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'quoin-site-'));
  mkdirSync(join(root, 'assets'));
  const write = (name: string, content: string | Buffer): void => writeFileSync(join(root, name), content);
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><base href="/" /></head><body>Arcade</body></html>',
  );
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.fingerprint', 'private');
  write('assets/index-AbCd_123.js', SCRIPT);
  write('assets/index-AbCd_123.js.br', brotliCompressSync(SCRIPT));
  write('assets/index-AbCd_123.js.gz', gzipSync(SCRIPT));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

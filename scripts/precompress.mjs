import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a file fits in a packet or two either way. */
const LEAST = 1024;

/** Compressed already. */
const COMPRESSED = /\.(avif|br|gz|jpe?g|mp3|ogg|png|webp|woff2)$/;

/** Five megabytes of glosses would take half a minute at the best quality, to be an eighth smaller. */
const QUICK = /^definitions-[\w-]+\.txt$/;
const QUICK_QUALITY = 6;

/**
 * Writes `x.br` and `x.gz` beside every file of a built app that gets smaller by it, so that the server never has to.
 * index.html is left out: the server compresses it once it knows the base path.
 * @param {string} root
 */
export async function precompress(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(root, 'index.html'));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const plain = readFileSync(file);
  if (plain.length < LEAST) return;
  const quality = QUICK.test(basename(file)) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
  const br = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  const gz = await zip(plain, { level: 9 });
  if (br.length < plain.length) writeFileSync(`${file}.br`, br);
  if (gz.length < plain.length) writeFileSync(`${file}.gz`, gz);
}

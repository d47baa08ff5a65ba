import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { mediaType } from './mediaTypes.ts';
import { pageFile, siteFile, type SiteFile } from './siteFile.ts';

/**
 * The built arcade, read into memory once: a request can only name what is in the map,
 * and a rebuild under a running server cannot mix two builds.
 */
export interface Site {
  readonly page: SiteFile;
  readonly files: ReadonlyMap<string, SiteFile>; // by path relative to the base, `assets/x-1234abcd.js`
}

const PRECOMPRESSED = /\.(br|gz)$/;

/** Reads a build folder. Dot files stay private. Throws the file system's error when there is no build. */
export function readSite(root: string, base: string): Site {
  const page = pageFile(readFileSync(join(root, 'index.html'), 'utf8'), base);
  const names = listFiles(root);
  const known = new Set(names);
  const read = (name: string): Buffer => readFileSync(join(root, name));
  const files = new Map<string, SiteFile>([['index.html', page]]);
  for (const name of names) {
    if (files.has(name) || PRECOMPRESSED.test(name)) continue;
    const bodies = {
      identity: read(name),
      ...(known.has(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {}),
      ...(known.has(`${name}.br`) ? { br: read(`${name}.br`) } : {}),
    };
    files.set(name, siteFile(name, bodies));
  }
  return { page, files };
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * The file for a path inside the base, or `undefined` for 404. A path that no file has is a page of the app
 * unless it looks like an asset: the app has its own words for an address it does not know.
 */
export function findFile(site: Site, path: string, wantsHtml: boolean): SiteFile | undefined {
  const file = site.files.get(path);
  if (file !== undefined) return file;
  if (path.startsWith('assets/') || mediaType(path) !== undefined) return undefined;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return wantsHtml || !lastSegment.includes('.') ? site.page : undefined;
}

/** Where a record stands in an address: behind its `#`, so that no server ever gets it. */

const MARK = '#r=';

/** What stands behind the `#` of a page's address, if it is a record. */
export function recordInHash(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
}

/** The whole address under which that page opens an encoded record. `base` is the arcade's own (`document.baseURI`). */
export function linkTo(page: 'replay' | 'inspect', encoded: string, base: string): string {
  return new URL(`${page}${MARK}${encoded}`, base).href;
}

/** Where the match of a replay stands in its address. */
import type { LocationQuery, RouteLocationRaw } from 'vue-router';
import type { SeatIndex } from '#shared/match/entry.ts';
import { readCode } from '#src/room/tableCode.ts';

/** A record stands behind the `#`, so that no server ever gets it. */
const MARK = '#r=';

/** What stands behind the `#` of a page's address, if it is a record. */
export function recordInHash(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
}

/** The whole address under which that page opens an encoded record. `base` is the arcade's own (`document.baseURI`). */
export function linkTo(page: 'replay' | 'inspect', encoded: string, base: string): string {
  return new URL(`${page}${MARK}${encoded}`, base).href;
}

/** The code of the hosted table whose match it is (`?table=7KR4MX`), which the server has; null where none is named. */
export function tableInQuery({ table }: LocationQuery): string | null {
  return typeof table === 'string' ? readCode(table) : null;
}

/** Whose eyes it is seen by at first: `?as=2` is the second seat. Null where no seat is named. */
export function seatInQuery({ as }: LocationQuery): SeatIndex | null {
  return typeof as === 'string' && /^[1-9]\d?$/.test(as) ? Number(as) - 1 : null;
}

/** Where a match is watched again: under its `id` here, or else the table's, as the seat one had in it. */
export function replayOf(
  match: { readonly id: string } | { readonly table: string },
  seat: SeatIndex | null,
): RouteLocationRaw {
  const as = seat === null ? {} : { as: String(seat + 1) };
  return 'id' in match
    ? { path: `/replay/${match.id}`, query: as }
    : { path: '/replay', query: { table: match.table, ...as } };
}

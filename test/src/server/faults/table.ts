/** A table of Boggle with people at it who write. */
import * as v from 'valibot';
import type { ClientAct } from '#src/room/acts.ts';
import { TABLE_MADE_SCHEMA } from '#src/room/protocol.ts';
import { openPage, type Page } from './page.ts';
import { play } from './writing.ts';

export interface TableWanted {
  /** Whom to ask for it: `host:port`. */
  readonly address: string;
  /** How each page comes to it; one for each seat. */
  readonly pages: readonly (() => string)[];
  /** Computers beside them. */
  readonly bots?: readonly string[];
  /** s; default: longer than any test. */
  readonly roundTime?: number;
}

export interface Table {
  readonly code: string;
  readonly pages: readonly Page[];
  readonly host: Page;
}

const MARKS = 'abcdefghijklmnopqrstuvw';

/** Opened, everybody seated, begun, and its first round running: everybody sees it. */
export async function beginRound({
  address,
  pages: addresses,
  bots = [],
  roundTime = 1800,
}: TableWanted): Promise<Table> {
  const code = await openTable(address, { roundTime }, addresses.length + bots.length);
  const pages: Page[] = [];
  for (const [seat, at] of addresses.entries()) {
    const mark = `xq${MARKS.charAt(seat)}z`;
    const page = openPage({ address: at, code, coming: { as: 'seat', name: `Player ${seat + 1}` }, mark });
    await page.until('has a seat', ({ you }) => you !== null);
    pages.push(page);
  }
  const [host] = pages;
  if (host === undefined) throw new Error('Somebody has to be host.');
  for (const bot of bots) await carriedOut(host, { type: 'computer', bot });
  await carriedOut(host, { type: 'begin' });
  await carriedOut(host, play({ type: 'startRound' }));
  for (const page of pages) await page.until('is in the round', () => page.writing()?.phase === 'round');
  return { code, pages, host };
}

/** Answers its code. */
export async function openTable(
  address: string,
  settings: Readonly<Record<string, number | string | boolean>> = {},
  places = 2,
): Promise<string> {
  const answer = await fetch(`http://${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'boggle', settings, places }),
  });
  if (answer.status !== 201) throw new Error(`No table could be opened: ${await answer.text()}`);
  return v.parse(TABLE_MADE_SCHEMA, await answer.json()).code;
}

/** Asks for something that must not be refused. */
export async function carriedOut(page: Page, act: ClientAct): Promise<void> {
  const refusal = await page.link.send(act);
  if (refusal !== null) throw new Error(`“${act.type}” was refused: ${refusal.message}`);
}

/** As many ways to one address. */
export function allBy(address: () => string, count: number): readonly (() => string)[] {
  return Array.from({ length: count }, () => address);
}

/** What became of all that was asked, by the table's log; and whether anybody was sent what was not for them. */
import { createHash } from 'node:crypto';
import type { RoomEntry } from '#src/room/acts.ts';
import { readServerMessage } from '#src/room/protocol.ts';
import { openStore } from '#src/server/stores/openStore.ts';
import type { Asked, Page } from './page.ts';
import type { Table } from './table.ts';
import { readWriting, writtenBy } from './writing.ts';

export interface Audit {
  /** Words that were answered to be written. */
  readonly acked: number;
  /** Of them, those that the log does not hold. */
  readonly lost: readonly string[];
  /** Words, or numbers of commands, that stand in the log twice. */
  readonly duplicated: readonly string[];
  /** Words that stand in the log after one that was written later, or whose numbers leave one out. */
  readonly disordered: readonly string[];
  /** Words in the log although the server refused them. */
  readonly revived: readonly string[];
  /** Frames with what was not for whom they were sent to, and what that was. */
  readonly leaks: readonly string[];
}

/** Nothing of it may be otherwise. */
export const SOUND = { lost: [], duplicated: [], disordered: [], revived: [], leaks: [] } as const;

export async function audit(store: string, table: Table, more: readonly Page[] = []): Promise<Audit> {
  const entries = await logOf(store, table.code);
  const pages = [...table.pages, ...more];
  const words = pages.map((page) => auditWords(page, entries));
  return {
    acked: words.reduce((sum, { acked }) => sum + acked, 0),
    lost: words.flatMap(({ lost }) => lost),
    duplicated: [...words.flatMap(({ duplicated }) => duplicated), ...twiceNumbered(entries)],
    disordered: words.flatMap(({ disordered }) => disordered),
    revived: words.flatMap(({ revived }) => revived),
    leaks: leaksOf(pages, entries),
  };
}

export async function logOf(store: string, code: string): Promise<readonly RoomEntry[]> {
  const opened = await openStore(store);
  if (!opened.ok) throw new Error(opened.message);
  try {
    return (await opened.value.read(code, 1))?.entries ?? [];
  } finally {
    await opened.value.close();
  }
}

/** What was written under that mark, in the log's order. */
function wordsIn(entries: readonly RoomEntry[], mark: string): readonly string[] {
  return entries.flatMap(({ act }) => {
    const written = act.type === 'play' ? writtenBy(act.move) : null;
    return written?.startsWith(mark) ? [written.trimEnd()] : [];
  });
}

function auditWords({ asked, mark }: Page, entries: readonly RoomEntry[]) {
  const kept = wordsIn(entries, mark);
  const places = asked.map(({ word }) => kept.indexOf(word)).filter((place) => place !== -1);
  const acked = asked.filter(({ answer }) => answer === null);
  return {
    acked: acked.length,
    lost: acked.filter(({ word }) => !kept.includes(word)).map(({ word }) => word),
    duplicated: kept.filter((word, place) => kept.indexOf(word) !== place),
    disordered: places.flatMap((place, i) => (place < (places[i - 1] ?? 0) ? [kept[place] ?? ''] : [])),
    revived: asked.filter((each) => isRefused(each) && kept.includes(each.word)).map(({ word }) => word),
  };
}

/** A page whose link has ended gives up what it heard nothing of: whether that was done it does not know, and does not say. */
function isRefused({ answer }: Asked): boolean {
  return answer !== undefined && answer !== null && !answer.code.startsWith('link/');
}

/** Each sender's numbers go up by one. */
function twiceNumbered(entries: readonly RoomEntry[]): readonly string[] {
  const last = new Map<string, number>();
  return entries.flatMap(({ by, c, n, act }) => {
    if (c === null) return [];
    const who = act.type === 'bot' ? `bot${act.seat}` : by;
    const expected = (last.get(who) ?? 0) + 1;
    last.set(who, c);
    return c === expected ? [] : [`entry ${n}: ${who} ${c} instead of ${expected}`];
  });
}

function leaksOf(pages: readonly Page[], entries: readonly RoomEntry[]): readonly string[] {
  const hashes = entries.flatMap(({ act }) => ('token' in act ? [act.token] : []));
  const seeds = entries.flatMap(({ act }) => (act.type === 'begin' ? [String(act.seed)] : []));
  const tokens = new Set(pages.flatMap(({ token }) => (token === null ? [] : [token])));
  const hashed = [...tokens].map((token) => createHash('sha256').update(token).digest('hex'));
  return pages.flatMap((page) => {
    const others = [...tokens].filter((token) => token !== page.token);
    // Two pages with one token are one seat.
    const marks = pages.filter(({ token }) => token !== page.token).map(({ mark }) => mark);
    const leaks = page.frames.flatMap((frame) => {
      const secrets = [...hashes, ...hashed, ...others, ...(isOpen(frame) ? [] : marks)];
      const told = secrets.filter((secret) => frame.includes(secret));
      const seed = seeds.filter((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`).test(frame));
      const own = isSheetOfAnother(frame) ? ['another’s sheet'] : [];
      return [...told, ...seed, ...own].map((what) => `${page.mark} was sent ${what}`);
    });
    return [...new Set(leaks)];
  });
}

/** Once a round is over, everybody may see what was written. */
function isOpen(frame: string): boolean {
  const writing = writingIn(frame);
  return writing !== null && writing.phase !== 'round';
}

function isSheetOfAnother(frame: string): boolean {
  const writing = writingIn(frame);
  return (
    writing?.phase === 'round' &&
    writing.sheets.some((text, seat) => text !== null && text !== '' && seat !== writing.self)
  );
}

function writingIn(frame: string) {
  if (!frame.startsWith('{"type":"view"')) return null;
  const message = readServerMessage(frame);
  return message?.type === 'view' ? readWriting(message.view.data) : null;
}

/** One line for people who want to know. */
export function tell(fault: string, figures: Audit, resumes: readonly number[] = []): void {
  const sorted = resumes.toSorted((a, b) => a - b);
  const part = (share: number): string =>
    `${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)}`;
  const { acked, lost, duplicated, disordered, leaks } = figures;
  const times =
    sorted.length === 0
      ? ''
      : `; ${sorted.length} resumes, p50 ${part(0.5)}, p95 ${part(0.95)}, at most ${part(1)} ms`;
  console.log(
    `${fault}: acked ${acked}, lost ${lost.length}, twice ${duplicated.length}, out of order ${disordered.length}, leaks ${leaks.length}${times}`,
  );
}

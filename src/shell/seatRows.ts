/** The seats of a match that is being set up, a row each. */
import { cleanName, nameKey } from '#shared/match/names.ts';
import type { Sitter } from '#shared/match/seating.ts';
import type { SeatPlan } from '#shared/plugin/contract.ts';
import { usualName } from '#src/profile/usualName.ts';
import type { GameWords } from './gameWords.ts';
import { saySetUp } from './saySetUp.ts';
import { botsOf } from './setUpQuery.ts';

/** A seat; `key` tells it from the others however they move. */
export type SeatRow = Sitter & { readonly key: number };

/** A computer player that can be chosen, and what it is called. */
export interface Computer {
  readonly bot: string;
  readonly label: string;
}

/** Rows for a line-up (each `person` or a bot's name); people have these names, as far as they go. */
export function rowsOf(lineup: readonly string[], names: readonly string[] = []): readonly SeatRow[] {
  return lineup.reduce<readonly SeatRow[]>((rows, sitter) => {
    const name = names[peopleIn(rows)];
    return withRow(rows, sitter, name);
  }, []);
}

/** One more row at the end. */
export function withRow(rows: readonly SeatRow[], sitter: string, name = freeName(rows)): readonly SeatRow[] {
  const key = rows.reduce((highest, row) => Math.max(highest, row.key), 0) + 1;
  return [...rows, sitter === 'person' ? { key, by: 'person', name } : { key, by: 'bot', bot: sitter }];
}

/** What sits there, as a line-up has it. */
export function lineupOf(rows: readonly SeatRow[]): readonly string[] {
  return rows.map((row) => (row.by === 'person' ? 'person' : row.bot));
}

export function peopleIn(rows: readonly SeatRow[]): number {
  return rows.filter(({ by }) => by === 'person').length;
}

/** What the people are called, as it was entered. */
export function namesIn(rows: readonly SeatRow[]): readonly string[] {
  return rows.flatMap((row) => (row.by === 'person' ? [row.name] : []));
}

/** As a match takes them. */
export function sittersIn(rows: readonly SeatRow[]): readonly Sitter[] {
  return rows.map((row) =>
    row.by === 'person' ? { by: 'person', name: cleanName(row.name) } : { by: 'bot', bot: row.bot },
  );
}

/** What is wrong with the names, a sentence by the key of the row it is about. */
export function nameFaults(rows: readonly SeatRow[]): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  const given = new Set<string>();
  rows.forEach((row, i) => {
    if (row.by !== 'person') return;
    const name = cleanName(row.name);
    if (name === '') faults.set(row.key, saySetUp('company.noName', { number: i + 1 }));
    else if (given.has(nameKey(name))) faults.set(row.key, saySetUp('company.sameName', { name }));
    given.add(nameKey(name));
  });
  return faults;
}

/** Whether there is anything to choose about who sits. */
export function isChoice(plan: SeatPlan): boolean {
  return plan.max > plan.min || (plan.computers?.length ?? 0) > 1;
}

/** The computers of a set-up as they are called; a translation has them under `bot.<name>`. */
export function computersOf(plan: SeatPlan, game: string, wordsOf: GameWords): readonly Computer[] {
  return botsOf(plan).map((bot) => {
    const label = plan.computers?.find((each) => each.bot === bot)?.label;
    return { bot, label: wordsOf(game, `bot.${bot}`, label ?? saySetUp('company.computerLabel')) };
  });
}

function freeName(rows: readonly SeatRow[]): string {
  const taken = rows.flatMap((row) => (row.by === 'person' ? [nameKey(row.name)] : []));
  for (let n = taken.length; ; n += 1) {
    const name = usualName(n);
    if (!taken.includes(nameKey(name))) return name;
  }
}

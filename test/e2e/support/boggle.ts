/** What a person does at a Boggle table, by the names that assistive technology hears. */
import { expect, type Locator, type Page } from '@playwright/test';
import { neighbourTable } from '#shared/grid/grid.ts';

const SHAPE = { width: 4, height: 4 };

export interface Score {
  readonly round: number;
  readonly total: number;
}

export interface Table {
  /** From an address with settings to the table. */
  sitDown(query?: string): Promise<void>;
  startRound(): Promise<void>;
  /** Before its time; pressed again where the press came so soon that it was not meant. */
  endRound(): Promise<void>;
  /** The letters on the board, row by row. */
  letters(): Promise<readonly string[]>;
  /** Puts a whole text into the editor; words end with white space. */
  write(text: string): Promise<void>;
  /** Lets the clock of the page run, timers and all. */
  pass(ms: number): Promise<void>;
  timeLeft(): Promise<string>;
  score(of: 'You' | 'Computer'): Promise<Score>;
  /** The list of that name, during or after a round. */
  list(name: string): Locator;
  editor(): Locator;
}

export function boggle(page: Page): Table {
  const editor = page.getByRole('textbox', { name: 'Your words', exact: true });
  return {
    async sitDown(query = '') {
      await page.goto(`./boggle/new${query}`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Start round', exact: true })).toBeVisible();
    },
    async startRound() {
      await page.getByRole('button', { name: 'Start round', exact: true }).click();
      await expect(page.getByRole('gridcell')).toHaveCount(16);
      await expect(editor).toBeEnabled();
    },
    async endRound() {
      const end = page.getByRole('button', { name: 'End round now', exact: true });
      await expect(async () => {
        await end.click();
        await expect(end).toBeHidden({ timeout: 500 });
      }).toPass();
    },
    async letters() {
      const cells = await page.getByRole('gridcell').allInnerTexts();
      // The number of a letter in the word stands in its cell.
      return cells.map((cell) => cell.replace(/[\d\s]/g, '').toLowerCase());
    },
    async write(text) {
      await expect(editor).toBeEnabled();
      await editor.fill(text);
    },
    pass: (ms) => page.clock.runFor(ms),
    timeLeft: () => page.getByRole('timer', { name: 'Time left', exact: true }).innerText(),
    async score(of) {
      const line = page.getByRole('list', { name: 'Scores' }).getByRole('listitem').filter({ hasText: of });
      // Only what is said: beside it the same numbers are drawn.
      const numberIn = async (said: RegExp): Promise<number> =>
        Number((await line.getByText(said).innerText()).replace(/[^\d-]/g, ''));
      return { round: await numberIn(/^This round/), total: await numberIn(/^Total/) };
    },
    list: (name) => page.getByRole('region', { name, exact: true }),
    editor: () => editor,
  };
}

/** Different words of `length` letters along paths over the board; the judge asks no more than that. */
export function pathsOf(letters: readonly string[], length: number, count: number): readonly string[] {
  return [...new Set(routesOf(length).map((path) => path.map((cell) => letters[cell]).join('')))].slice(
    0,
    count,
  );
}

/** Paths over the board of so many cells, some hundreds of them. */
export function routesOf(length: number): readonly (readonly number[])[] {
  const next = neighbourTable(SHAPE);
  const routes: (readonly number[])[] = [];
  function walk(path: readonly number[]): void {
    if (routes.length >= 400) return;
    if (path.length === length) {
      routes.push(path);
      return;
    }
    for (const cell of next[path.at(-1) ?? 0] ?? []) if (!path.includes(cell)) walk([...path, cell]);
  }
  for (let cell = 0; cell < 16; cell += 1) walk([cell]);
  return routes;
}

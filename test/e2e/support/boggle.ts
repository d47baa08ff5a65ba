/** What a person does at a Boggle table, by the names that assistive technology hears. */
import { expect, type Page } from '@playwright/test';
import { neighbourTable } from '#shared/grid/grid.ts';

const SHAPE = { width: 4, height: 4 };

export interface Table {
  startRound(): Promise<void>;
  /** The letters on the board, row by row. */
  letters(): Promise<readonly string[]>;
  write(text: string): Promise<void>;
  /** Lets the clock of the page run, timers and all. */
  pass(ms: number): Promise<void>;
  timeLeft(): Promise<string>;
}

export function boggle(page: Page): Table {
  return {
    async startRound() {
      await page.getByRole('button', { name: 'Start round', exact: true }).click();
      await expect(page.getByRole('gridcell')).toHaveCount(16);
    },
    async letters() {
      const cells = await page.getByRole('gridcell').allInnerTexts();
      return cells.map((cell) => cell.trim().toLowerCase());
    },
    async write(text) {
      const editor = page.getByRole('textbox', { name: 'Your words', exact: true });
      await expect(editor).toBeEnabled();
      await editor.fill(text);
    },
    pass: (ms) => page.clock.runFor(ms),
    timeLeft: () => page.getByRole('timer', { name: 'Time left', exact: true }).innerText(),
  };
}

/** Different words of `length` letters along paths over the board; the judge asks no more than that. */
export function pathsOf(letters: readonly string[], length: number, count: number): readonly string[] {
  const next = neighbourTable(SHAPE);
  const words = new Set<string>();
  function walk(path: readonly number[]): void {
    if (words.size >= count) return;
    if (path.length === length) {
      words.add(path.map((cell) => letters[cell]).join(''));
      return;
    }
    for (const cell of next[path.at(-1) ?? 0] ?? []) if (!path.includes(cell)) walk([...path, cell]);
  }
  for (let cell = 0; cell < letters.length; cell += 1) walk([cell]);
  return [...words];
}

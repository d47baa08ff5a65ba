/** What a person does at a table of Pig, by the names that assistive technology hears. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Quick to play: a few turns, and no waiting that is not needed. */
export const SHORT = 'goal=25&pace=400&pigTime=1';

/** ms after the end of a game in which a key was still meant for the dice, and a little more. */
export const STRAY = 1000;

export interface Moment {
  /** Whose turn it is; once the game is over, who has won it. */
  readonly headline: string;
  /** By whose they are, as it stands before them: “Your Score”. */
  readonly scores: Readonly<Record<string, number>>;
  readonly total: number;
  /** The dice of this turn. */
  readonly throws: readonly number[];
  /** Whether whoever looks may roll or hold. */
  readonly open: boolean;
  /** The game's end is told, over the table. */
  readonly over: boolean;
}

export type Choice = 'Roll' | 'Hold';

export interface Table {
  /** From an address with settings to the table. */
  sitDown(query: string): Promise<void>;
  /** From the set-up to the table, whose clock stands still from then on. */
  start(): Promise<void>;
  moment(): Promise<Moment>;
  /** Presses, and waits until what comes of it stands there. */
  choose(choice: Choice): Promise<Moment>;
  /** To the end of the game: while it is not open to choose, time passes. */
  playOut(choiceAt: (moment: Moment) => Choice): Promise<void>;
  /** Lets the clock of the page run, timers and all. */
  pass(ms: number): Promise<void>;
  over(): Locator;
  /** What stands in a place beside its name: games won and lost, scores. */
  counted(place: Locator): Promise<Readonly<Record<string, string>>>;
}

/** `press`: by the key where nothing else is said. */
export function pig(page: Page, press = byKey): Table {
  const over = page.getByRole('dialog');
  const table: Table = {
    async sitDown(query) {
      await page.goto(`./pig/new?${query}`);
      await table.start();
    },
    async start() {
      await page.clock.install();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    },
    moment: async () => momentIn(await page.locator('body').ariaSnapshot()),
    async choose(choice) {
      const before = await table.moment();
      await press(page, choice);
      await expect.poll(table.moment, { intervals: [50] }).not.toEqual(before);
      return table.moment();
    },
    async playOut(choiceAt) {
      for (let now = await table.moment(); !now.over; now = await table.moment()) {
        if (now.open) await table.choose(choiceAt(now));
        else await table.pass(500);
      }
    },
    pass: (ms) => page.clock.runFor(ms),
    over: () => over,
    async counted(place) {
      const names = await place.getByRole('term').allInnerTexts();
      const values = await place.getByRole('definition').allInnerTexts();
      return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
    },
  };
  return table;
}

/** Reads a table of Pig out of what is said of the whole page at one moment. */
function momentIn(said: string): Moment {
  const numbers = [...said.matchAll(/term: "(.+?):"\n\s*- definition: "(\d+)"/g)].map(
    ([, name = '', value]): [string, number] => [name, Number(value)],
  );
  const { 'Turn Total': total = NaN, ...scores } = Object.fromEntries(numbers);
  const dice = /Rolls this turn: ([\d, +]+)/.exec(said)?.[1] ?? '';
  return {
    headline: /heading "(.+)" \[level=2\]/.exec(said)?.[1] ?? '',
    scores,
    total,
    throws: dice.split(/[,+]/).filter(Boolean).map(Number),
    open: /button "Roll"(?! \[disabled\])/.test(said),
    over: /^- dialog|\n\s*- dialog/.test(said),
  };
}

export function byKey(page: Page, choice: Choice): Promise<void> {
  return page.keyboard.press(choice === 'Roll' ? 'r' : 'h');
}

export function byTouch(page: Page, choice: Choice): Promise<void> {
  return page.getByRole('button', { name: choice, exact: true }).tap();
}

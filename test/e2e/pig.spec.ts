/** Pig as different people play it. What they decide, they decide by what stands on the page. */
import { isAtMenu } from './support/arcade.ts';
import { tabTo } from './support/keyboard.ts';
import { expectCleanEverywhere, expectLargeTargets, expectNoSideways } from './support/look.ts';
import { byTouch, pig, SHORT, STRAY, type Choice, type Moment } from './support/pig.ts';
import { expect, test } from './support/test.ts';

/** Holds once it has a good part of the goal, and rolls on where that wins; with seed 810 two turns are enough. */
function inTwoTurns({ total, scores }: Moment): Choice {
  return total >= 10 && scores['Your Score'] === 0 ? 'Hold' : 'Roll';
}

// But for the test of the die itself, it lies at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game won and a game lost by the keyboard alone, and both are counted from then on', async ({
  page,
}) => {
  const table = pig(page);
  await table.sitDown(`seed=810&${SHORT}`);
  await expect(page.getByText('You started this game. I start the next.')).toBeVisible();
  await table.playOut(inTwoTurns);
  const { 'Your Score': yours, 'My Score': mine } = (await table.moment()).scores;
  await expect(table.over()).toHaveAccessibleName(
    `You win ${yours} to ${mine}. Would you like to play again?`,
  );
  expect(await table.counted(table.over())).toEqual({
    'Games you won': '1',
    'Games I won': '0',
    'Your share': '100%',
  });

  // Keys that were still meant for the dice begin no game.
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(table.over()).toBeVisible();
  await table.pass(STRAY);
  await tabTo(page, table.over().getByRole('button', { name: 'New Game' }));
  await page.keyboard.press('Enter');
  await expect(table.over()).toBeHidden();
  await expect(page.getByText('I started this game. You start the next.')).toBeVisible();
  expect(await table.moment()).toMatchObject({
    headline: 'My turn',
    scores: { 'Your Score': 0, 'My Score': 0 },
    total: 0,
    open: false,
  });
  // Who only ever passes loses.
  await table.playOut(() => 'Hold');
  const lost = (await table.moment()).scores;
  expect(lost['Your Score']).toBe(0);
  await expect(table.over()).toHaveAccessibleName(
    `I win ${lost['My Score']} to 0. Would you like to play again?`,
  );

  const both = { 'Games you won': '1', 'Games I won': '1', 'Your share': '50%' };
  expect(await table.counted(table.over())).toEqual(both);
  await page.clock.resume();
  await page.reload();
  await expect(table.over()).toBeVisible();
  expect(await table.counted(table.over())).toEqual(both);
  await table.pass(STRAY);
  await tabTo(page, table.over().getByRole('button', { name: 'Quit' }));
  await page.keyboard.press('Enter');
  await isAtMenu(page);
  await table.sitDown(`seed=1&${SHORT}`);
  expect(await table.counted(page.getByRole('main'))).toMatchObject(both);
});

test('two people at one device and a computer play to the end, and the second starts the next game', async ({
  page,
}) => {
  const table = pig(page);
  await page.goto(`./pig/new?seats=person,person,hold20&seed=2&${SHORT}`);
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bea');
  await table.start();
  const seen = new Set<string>();
  await table.playOut((now) => {
    seen.add(now.headline);
    return now.total >= 10 ? 'Hold' : 'Roll';
  });
  expect([...seen]).toEqual(['Ada’s turn', 'Bea’s turn']);
  const { scores } = await table.moment();
  expect(Object.keys(scores)).toEqual(['Ada', 'Bea', 'Hold at 20']);
  const [winner = ''] = Object.keys(scores).filter((name) => (scores[name] ?? 0) >= 25);
  await expect(table.over()).toHaveAccessibleName(`${winner} wins. Would you like to play again?`);
  await expect(table.over().getByRole('listitem').first()).toHaveText(
    `${winner}${scores[winner]} points1 game won`,
  );
  await table.pass(STRAY);
  // Whoever has won, and whoever played last.
  await table.over().getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByText('Bea started this game. Hold at 20 starts the next.')).toBeVisible();
  expect(await table.moment()).toMatchObject({ headline: 'Bea’s turn', open: true });
});

test('the die tumbles, is brought to rest by another press, and lies at once where motion is not wished', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = pig(page);
  const die = (name: string) => page.getByRole('img', { name, exact: true });
  await table.sitDown(`seed=843&${SHORT}`);
  await page.keyboard.press('r');
  await expect(die('Rolling')).toBeVisible();
  // Nothing is known before it lies.
  expect(await table.moment()).toMatchObject({ total: 0, throws: [] });
  await table.pass(600);
  await expect(die('The die shows 6')).toBeVisible();
  await page.keyboard.press('r');
  await expect(die('Rolling')).toBeVisible();
  await page.keyboard.press('r');
  await expect(die('The die shows 5')).toBeVisible();
  expect(await table.moment()).toMatchObject({ total: 11, throws: [6, 5] });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('r');
  await expect(die('The die shows 1')).toBeVisible();
  await expect(page.getByText('1: the turn is lost, 11 gone.')).toBeVisible();
  // It stands in sight before the turn passes.
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await table.pass(1000);
  await expect(page.getByRole('heading', { name: 'My turn' })).toBeVisible();
});

test('a turn of Two-Dice Pig, and a throw of Hog', async ({ page }) => {
  const table = pig(page);
  await table.sitDown('preset=twoDice&seed=13');
  const { throws: two, total } = await table.choose('Roll');
  expect(two).toHaveLength(2);
  expect(total).toBe(sumOf(two));
  await expect(page.getByText(`A 1 loses ${total}, two the score.`)).toBeVisible();
  expect(await table.choose('Hold')).toMatchObject({ headline: 'My turn', total: 0 });
  expect((await table.moment()).scores['Your Score']).toBe(total);

  await table.sitDown('preset=hog&seed=13');
  await expect(page.getByRole('button', { name: 'Hold', exact: true })).toHaveCount(0);
  const dice = page.getByRole('spinbutton', { name: 'Dice to throw' });
  await dice.press('Home');
  await dice.press('ArrowRight');
  await dice.press('ArrowRight');
  await table.choose('Roll');
  const shown = await page
    .getByRole('img', { name: /^The dice show [\d, ]+, held$/ })
    .getAttribute('aria-label');
  const thrown = shown?.match(/\d/g)?.map(Number) ?? [];
  expect(thrown).toHaveLength(3);
  // It is banked by itself.
  expect(await table.moment()).toMatchObject({ headline: 'My turn', total: 0 });
  expect((await table.moment()).scores['Your Score']).toBe(sumOf(thrown));
});

test('every moment of a game in both themes and sizes: advice, a rolled 1, the end, what decisions cost', async ({
  page,
}) => {
  const table = pig(page);
  await table.sitDown('seed=843&goal=25&pace=400&pigTime=60');
  // What looks at the page needs its clock. A minute is more than enough for it.
  await page.clock.resume();
  await table.choose('Roll');
  await table.choose('Roll');
  await page.getByRole('switch', { name: 'Adviser' }).click();
  await expect(page.getByText(/^Roll: it wins \d+ games more in 100/)).toBeVisible();
  await expectCleanEverywhere(page, 'in the middle of a turn, with advice');
  await expectLargeTargets(page, 'in the middle of a turn');
  await table.choose('Roll');
  await expect(page.getByText('1: the turn is lost, 11 gone.')).toBeVisible();
  await expectCleanEverywhere(page, 'a rolled 1');
  await table.pass(60_000);
  await table.playOut(() => 'Hold');
  await expect(table.over()).toBeVisible();
  await expectCleanEverywhere(page, 'the end of a game');
  await table.pass(STRAY);
  await table.over().getByRole('button', { name: 'Look at the table' }).click();
  await expect(
    page.getByText('At 0 to 0 with 0: you held, rolling was better', { exact: false }).first(),
  ).toBeVisible();
  await page.getByText(/^All \d+ decisions$/).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectCleanEverywhere(page, 'what the decisions cost');
  await expectLargeTargets(page, 'what the decisions cost');
});

test.describe('by touch alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game on a phone, and the next', async ({ page }) => {
    const table = pig(page, byTouch);
    await table.sitDown(`seed=810&${SHORT}`);
    await expectNoSideways(page, 'on a phone');
    await table.playOut(inTwoTurns);
    await expect(table.over()).toHaveAccessibleName(/^You win /);
    await table.pass(STRAY);
    await table.over().getByRole('button', { name: 'New Game' }).tap();
    await expect(table.over()).toBeHidden();
    expect(await table.moment()).toMatchObject({ headline: 'My turn', open: false });
  });
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

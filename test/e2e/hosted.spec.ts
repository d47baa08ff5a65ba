/** Tables that people play at together, each in a browser of their own. */
import type { Locator, Page } from '@playwright/test';
import { boggle } from './support/boggle.ts';
import { expect, host, hostedUrl, join, PHONE, seatOf, test, watchTable } from './support/hosted.ts';
import { expectClean, expectNoSideways } from './support/look.ts';
import { pig, SHORT } from './support/pig.ts';

const connected = (page: Page) => page.getByText('Connected', { exact: true }).first();
const round = (page: Page) => page.getByRole('button', { name: 'Start round', exact: true });

/** What comes so soon that it was not meant is not heard. */
async function pressUntilGone(button: Locator): Promise<void> {
  await expect(async () => {
    await button.click();
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
}

async function writes(page: Page, text: string): Promise<void> {
  await boggle(page).write(text);
}

test('a game of Boggle is hosted, joined by code, watched, and played for two rounds', async ({
  somebody,
}) => {
  const ann = await somebody();
  const bob = await somebody(PHONE);
  const eve = await somebody();
  const code = await host(ann, 'boggle', 'Ann');
  await join(bob, code, 'Bob');
  await watchTable(eve, code);
  await expect(ann.getByText('2 of 6 taken, 1 person watching')).toBeVisible();
  await expect(connected(bob)).toBeVisible();

  await bob.getByRole('button', { name: 'I’m ready' }).click();
  await expect(seatOf(ann, 'Bob').getByText('Ready', { exact: true })).toBeVisible();
  await bob.getByRole('button', { name: 'Good luck!' }).click();
  await expect(ann.getByText('Good luck!').first()).toBeVisible();
  for (const [page, where] of [
    [ann, 'the lobby of the host'],
    [bob, 'the lobby on a phone'],
    [eve, 'the lobby of who watches'],
  ] as const) {
    await expectClean(page, where);
    await expectNoSideways(page, where);
  }

  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(round(ann)).toBeEnabled();
  await round(ann).click();
  await writes(ann, 'annsword shared ');
  await writes(bob, 'bobsword shared ');
  await expect(ann.getByText('2 words, still hidden')).toBeVisible();
  // Nobody's word is anywhere on another's page before the round is over.
  await expect(ann.getByText('bobsword', { exact: false })).toHaveCount(0);
  await expect(eve.getByRole('gridcell')).toHaveCount(16);
  expect(await eve.content()).not.toContain('annsword');
  await expectClean(ann, 'the table of the host');
  await expectClean(bob, 'the table on a phone');

  // It ends when both have done so.
  for (const page of [ann, bob]) {
    await page.getByRole('button', { name: 'End round now', exact: true }).click();
  }
  for (const page of [ann, bob, eve]) {
    await expect(page.getByText('Annsword').first()).toBeVisible();
    await expect(page.getByText('Bobsword').first()).toBeVisible();
    await expect(page.getByText('Shared').first()).toBeVisible();
  }
  await expectClean(bob, 'the review on a phone');

  // The second round is the host's to start, and nobody else's.
  await expect(round(bob)).toHaveCount(0);
  await expect(bob.getByText('The host starts the next round.')).toBeVisible();
  await round(ann).click();
  await expect(boggle(bob).editor()).toBeEnabled();
  await writes(bob, 'again ');
  await expect(ann.getByText('1 word, still hidden')).toBeVisible();
});

test('a phone drops out of a round and comes back to its seat with its words', async ({ somebody }) => {
  const ann = await somebody();
  const bob = await somebody(PHONE);
  const code = await host(ann, 'boggle', 'Ann');
  await join(bob, code, 'Bob');
  await expect(seatOf(ann, 'Bob')).toBeVisible();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await round(ann).click();
  await writes(bob, 'first ');
  await expect(ann.getByText('1 word, still hidden')).toBeVisible();

  const context = bob.context();
  await bob.close();
  await expect(ann.getByRole('button', { name: 'People, 1 is away' })).toBeVisible();
  const back = await context.newPage();
  await back.goto(hostedUrl(`t/${code}`));
  await expect(boggle(back).editor()).toHaveValue('first ');
  await writes(back, 'first second ');
  await expect(ann.getByText('2 words, still hidden')).toBeVisible();
  await expect(ann.getByRole('button', { name: 'People', exact: true })).toBeVisible();
});

test('what is typed while the connection is lost is kept, and sent once it is back', async ({ somebody }) => {
  const ann = await somebody();
  const bob = await somebody();
  const code = await host(ann, 'boggle', 'Ann');
  // Everything between this page and the server can be cut.
  let cut = false;
  const lines = new Set<() => Promise<void>>();
  await bob.routeWebSocket(/api\/socket/, async (socket) => {
    if (cut) return void (await socket.close());
    socket.connectToServer();
    lines.add(() => socket.close());
  });
  await join(bob, code, 'Bob');
  await expect(seatOf(ann, 'Bob')).toBeVisible();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await round(ann).click();
  await writes(bob, 'before ');
  await expect(ann.getByText('1 word, still hidden')).toBeVisible();

  cut = true;
  for (const close of lines) await close();
  await expect(bob.getByText('Connection lost, trying again …').first()).toBeVisible();
  await writes(bob, 'before during ');
  await expectClean(bob, 'a table without a connection');
  await expect(bob.getByRole('button', { name: 'Try now' }).first()).toBeVisible();
  // It comes back by itself.
  cut = false;
  await expect(ann.getByText('2 words, still hidden')).toBeVisible();
  await expect(boggle(bob).editor()).toHaveValue('before during ');

  // Nor is it lost with the page.
  cut = true;
  for (const close of lines) await close();
  await expect(bob.getByText('Connection lost, trying again …').first()).toBeVisible();
  await writes(bob, 'before during after ');
  cut = false;
  await bob.reload();
  await expect(ann.getByText('3 words, still hidden')).toBeVisible();
  await expect(boggle(bob).editor()).toHaveValue('before during after ');
});

test('the host closes the tab in the middle of a round, and another goes on', async ({ somebody }) => {
  const ann = await somebody();
  const bob = await somebody();
  const code = await host(ann, 'boggle', 'Ann');
  await join(bob, code, 'Bob');
  await expect(seatOf(ann, 'Bob')).toBeVisible();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await round(ann).click();
  await writes(ann, 'left ');
  await writes(bob, 'stayed ');
  await ann.close();
  // The role is Bob's, who lets a computer play for Ann, so that the round can end.
  await bob.getByRole('button', { name: 'People, 1 is away' }).click();
  await bob.getByRole('button', { name: 'Let a computer play' }).click();
  await expect(bob.getByText('Away, a computer plays')).toBeVisible();
  await bob.keyboard.press('Escape');
  await boggle(bob).endRound();
  await expect(bob.getByText('Stayed').first()).toBeVisible({ timeout: 30_000 });
  await round(bob).click();
  await expect(boggle(bob).editor()).toBeEnabled();
});

test('a wrong code, a full table and a lost seat are told in a sentence', async ({ somebody }) => {
  const ann = await somebody();
  const bob = await somebody();
  await bob.goto(hostedUrl('join'));
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByLabel('Code or link').fill('hello');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByText('That is neither a code nor a link').first()).toBeVisible();
  await bob.getByLabel('Code or link').fill('234567');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByText('There is no table with that code.').first()).toBeVisible();
  await expectClean(bob, 'a code of no table');

  const code = await host(ann, 'high-card', 'Ann');
  for (let more = 0; more < 3; more += 1) await ann.getByRole('button', { name: 'Add a computer' }).click();
  await expect(ann.getByText('4 of 4 taken')).toBeVisible();
  await bob.getByLabel('Code or link').fill(code);
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByText('All seats are taken', { exact: false }).first()).toBeVisible();
  await bob.getByRole('button', { name: 'Watch' }).first().click();
  await expect(ann.getByText('1 person watching', { exact: false })).toBeVisible();

  // A seat that is taken away is lost, and its page says so.
  await bob.goto(hostedUrl('join'));
  await ann
    .getByRole('button', { name: /^More about/ })
    .last()
    .click();
  await ann.getByRole('button', { name: 'Remove the computer' }).click();
  await join(bob, code, 'Bob');
  await ann.getByRole('button', { name: 'More about Bob' }).click();
  await ann.getByRole('button', { name: 'Remove from the table' }).click();
  await ann.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(bob.getByText('the host has taken it back', { exact: false }).first()).toBeVisible();
});

test('a game with turns and hidden cards: taken back when all agree, replayed when it is over, played again', async ({
  somebody,
}) => {
  const ann = await somebody();
  const bob = await somebody();
  const cem = await somebody(PHONE);
  const code = await host(ann, 'high-card', 'Ann');
  await join(bob, code, 'Bob');
  await join(cem, code, 'Cem');
  await expect(seatOf(ann, 'Cem')).toBeVisible();
  await ann.getByRole('button', { name: 'Start the game' }).click();

  const keep = (page: Page) => page.getByRole('button', { name: 'keep', exact: true });
  await expect(ann.getByText('Bob: card ?')).toBeVisible();
  await expect(ann.getByText(/Ann: card \d+/)).toBeVisible();
  await expect(keep(bob)).toHaveCount(0);
  await keep(ann).click();
  await keep(bob).click();
  await expect(keep(cem)).toBeVisible();

  await cem.getByRole('button', { name: 'Ask to take back' }).click();
  await ann.getByRole('button', { name: 'Agree' }).click();
  await expect(ann.getByText('Waiting for Bob', { exact: false }).first()).toBeVisible();
  await bob.getByRole('button', { name: 'Agree' }).click();
  // It is Bob's turn once more.
  await expect(keep(bob)).toBeVisible();
  await expect(keep(cem)).toHaveCount(0);
  await expectClean(cem, 'High Card on a phone');

  await ann.getByRole('button', { name: 'quit', exact: true }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  // All is revealed, and the whole match can be watched by everybody.
  await expect(cem.getByText(/Bob: card \d+/)).toBeVisible();
  await ann.getByRole('button', { name: 'Play again with everybody' }).click();
  await expect(ann).not.toHaveURL(new RegExp(code));
  await expect(ann.getByRole('heading', { name: 'Your table' })).toBeVisible();
  await bob
    .getByRole('button', { name: 'Go to the next table' })
    .or(bob.getByRole('link', { name: 'Go to the next table' }))
    .click();
  await expect(seatOf(ann, 'Bob')).toBeVisible();
  await cem.getByRole('button', { name: 'Watch it again' }).click();
  await expect(cem.getByRole('slider').first()).toBeVisible();
  // It stands in the history of everybody who sat there.
  await bob.goto(hostedUrl('history'));
  await expect(bob.getByText('High Card').first()).toBeVisible();
  await expect(bob.getByText('Going on')).toHaveCount(0);
});

test('one person alone hosts, starts the game and the round', async ({ somebody }) => {
  const ann = await somebody();
  await host(ann, 'boggle', 'Ann');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await round(ann).click();
  await expect(boggle(ann).editor()).toBeEnabled();
  await writes(ann, 'alone ');
  await boggle(ann).endRound();
  await expect(ann.getByText('Alone').first()).toBeVisible();
});

test('a game of Pig of two people and a computer is played to its end, and the next one begun', async ({
  somebody,
}) => {
  const ann = await somebody();
  const bob = await somebody(PHONE);
  const code = await host(ann, 'pig', 'Ann', `?${SHORT}`);
  await join(bob, code, 'Bob');
  await expect(seatOf(ann, 'Bob')).toBeVisible();
  await ann.getByRole('button', { name: 'Add a computer' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  const [anns, bobs] = [pig(ann), pig(bob)];
  await expect.poll(anns.moment).toMatchObject({ headline: 'Your turn', open: true });
  await expect.poll(bobs.moment).toMatchObject({ headline: 'Ann’s turn', open: false });
  await anns.choose('Hold');
  await expect.poll(bobs.moment).toMatchObject({ headline: 'Your turn', open: true });

  // Whoever's turn it is rolls until the turn is lost or the game is won, which is soon.
  for (let over = false; !over;) {
    for (const table of [anns, bobs]) {
      const now = await table.moment();
      if (now.open && !now.over) await table.choose('Roll');
      over ||= now.over;
    }
  }
  await expect(anns.over()).toBeVisible();
  await expect(bobs.over()).toBeVisible();
  const { You: ann1, Bob: bob1, ...rest1 } = (await anns.moment()).scores;
  const { You: bob2, Ann: ann2, ...rest2 } = (await bobs.moment()).scores;
  expect([ann2, bob2, rest2]).toEqual([ann1, bob1, rest1]);
  expect(Math.max(...Object.values((await bobs.moment()).scores))).toBeGreaterThanOrEqual(25);

  // Only the host begins the next game; Bob, who looks at the table meanwhile, starts it.
  await pressUntilGone(bobs.over().getByRole('button', { name: 'Look at the table' }));
  await expect(bob.getByText('The host begins the next game.')).toBeVisible();
  await expectClean(bob, 'the end of a game of Pig on a phone');
  await pressUntilGone(anns.over().getByRole('button', { name: 'New Game' }));
  await expect.poll(bobs.moment).toMatchObject({ headline: 'Your turn', open: true, total: 0 });
  await expect.poll(anns.moment).toMatchObject({ headline: 'Bob’s turn', open: false });
});

import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES, plainTable, placeBeforeEach, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;
placeBeforeEach((dealt) => {
  place = dealt;
});

const isPaused = (): boolean => place.page().find('.curtain').exists();
const last = (): unknown => place.said.at(-1);

test('Alt+P pauses, and goes on', async () => {
  await place.sit();
  await place.press('startRound');
  expect(await place.chord('KeyP')).toBe(true);
  expect(isPaused()).toBe(true);
  await place.chord('KeyP');
  expect(isPaused()).toBe(false);
});

test('Alt+M switches the sound, and says so', async () => {
  const pressed = (): unknown => place.page().find('[aria-label=Sound]').attributes('aria-pressed');
  await place.sit();
  expect(pressed()).toBe('true');
  await place.chord('KeyM');
  expect(pressed()).toBe('false');
  expect(last()).toEqual({ text: 'Sound is off', urgency: 'polite' });
  await place.chord('KeyM');
  expect(pressed()).toBe('true');
  expect(last()).toEqual({ text: 'Sound is on', urgency: 'polite' });
});

test.each([
  [78_000, '1 minute 42 seconds left'],
  [60_000, '2 minutes left'],
  [179_000, '1 second left'],
])('Alt+T says after %i ms what is left of three minutes', async (ms, sentence) => {
  await place.sit();
  await place.press('startRound');
  await place.pass(ms);
  await place.chord('KeyT');
  expect(last()).toEqual({ text: sentence, urgency: 'assertive' });
});

test('Alt+T says so where no clock runs', async () => {
  await place.sit();
  await place.chord('KeyT');
  expect(last()).toEqual({ text: 'There is no limit.', urgency: 'assertive' });
});

test('Alt+U takes back, and says so', async () => {
  await place.deal(GAMES.highCard, ['person', 'person']);
  await place.sit();
  await place.press('keep');
  await place.chord('KeyU');
  expect((await place.kept()).at(-1)).toEqual({ type: 'back', to: 0 });
  expect(last()).toEqual({ text: 'Taken back.', urgency: 'polite' });
});

test.each([{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a letter, AltGr and chords of the browser are let through: %o',
  async (keys) => {
    await place.sit();
    await place.press('startRound');
    expect(await place.chord('KeyP', keys)).toBe(false);
    expect(isPaused()).toBe(false);
  },
);

test('who has switched shortcuts off has none, and none is named', async () => {
  place.notes.set('quoin:preferences', JSON.stringify({ shortcuts: false }));
  await place.sit();
  await place.press('startRound');
  expect(await place.chord('KeyP')).toBe(false);
  expect(isPaused()).toBe(false);
  expect(place.page().find('[aria-label=Pause]').attributes('title')).toBe('Pause');
});

test('buttons name their chord beside their name', async () => {
  await place.sit();
  await place.press('startRound');
  expect(place.page().find('[aria-label=Pause]').attributes('title')).toBe('Pause (Alt+P)');
});

describe('a chord of the table’s own', () => {
  const turned = (): string => place.page().find('.turned').text();
  const title = (): unknown => place.page().find('.turned').attributes('title');

  test('runs while the match goes on, and is named', async () => {
    await place.sit();
    expect(await place.chord('KeyR')).toBe(true);
    expect(turned()).toBe('1');
    expect(title()).toBe('Turn the board (Alt+R)');
  });

  test.each([{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is let through with other keys: %o',
    async (keys) => {
      await place.sit();
      expect(await place.chord('KeyR', keys)).toBe(false);
      expect(turned()).toBe('0');
    },
  );

  test('is run once for a key that is held down', async () => {
    await place.sit();
    await place.chord('KeyR');
    await place.chord('KeyR', { repeat: true });
    expect(turned()).toBe('1');
  });

  test('does nothing while the match is paused', async () => {
    await place.sit();
    await place.press('startRound');
    await place.chord('KeyP');
    await place.chord('KeyR');
    expect(turned()).toBe('0');
    await place.chord('KeyP');
    await place.chord('KeyR');
    expect(turned()).toBe('1');
  });

  test('does nothing while a dialog is open, the table’s or the frame’s', async () => {
    await place.sit();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await place.chord('KeyR');
    expect(turned()).toBe('0');
    dialog.remove();
    await place.chord('KeyR');
    expect(turned()).toBe('1');
  });

  test('neither runs nor is named for whoever has switched shortcuts off', async () => {
    place.notes.set('quoin:preferences', JSON.stringify({ shortcuts: false }));
    await place.sit();
    expect(await place.chord('KeyR')).toBe(false);
    expect(turned()).toBe('0');
    expect(title()).toBe('Turn the board');
  });

  test('is nobody’s where there is no frame, and is forgotten with its table', async () => {
    const table = mount(plainTable(), { props: { view: { effects: [] }, send: () => null } });
    expect(await place.chord('KeyR')).toBe(false);
    expect(table.find('.turned').attributes('title')).toBe('Turn the board');
    table.unmount();
    await place.sit();
    place.page().unmount();
    expect(await place.chord('KeyR')).toBe(false);
  });
});

describe('a single key of the table’s own', () => {
  const held = (): string => place.page().find('.held').text();
  const title = (): unknown => place.page().find('.held').attributes('title');

  test('runs without Alt while the match goes on, and is named', async () => {
    await place.sit();
    expect(await place.key('KeyH')).toBe(true);
    expect(held()).toBe('1');
    expect(title()).toBe('Hold (H)');
  });

  test('is the key that bears the letter, or stands in its place where letters are others', async () => {
    await place.sit();
    await place.key('KeyO', { key: 'h' });
    await place.key('KeyH', { key: 'р' });
    expect(held()).toBe('2');
    expect(await place.key('KeyH', { key: 'p' })).toBe(false);
    expect(held()).toBe('2');
  });

  test.each([
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { isComposing: true },
  ])('is let through with other keys, and while a letter is being composed: %o', async (keys) => {
    await place.sit();
    expect(await place.key('KeyH', keys)).toBe(false);
    expect(held()).toBe('0');
  });

  test('is run once for a key that is held down', async () => {
    await place.sit();
    await place.key('KeyH');
    expect(await place.key('KeyH', { repeat: true })).toBe(true);
    expect(held()).toBe('1');
  });

  test('is a letter in whatever is written in', async () => {
    await place.sit();
    const box = document.createElement('div');
    box.innerHTML =
      '<input><select></select><textarea></textarea><p contenteditable tabindex="0"></p><button></button>';
    document.body.append(box);
    for (const field of box.querySelectorAll<HTMLElement>('input, select, textarea, p')) {
      field.focus();
      expect(document.activeElement).toBe(field);
      expect(await place.key('KeyH'), field.tagName).toBe(false);
    }
    expect(held()).toBe('0');
    box.querySelector('button')?.focus();
    expect(await place.key('KeyH')).toBe(true);
    expect(held()).toBe('1');
    box.remove();
  });

  test('does nothing while the match is paused or a dialog is open', async () => {
    await place.sit();
    await place.press('startRound');
    await place.chord('KeyP');
    expect(await place.key('KeyH')).toBe(false);
    await place.chord('KeyP');
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    expect(await place.key('KeyH')).toBe(false);
    expect(held()).toBe('0');
    dialog.remove();
    await place.key('KeyH');
    expect(held()).toBe('1');
  });

  test('neither runs nor is named for whoever has switched shortcuts off', async () => {
    place.notes.set('quoin:preferences', JSON.stringify({ shortcuts: false }));
    await place.sit();
    expect(await place.key('KeyH')).toBe(false);
    expect(held()).toBe('0');
    expect(title()).toBe('Hold');
  });
});

import { expect, test } from 'vitest';
import { translationsIn } from '#shared/plugin/translations.ts';

const found = translationsIn(
  {
    '/src/shell/messages.pl.ts': async () => ({ 'menu.play': 'Graj', shared: 'shell' }),
    '/shared/messages.pl.ts': async () => ({ 'clock.label': 'Pozostały czas' }),
    '/games/boggle/messages.pl.ts': async () => ({ 'sheet.label': 'Twoje słowa' }),
    '/games/pig/messages.pl.ts': async () => ({ 'pig.roll': 'Rzuć' }),
    '/src/shell/messages.de-AT.ts': async () => ({ 'menu.play': 'Spielen' }),
  },
  {
    '/games/boggle/rules.pl.md': async () => '# Zasady',
    '/games/boggle/rules.de-AT.md': async () => '# Regeln',
  },
);

test('the languages are those of the files’ names, each once', () => {
  expect(found.tags).toEqual(['de-AT', 'pl']);
  expect(translationsIn({}).tags).toEqual([]);
});

test('the arcade’s words come without any game’s, and with a game’s when one is named', async () => {
  expect(await found.load('pl')).toEqual({
    'menu.play': 'Graj',
    shared: 'shell',
    'clock.label': 'Pozostały czas',
  });
  expect(await found.load('pl', 'boggle')).toMatchObject({
    'menu.play': 'Graj',
    'sheet.label': 'Twoje słowa',
  });
  expect(await found.load('pl', 'boggle')).not.toHaveProperty('pig.roll');
});

test('a language nobody has written is empty, so that all stays English', async () => {
  expect(await found.load('fr', 'boggle')).toEqual({});
});

test('a game’s rules come in the language where they are translated', async () => {
  expect(await found.rules('pl', 'boggle')).toBe('# Zasady');
  expect(await found.rules('pl', 'pig')).toBeNull();
  expect(await found.rules('fr', 'boggle')).toBeNull();
});

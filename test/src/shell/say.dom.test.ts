import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, nextTick } from 'vue';
import { translationsIn, type Translations } from '#shared/plugin/translations.ts';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import type { Words } from '#shared/plugin/words.ts';
import { useGameWords } from '#src/shell/gameWords.ts';
import { language, say, speak } from '#src/shell/say.ts';

const warn = vi.spyOn(console, 'warn').mockReturnValue();
beforeEach(() => warn.mockClear());
afterEach(() => {
  language.value = ENGLISH;
});

interface Slow {
  readonly from: Translations;
  /** Lets the file of that language come. */
  arrive(tag: string, words: Partial<Words>): void;
  fail(tag: string): void;
}

interface Later<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: Error): void;
}

function later<Value>(): Later<Value> {
  const ends: Pick<Later<Value>, 'resolve' | 'reject'>[] = [];
  const promise = new Promise<Value>((resolve, reject) => {
    ends.push({ resolve, reject });
  });
  return {
    promise,
    resolve: (value) => ends[0]?.resolve(value),
    reject: (error) => ends[0]?.reject(error),
  };
}

/** Translations whose files come when the test says so. */
function slow(...tags: readonly string[]): Slow {
  const files = new Map(tags.map((tag) => [tag, later<Partial<Words>>()]));
  const from = translationsIn(
    Object.fromEntries(
      [...files].map(([tag, { promise }]) => [`/src/shell/messages.${tag}.ts`, () => promise]),
    ),
  );
  return {
    from,
    arrive: (tag, words) => files.get(tag)?.resolve(words),
    fail: (tag) => files.get(tag)?.reject(new Error('offline')),
  };
}

test('a language is spoken once its file is there', async () => {
  const { from, arrive } = slow('de');
  const spoken = speak('de', from);
  expect(say('menu.play')).toBe('Play');
  arrive('de', { 'menu.play': 'Spielen' });
  await spoken;
  expect(say('menu.play')).toBe('Spielen');
  expect(document.documentElement.lang).toBe('de');
});

test('a file that does not come leaves English, with a warning and nothing thrown', async () => {
  const { from, fail } = slow('de');
  const spoken = speak('de', from);
  fail('de');
  await expect(spoken).resolves.toBeUndefined();
  expect(language.value).toBe(ENGLISH);
  expect(document.documentElement.lang).toBe('en');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('“de”'), 'offline');
});

test('of two quick choices the later holds, in whatever order their files come', async () => {
  const { from, arrive } = slow('de', 'pl');
  const both = [speak('de', from), speak('pl', from)];
  arrive('pl', { 'menu.play': 'Graj' });
  await both[1];
  arrive('de', { 'menu.play': 'Spielen' });
  await both[0];
  expect(say('menu.play')).toBe('Graj');
  expect(document.documentElement.lang).toBe('pl');
});

test('English chosen while another language is still coming stays', async () => {
  const { from, arrive } = slow('de');
  const late = speak('de', from);
  await speak('en', from);
  arrive('de', { 'menu.play': 'Spielen' });
  await late;
  expect(say('menu.play')).toBe('Play');
});

test('a file that fails after another language was chosen changes nothing', async () => {
  const { from, arrive, fail } = slow('de', 'pl');
  const both = [speak('de', from), speak('pl', from)];
  arrive('pl', { 'menu.play': 'Graj' });
  fail('de');
  await Promise.all(both);
  expect(say('menu.play')).toBe('Graj');
});

test('a game’s translation that does not come leaves its English, with a warning', async () => {
  const from = translationsIn({
    '/games/boggle/messages.de.ts': () => Promise.reject(new Error('offline')),
  });
  const scope = effectScope();
  language.value = { tag: 'de', words: {} };
  const words = scope.run(() => useGameWords(from));
  await vi.waitFor(() => {
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('boggle'), 'offline');
  });
  expect(words?.('boggle', 'plugin.title', 'Boggle')).toBe('Boggle');
  scope.stop();
});

test('a game’s words of a language that is spoken no more are dropped', async () => {
  const german = later<Partial<Words>>();
  const from = translationsIn({
    '/games/boggle/messages.de.ts': () => german.promise,
    '/games/boggle/messages.pl.ts': async () => ({ 'plugin.title': 'Słówka' }),
  });
  const scope = effectScope();
  language.value = { tag: 'de', words: {} };
  const words = scope.run(() => useGameWords(from));
  language.value = { tag: 'pl', words: {} };
  await nextTick();
  german.resolve({ 'plugin.title': 'Wörter' });
  await vi.waitFor(() => {
    expect(words?.('boggle', 'plugin.title', 'Boggle')).toBe('Słówka');
  });
  scope.stop();
});

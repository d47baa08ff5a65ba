import { describe, expect, test } from 'vitest';
import { formsOf, type Phrase, type Words } from '#shared/plugin/words.ts';

const sources: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['/src/**/*.{ts,vue}', '/shared/**/*.{ts,vue}', '/games/**/*.{ts,vue}', '/template/game/*.{ts,vue}'],
  { query: '?raw', import: 'default', eager: true },
);
const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob<
  Record<string, unknown>
>(['/src/**/*.en.ts', '/shared/*.en.ts', '/games/*/*.en.ts', '/template/game/*.en.ts'], { eager: true });

/** What is written anywhere but where a key is given its phrase, at the beginning of a line. */
const text = Object.values(sources)
  .map((source) => source.replace(/^ *'[^']+':/gm, ''))
  .join('\n');
/** Templates that may build keys: at least their first part, up to a dot, is written out. */
const built = [...text.matchAll(/`([a-zA-Z]+\.[^`\n]*\$\{[^`\n]*)`/g)].map(
  ([, template = '']) =>
    new RegExp(
      `^${template
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w-]+')}$`,
    ),
);

function isUsed(key: string): boolean {
  return text.includes(`'${key}'`) || built.some((template) => template.test(key));
}

/** The phrases of a file, whatever it calls them: a key has a part before a dot or a slash. */
function wordsIn(file: Readonly<Record<string, unknown>>): Words {
  const found: Record<string, Phrase> = {};
  for (const value of Object.values(file)) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, phrase] of Object.entries(value))
      if (/[./]/.test(key) && isPhrase(phrase)) found[key] = phrase;
  }
  return found;
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'other' in value);
}

function holesIn(form: string): readonly string[] {
  return [...new Set([...form.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole))].toSorted();
}

test('a key that nothing says, or that a template builds, is told from one that is said', () => {
  expect(isUsed('nobody.says.this')).toBe(false);
  expect(isUsed('menu.title')).toBe(true);
  expect(isUsed('lists.common')).toBe(true);
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  const words = wordsIn(file);

  test('holds phrases, and each is said somewhere', () => {
    expect(Object.keys(words)).not.toEqual([]);
    expect(Object.keys(words).filter((key) => !isUsed(key))).toEqual([]);
  });

  test('asks in every form of a plural for the same', () => {
    const uneven = Object.entries(words).filter(([, phrase]) => {
      const holes = formsOf(phrase).map((form) => holesIn(form).join());
      return new Set(holes).size > 1;
    });
    expect(uneven).toEqual([]);
  });
});

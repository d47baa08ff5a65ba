/**
 * Languages besides English: a file `messages.<tag>.ts` beside any `messages.en.ts` adds one, nothing else is edited.
 * It exports `messages`, a `Translation` of the keys of the English files in its folder. A game's rules are translated
 * by `rules.<tag>.md` beside its `rules.en.md`.
 */
import type { Words } from './words.ts';

type Load = () => Promise<Partial<Words>>;
type LoadText = () => Promise<string>;

const files: Readonly<Record<string, Load>> = import.meta.glob<Partial<Words>>(
  [
    '/src/*/messages.*.ts',
    '/shared/messages.*.ts',
    '/games/*/messages.*.ts',
    '!**/messages.en.ts',
    '!**/*.test.ts',
  ],
  { import: 'messages' },
);

const rulesFiles: Readonly<Record<string, LoadText>> = import.meta.glob<string>(
  ['/games/*/rules.*.md', '!**/rules.en.md'],
  { query: '?raw', import: 'default' },
);

export interface Translations {
  /** The tags of the languages there are besides English, in alphabetical order. */
  readonly tags: readonly string[];
  /** What the arcade and its shared parts say; with a game's id, what that game says as well. */
  load(tag: string, game?: string): Promise<Partial<Words>>;
  /** A game's rules in that language, in Markdown; null where nobody has translated them. */
  rules(tag: string, game: string): Promise<string | null>;
}

/** Finds languages by the paths of message files, and rules by the paths of theirs. */
export function translationsIn(
  found: Readonly<Record<string, Load>>,
  rules: Readonly<Record<string, LoadText>> = {},
): Translations {
  const tagOf = (path: string): string => /messages\.([^./]+)\.ts$/.exec(path)?.[1] ?? '';
  return {
    tags: [...new Set(Object.keys(found).map(tagOf))].toSorted(),
    async load(tag, game) {
      const wanted = Object.entries(found).filter(
        ([path]) =>
          tagOf(path) === tag &&
          (!path.startsWith('/games/') || (game !== undefined && path.startsWith(`/games/${game}/`))),
      );
      const parts = await Promise.all(wanted.map(([, load]) => load()));
      return parts.reduce((all, part) => ({ ...all, ...part }), {});
    },
    async rules(tag, game) {
      return (await rules[`/games/${game}/rules.${tag}.md`]?.()) ?? null;
    },
  };
}

export const translations = translationsIn(files, rulesFiles);

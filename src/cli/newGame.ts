/** A new game, made of the template: its files as text, under a name and a title of its own. */

/** The template’s own names; each stands in its files only where the new game’s is to stand. */
const OWN = { id: 'last-counter', title: 'Last Counter', name: 'LastCounter' } as const;

export interface NewGame {
  readonly id: string;
  readonly title: string;
}

/** A text file, its path from the project with slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** `my-game` as a title: “My Game”. */
export function titleOf(id: string): string {
  return wordsOf(id).join(' ');
}

/** `my-game` as part of a component’s name: `MyGame`. A name begins with a letter, so `7up` is `Game7up`. */
export function nameOf(id: string): string {
  const name = wordsOf(id).join('');
  return /^\d/.test(name) ? `Game${name}` : name;
}

function wordsOf(id: string): readonly string[] {
  return id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
}

/** A file of the template as a file of the new game. Not yet in the project's form: lines may be too long. */
export function fileOf({ path, text }: TextFile, game: NewGame): TextFile {
  const renamed = (from: string): string =>
    from.replaceAll(OWN.name, nameOf(game.id)).replaceAll(OWN.id, game.id);
  return {
    path: renamed(
      path
        .replace(/^template\/game\//, `games/${game.id}/`)
        .replace(/^template\/test\//, `test/games/${game.id}/`),
    ),
    text: renamed(text)
      .replaceAll("'../game/", `'#games/${game.id}/`)
      // In quotes of its own where it is a string: a title may hold an apostrophe.
      .replaceAll(`'${OWN.title}'`, () => JSON.stringify(game.title))
      .replaceAll(OWN.title, () => game.title),
  };
}

/** The golden records of the games: test/records/<game>/*.json, written by `npm run records`. */
import { readGolden, type Golden } from '#shared/plugin/kit/goldens.ts';
import { parsedJson } from '#shared/json.ts';

const FILES = import.meta.glob<string>('../records/*/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The golden files of a game as they stand, by name: `<game>/<name>.json`. */
export function goldenTexts(game: string): ReadonlyMap<string, string> {
  const own = Object.entries(FILES).map(([path, text]) => [path.slice('../records/'.length), text] as const);
  return new Map(own.filter(([name]) => name.startsWith(`${game}/`)));
}

/** A game's golden records, by the plugin's id. @throws when a file has another shape. */
export function goldensOf(game: string): readonly Golden[] {
  return [...goldenTexts(game)].map(([name, text]) => {
    const golden = readGolden(name, parsedJson(text));
    if (!golden.ok) throw new Error(golden.message);
    return golden.value;
  });
}

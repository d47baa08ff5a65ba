/** The golden records of the games: test/records/<game>/*.json, written by `npm run records`. */
import * as v from 'valibot';
import type { Golden } from '#shared/plugin/kit/goldens.ts';

const FILES = import.meta.glob<unknown>('../records/*/*.json', { eager: true, import: 'default' });

const FILE = v.strictObject({
  record: v.unknown(),
  end: v.strictObject({
    standing: v.array(v.strictObject({ seat: v.number(), score: v.number(), won: v.boolean() })),
    over: v.boolean(),
    final: v.boolean(),
    view: v.string(),
  }),
});

/** A game's golden records, by the plugin's id. @throws when a file has another shape. */
export function goldensOf(game: string): readonly Golden[] {
  return Object.entries(FILES)
    .filter(([path]) => path.startsWith(`../records/${game}/`))
    .map(([path, content]) => ({ name: path.slice('../records/'.length), ...v.parse(FILE, content) }));
}

/** The games there are: every folder in `games/` whose `index.ts` exports a `plugin`. */
import type { Plugin } from './contract.ts';

const found = import.meta.glob<Plugin>('/games/*/index.ts', { eager: true, import: 'plugin' });

/** In the order of their titles. */
export const plugins: readonly Plugin[] = Object.values(found).toSorted((a, b) =>
  a.title.localeCompare(b.title, 'en'),
);

/** The plugin of that id, or undefined. */
export function pluginOf(id: string): Plugin | undefined {
  return plugins.find((plugin) => plugin.id === id);
}

import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';

/**
 * Matches in the browser's database; where it refuses to begin one, in memory until the page closes, and
 * `onRefused` is told. A match stays where it began, so that its entries stay together.
 */
export function createResilientStore(
  kept: MatchStore,
  now: () => number,
  onRefused: (error: unknown) => void,
): MatchStore {
  const memory = createMemoryStore(now);
  const inMemory = new Set<string>();
  const of = (id: string): MatchStore => (inMemory.has(id) ? memory : kept);

  return {
    async create(id, record) {
      try {
        await kept.create(id, record);
      } catch (error) {
        await memory.create(id, record);
        inMemory.add(id);
        onRefused(error);
      }
    },
    append: (id, entry) => of(id).append(id, entry),
    reach: (id, reached) => of(id).reach(id, reached),
    hurry: (id, reached, unsaved) => {
      of(id).hurry(id, reached, unsaved);
    },
    read: (id) => of(id).read(id),
    async list() {
      const here = await memory.list();
      try {
        return [...here, ...(await kept.list())].toSorted((a, b) => b.touched - a.touched);
      } catch (error) {
        onRefused(error);
        return here;
      }
    },
    async remove(id) {
      await of(id).remove(id);
      inMemory.delete(id);
    },
  };
}

/** Who listens to which room in this process. */
import type { RoomNews } from './roomStore.ts';

type Hear = (news: RoomNews) => void;

export interface NewsDesk {
  listen(code: string, hear: Hear): () => void;
  /** Tells all who listen to the room, soon but not at once, in the order of these calls. */
  tell(code: string, news: RoomNews): void;
  /** Tells all who listen to any room. */
  tellAll(news: RoomNews): void;
  /** Whether anybody listens to the room. */
  isHeard(code: string): boolean;
  /** Nobody listens any more. */
  clear(): void;
}

export function createNewsDesk(): NewsDesk {
  const rooms = new Map<string, Set<{ readonly hear: Hear }>>();

  function tell(code: string, news: RoomNews): void {
    for (const listener of rooms.get(code) ?? []) {
      // Later, so that whoever appends from within what it hears cannot turn the order round for others.
      queueMicrotask(() => {
        if (rooms.get(code)?.has(listener) === true) listener.hear(news);
      });
    }
  }

  return {
    listen(code, hear) {
      const listener = { hear };
      const listeners = rooms.get(code) ?? new Set();
      rooms.set(code, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rooms.get(code) === listeners) rooms.delete(code);
      };
    },
    tell,
    tellAll(news) {
      for (const code of rooms.keys()) tell(code, news);
    },
    isHeard: (code) => rooms.has(code),
    clear: () => {
      rooms.clear();
    },
  };
}

/** What `--store` says: where the rooms are kept. */
import { no, yes } from '#shared/result.ts';
import { openFileRoomStore } from './fileStore.ts';
import { createMemoryRoomStore } from './memoryStore.ts';
import { openRedisRoomStore } from './redisStore.ts';
import type { OpenedStore } from './storeRefusal.ts';

/** Opens `memory`, `files:FOLDER`, `redis://…` or `rediss://…`. `report` hears a sentence on what is wrong, but not fatal. */
export async function openStore(text: string, report?: (sentence: string) => void): Promise<OpenedStore> {
  const said = report === undefined ? {} : { report };
  if (text === 'memory') return yes(createMemoryRoomStore(Date.now));
  const folder = /^files:(?<folder>.+)$/s.exec(text)?.groups?.['folder'];
  if (folder !== undefined) return openFileRoomStore({ folder, ...said });
  if (/^rediss?:\/\/./.test(text) && URL.canParse(text)) return openRedisRoomStore({ url: text, ...said });
  return no(
    'store/unknown',
    `The store ${JSON.stringify(withoutPassword(text))} is none: say memory, files:FOLDER, redis://HOST or rediss://HOST.`,
  );
}

/** What was typed may hold a password, and is shown. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/.*@/s, '//…@');
}

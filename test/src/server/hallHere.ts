import { yes } from '#shared/result.ts';
import { createLog } from '#src/server/log.ts';
import { createHall } from '#src/server/rooms/createHall.ts';
import type { StartHall } from '#src/server/rooms/startHall.ts';
import { openStore } from '#src/server/stores/openStore.ts';

/** The rooms of a server in the thread of the test, which has no built one to start. */
export const startHallHere: StartHall = async ({ store: address, root, limits, log: logging }) => {
  const opened = await openStore(address);
  if (!opened.ok) return opened;
  const log = createLog({ ...logging, clock: Date.now, write: (line) => process.stderr.write(`${line}\n`) });
  const bots = {
    ask: () => Promise.reject(new Error('No computer plays here.')),
    close: () => Promise.resolve(),
  };
  return yes((desk) => createHall({ store: opened.value, limits, root, log, bots }, desk));
};

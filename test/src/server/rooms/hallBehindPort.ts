import { MessageChannel } from 'node:worker_threads';
import { answerCalls } from '#src/server/rooms/answerCalls.ts';
import type { Desk, Hall } from '#src/server/rooms/hall.ts';
import type { HallCall, HallNews } from '#src/server/rooms/hallCalls.ts';
import { callHall } from '#src/server/rooms/hallPort.ts';

/** As between the threads of a server: what one says the other hears as a copy, and later. */
export function hallBehindPort(open: (desk: Desk) => Hall, desk: Desk): Hall {
  const { port1: sockets, port2: rooms } = new MessageChannel();
  const take = answerCalls(open, (news) => rooms.postMessage(news));
  rooms.on('message', (calls: readonly HallCall[]) => take(calls));
  const hall = callHall(
    {
      post: (calls) => sockets.postMessage(calls),
      listen: (hear) => sockets.on('message', (news: readonly HallNews[]) => hear(news)),
    },
    desk,
  );
  return {
    ...hall,
    async close() {
      await hall.close();
      sockets.close();
      return null;
    },
  };
}

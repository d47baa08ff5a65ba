/** The news of rooms over Redis: a line of its own, on which each room that is listened to here has a channel. */
import { createNewsDesk } from './newsDesk.ts';
import { codeOfNews, keysOf } from './redisKeys.ts';
import { openRedisLine, type RedisLine } from './redisLine.ts';
import { readNews } from './redisReplies.ts';
import type { RoomNews } from './roomStore.ts';

export interface RedisNews {
  readonly line: RedisLine;
  subscribe(code: string, hear: (news: RoomNews) => void): Promise<() => void>;
  /** Tells all who listen that news may have been missed, if that is so and they have not been told. */
  tellMissed(): void;
  close(): void;
}

/** `back` is called when the line was lost and is there again: everything that was listened to is then listened to again. */
export function openRedisNews(url: string, name: string, back: () => void): RedisNews {
  const desk = createNewsDesk();
  let wasReady = false;
  let isMissing = false;
  const line = openRedisLine(url, name, () => {
    if (wasReady) {
      isMissing = true;
      unsubscribeUnheard();
      back();
    }
    wasReady = true;
  });

  function hear(message: string, channel: string): void {
    const code = codeOfNews(channel);
    try {
      desk.tell(code, readNews(message));
    } catch {
      // Of a process that says things this one does not know: the log tells what it is.
      desk.tell(code, { kind: 'missed' });
    }
  }

  /** What nobody listens to any more, while the line was away, was listened to again with the rest. */
  function unsubscribeUnheard(): void {
    for (const channel of line.client.getPubSubListeners('CHANNELS').keys()) {
      if (!desk.isHeard(codeOfNews(channel))) unsubscribe(channel);
    }
  }

  function unsubscribe(channel: string): void {
    // If the line is lost before it is done, what nobody listens to is seen to when it is back.
    line.client.unsubscribe(channel, hear).catch(() => undefined);
  }

  return {
    line,
    async subscribe(code, listener) {
      if (!line.isReady()) throw line.away();
      const channel = keysOf(code).news;
      const leave = desk.listen(code, listener);
      try {
        await line.answered(line.client.subscribe(channel, hear));
      } catch (error) {
        leave();
        throw error;
      }
      return () => {
        leave();
        if (!desk.isHeard(code) && line.isReady()) unsubscribe(channel);
      };
    },
    tellMissed() {
      if (!isMissing) return;
      isMissing = false;
      desk.tellAll({ kind: 'missed' });
    },
    close() {
      desk.clear();
      line.close();
    },
  };
}

/**
 * What a page asks of a table, one after the other: a command is under way until it is answered, and is sent again under
 * its number where the connection was lost before. So each is carried out once, and in the order in which it was asked.
 */
import type { Refusal } from '#shared/result.ts';
import type { TimeSource } from '#shared/timer/matchClock.ts';
import type { ClientAct } from '#src/room/acts.ts';
import type { ServerMessage } from '#src/room/protocol.ts';

export interface CommandQueueOptions {
  readonly time: Pick<TimeSource, 'wake'>;
  /** Sends a command; called while connected only. */
  transmit(c: number, act: ClientAct): void;
  /** How many wait has changed. */
  changed(): void;
}

export interface CommandQueue {
  /** Answers null once it was carried out, else why not. */
  send(act: ClientAct): Promise<Refusal | null>;
  /** Connected, and the server has carried out this sender's commands up to `c`. */
  welcomed(c: number): void;
  /** `unread`: why the server could not read what was under way, so that it would not read it again either. */
  lost(unread?: Refusal): void;
  acked(c: number): void;
  nacked(nack: Extract<ServerMessage, { readonly type: 'nack' }>): void;
  /** All that wait are turned down with that. */
  end(refusal: Refusal): void;
  waiting(): number;
}

interface Command {
  readonly act: ClientAct;
  readonly answer: (refusal: Refusal | null) => void;
  /** Null as long as it was never sent. */
  c: number | null;
}

/** ms before a command is sent again where the server names no time. */
const AGAIN_MS = 1000;

export function createCommandQueue({ time, transmit, changed }: CommandQueueOptions): CommandQueue {
  let queue: readonly Command[] = [];
  let last = 0;
  let connected = false;
  /** The first of the queue has been sent on this connection. */
  let underWay = false;
  let stopWaiting: (() => void) | null = null;

  function pump(): void {
    const [first] = queue;
    if (!connected || underWay || stopWaiting !== null || first === undefined) return;
    first.c = last + 1;
    underWay = true;
    transmit(first.c, first.act);
  }

  function rest(): void {
    stopWaiting?.();
    stopWaiting = null;
  }

  /** The first is done with, one way or the other. */
  function shift(): Command | undefined {
    const [first] = queue;
    queue = queue.slice(1);
    underWay = false;
    return first;
  }

  function isUnderWay(c: number): boolean {
    return underWay && queue[0]?.c === c;
  }

  function sendLater(ms: number): void {
    underWay = false;
    stopWaiting = time.wake(ms, () => {
      stopWaiting = null;
      pump();
    });
  }

  return {
    send(act) {
      return new Promise((answer) => {
        queue = [...queue, { act, answer, c: null }];
        pump();
        changed();
      });
    },
    welcomed(c) {
      rest();
      connected = true;
      underWay = false;
      last = c;
      const [first] = queue;
      if (first !== undefined && first.c !== null && first.c <= c) {
        // That number may be another tab's by now: the server knows whose it was.
        underWay = true;
        transmit(first.c, first.act);
      } else pump();
    },
    lost(unread) {
      rest();
      connected = false;
      const refused = underWay && unread !== undefined ? shift() : undefined;
      underWay = false;
      if (refused === undefined || unread === undefined) return;
      refused.answer(unread);
      changed();
    },
    acked(c) {
      if (!isUnderWay(c)) return;
      last = Math.max(last, c);
      shift()?.answer(null);
      pump();
      changed();
    },
    nacked({ c, code, message, retryMs }) {
      if (!isUnderWay(c)) return;
      if (isForLater(code)) {
        sendLater(retryMs ?? AGAIN_MS);
        return;
      }
      shift()?.answer({ code, message });
      pump();
      changed();
    },
    end(refusal) {
      rest();
      connected = false;
      const all = queue;
      queue = [];
      for (const command of all) command.answer(refusal);
      changed();
    },
    waiting: () => queue.length,
  };
}

/** Nothing is wrong with the command itself. */
function isForLater(code: string): boolean {
  return code.startsWith('rate/') || code === 'store/away' || code === 'command/gap';
}

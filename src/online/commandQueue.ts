/**
 * What a page asks of a table, one after the other: a command is under way until it is answered, and is sent again under
 * its number where the connection was lost before. So each is carried out once, and in the order in which it was asked.
 */
import type { Refusal } from '#shared/result.ts';
import type { TimeSource } from '#shared/timer/matchClock.ts';
import type { ClientAct } from '#src/room/acts.ts';
import type { ServerMessage } from '#src/room/protocol.ts';
import { LATE } from './linkRefusals.ts';
import type { Situation, UnsentPlay } from './unsent.ts';

export interface CommandQueueOptions {
  readonly time: Pick<TimeSource, 'wake'>;
  /** From before the page was loaded, in order: the first that are sent. */
  readonly unsent: readonly UnsentPlay[];
  /** One of those was turned down. */
  turnedDown(refusal: Refusal): void;
  /** Sends a command; called while connected only. */
  transmit(c: number, act: ClientAct): void;
  /** How many wait has changed. */
  changed(): void;
  /** Whether the time that there was for it is over. `waited`: it was not simply sent, one after the other. */
  isLate(made: Situation, waited: boolean): boolean;
  /** Whether what is seen now is something else; asked once the match is seen again, and never of what came after. */
  hasGoneOn(made: Situation): boolean;
}

export interface CommandQueue {
  /** Answers null once it was carried out, else why not. `made`: where a move was made. */
  send(act: ClientAct, made?: Situation): Promise<Refusal | null>;
  /** Connected, the match is seen as it is now, and the server has carried out this sender's commands up to `c`. */
  welcomed(c: number): void;
  /** `unread`: why the server could not read what was under way, so that it would not read it again either. */
  lost(unread?: Refusal): void;
  acked(c: number): void;
  nacked(nack: Extract<ServerMessage, { readonly type: 'nack' }>): void;
  /** All that wait are turned down with that. */
  end(refusal: Refusal): void;
  waiting(): number;
  /** The moves among them. */
  unsent(): readonly UnsentPlay[];
}

interface Command {
  readonly act: ClientAct;
  readonly answer: (refusal: Refusal | null) => void;
  readonly made: Situation;
  /** Null as long as it was never sent. */
  c: number | null;
  /** The connection was lost, or the server busy, before it was answered. */
  waited: boolean;
  /** It was made for a situation that is over. */
  past: boolean;
}

const ANYWHERE: Situation = { due: null, seen: null };

/** ms before a command is sent again where the server names no time. */
const AGAIN_MS = 1000;

export function createCommandQueue(options: CommandQueueOptions): CommandQueue {
  const { time, transmit, changed } = options;
  let queue: readonly Command[] = options.unsent.map(({ act, c, made }) => ({
    act,
    made,
    c,
    waited: true,
    past: false,
    answer(refusal) {
      if (refusal !== null) options.turnedDown(refusal);
    },
  }));
  let last = 0;
  let connected = false;
  /** The first of the queue has been sent on this connection. */
  let underWay = false;
  let stopWaiting: (() => void) | null = null;

  function pump(): void {
    if (!connected || underWay || stopWaiting !== null) return;
    while (queue[0] !== undefined && isPast(queue[0])) shift()?.answer(LATE);
    const [first] = queue;
    if (first === undefined) return;
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

  function isPast({ past, made, waited }: Command): boolean {
    return past || options.isLate(made, waited);
  }

  function haveWaited(): void {
    for (const command of queue) command.waited = true;
  }

  function isUnderWay(c: number): boolean {
    return underWay && queue[0]?.c === c;
  }

  function sendLater(ms: number): void {
    underWay = false;
    haveWaited();
    stopWaiting = time.wake(ms, () => {
      stopWaiting = null;
      pump();
      changed();
    });
  }

  return {
    send(act, made = ANYWHERE) {
      const waited = !connected;
      // It could only come later still.
      if (waited && options.isLate(made, waited)) return Promise.resolve(LATE);
      return new Promise((answer) => {
        queue = [...queue, { act, made, answer, c: null, waited, past: false }];
        pump();
        changed();
      });
    },
    welcomed(c) {
      rest();
      connected = true;
      underWay = false;
      last = c;
      for (const command of queue) command.past ||= options.hasGoneOn(command.made);
      const [first] = queue;
      if (first !== undefined && first.c !== null && first.c <= c) {
        // That number may be another tab's by now: the server knows whose it was.
        underWay = true;
        transmit(first.c, first.act);
      } else pump();
      changed();
    },
    lost(unread) {
      rest();
      connected = false;
      haveWaited();
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
    unsent: () => queue.flatMap(({ act, c, made }) => (act.type === 'play' ? [{ act, c, made }] : [])),
  };
}

/** Nothing is wrong with the command itself. */
function isForLater(code: string): boolean {
  return code.startsWith('rate/') || code === 'store/away' || code === 'command/gap';
}

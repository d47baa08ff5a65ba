/** The rooms' end of a thread's port: does what the sockets' thread calls for, and tells it what there is to tell. */
import { StoreAway } from '../stores/roomStore.ts';
import type { Desk, Hall } from './hall.ts';
import { createOutbox, type Answered, type Fault, type HallCall, type HallNews } from './hallCalls.ts';

/** Opens a hall that tells through `post`; answers what takes the calls. */
export function answerCalls(
  open: (desk: Desk) => Hall,
  post: (news: readonly HallNews[]) => void,
): (calls: readonly HallCall[]) => void {
  const tell = createOutbox(post);
  const hall = open({
    send: (connection, frame) => tell({ kind: 'frame', connection, frame }),
    share: (shared, ends) => tell({ kind: 'share', shared, ends }),
    dismiss: (connection, why) => tell({ kind: 'dismissal', connection, why }),
  });

  /** What a call comes to; null where nobody waits for it. */
  async function answer(call: HallCall): Promise<Answered | null> {
    switch (call.call) {
      case 'open':
        return { kind: 'answer', call: 'open', ticket: call.ticket, value: await hall.open(...call.args) };
      case 'info':
        return { kind: 'answer', call: 'info', ticket: call.ticket, value: await hall.info(...call.args) };
      case 'record':
        return {
          kind: 'answer',
          call: 'record',
          ticket: call.ticket,
          value: await hall.record(...call.args),
        };
      case 'arrive':
        return {
          kind: 'answer',
          call: 'arrive',
          ticket: call.ticket,
          value: await hall.arrive(...call.args),
        };
      case 'enter':
        return { kind: 'answer', call: 'enter', ticket: call.ticket, value: await hall.enter(...call.args) };
      case 'leave':
        return { kind: 'answer', call: 'leave', ticket: call.ticket, value: await hall.leave(...call.args) };
      case 'command':
        return {
          kind: 'answer',
          call: 'command',
          ticket: call.ticket,
          value: await hall.command(...call.args),
        };
      case 'say':
        return { kind: 'answer', call: 'say', ticket: call.ticket, value: await hall.say(...call.args) };
      case 'now':
        return { kind: 'answer', call: 'now', ticket: call.ticket, value: await hall.now(...call.args) };
      case 'busy':
        hall.busy(...call.args);
        return null;
      case 'fault':
        return { kind: 'answer', call: 'fault', ticket: call.ticket, value: await hall.fault(...call.args) };
      case 'counts':
        return {
          kind: 'answer',
          call: 'counts',
          ticket: call.ticket,
          value: await hall.counts(...call.args),
        };
      case 'close':
        return { kind: 'answer', call: 'close', ticket: call.ticket, value: await hall.close(...call.args) };
    }
  }

  async function take(call: HallCall): Promise<void> {
    try {
      const answered = await answer(call);
      if (answered !== null) tell(answered);
    } catch (error) {
      if (call.call === 'busy') throw error;
      tell({ kind: 'fault', call: call.call, ticket: call.ticket, fault: faultOf(error) });
    }
  }

  return (calls) => {
    for (const call of calls) void take(call);
  };
}

function faultOf(error: unknown): Fault {
  const away = error instanceof StoreAway;
  if (!(error instanceof Error)) return { away, name: 'Error', message: String(error), stack: undefined };
  return { away, name: error.name, message: error.message, stack: error.stack };
}

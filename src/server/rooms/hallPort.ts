/** A hall in a thread of its own, as the sockets' thread calls it. */
import { StoreAway } from '../stores/roomStore.ts';
import type { Desk, Hall } from './hall.ts';
import {
  createOutbox,
  type Answered,
  type CallName,
  type Answer,
  type Fault,
  type HallCall,
  type HallNews,
} from './hallCalls.ts';

/** The other thread, as far as it is used here. */
export interface HallPort {
  post(calls: readonly HallCall[]): void;
  listen(hear: (news: readonly HallNews[]) => void): void;
}

interface Waiting<Name extends CallName> {
  readonly settle: (value: Answer<Name>) => void;
  readonly fail: (error: Error) => void;
}

/** The hall behind that port; what it tells goes to the desk. */
export function callHall(port: HallPort, desk: Desk): Hall {
  const post = createOutbox((calls: readonly HallCall[]) => port.post(calls));
  const waiting: { readonly [Name in CallName]: Map<number, Waiting<Name>> } = {
    open: new Map(),
    info: new Map(),
    record: new Map(),
    arrive: new Map(),
    enter: new Map(),
    leave: new Map(),
    command: new Map(),
    say: new Map(),
    now: new Map(),
    fault: new Map(),
    counts: new Map(),
    close: new Map(),
  };
  let tickets = 0;

  function ask<Name extends CallName>(name: Name, call: (ticket: number) => HallCall): Promise<Answer<Name>> {
    tickets += 1;
    const ticket = tickets;
    return new Promise((settle, fail) => {
      waiting[name].set(ticket, { settle, fail });
      post(call(ticket));
    });
  }

  function settle<Name extends CallName>({ call, ticket, value }: Answered<Name>): void {
    const asked: Map<number, Waiting<Name>> = waiting[call];
    asked.get(ticket)?.settle(value);
    asked.delete(ticket);
  }

  function hear(news: HallNews): void {
    switch (news.kind) {
      case 'answer':
        return settle(news);
      case 'fault':
        waiting[news.call].get(news.ticket)?.fail(errorOf(news.fault));
        waiting[news.call].delete(news.ticket);
        return;
      case 'frame':
        return desk.send(news.connection, news.frame);
      case 'share':
        return desk.share(news.shared, news.ends);
      case 'dismissal':
        return desk.dismiss(news.connection, news.why);
    }
  }

  port.listen((all) => {
    for (const news of all) hear(news);
  });

  return {
    open: (...args) => ask('open', (ticket) => ({ call: 'open', ticket, args })),
    info: (...args) => ask('info', (ticket) => ({ call: 'info', ticket, args })),
    record: (...args) => ask('record', (ticket) => ({ call: 'record', ticket, args })),
    arrive: (...args) => ask('arrive', (ticket) => ({ call: 'arrive', ticket, args })),
    enter: (...args) => ask('enter', (ticket) => ({ call: 'enter', ticket, args })),
    leave: (...args) => ask('leave', (ticket) => ({ call: 'leave', ticket, args })),
    command: (...args) => ask('command', (ticket) => ({ call: 'command', ticket, args })),
    say: (...args) => ask('say', (ticket) => ({ call: 'say', ticket, args })),
    now: (...args) => ask('now', (ticket) => ({ call: 'now', ticket, args })),
    busy: (...args) => post({ call: 'busy', args }),
    fault: (...args) => ask('fault', (ticket) => ({ call: 'fault', ticket, args })),
    counts: (...args) => ask('counts', (ticket) => ({ call: 'counts', ticket, args })),
    close: (...args) => ask('close', (ticket) => ({ call: 'close', ticket, args })),
  };
}

function errorOf({ away, name, message, stack }: Fault): Error {
  const error = away ? new StoreAway(message) : new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** What passes between the sockets' thread and that of the rooms: calls one way, answers and frames the other. */
import type { FrameEnd } from './seatViews.ts';
import type { Hall, Dismissal } from './hall.ts';

/** The methods of a hall that answer. */
export type CallName = Exclude<keyof Hall, 'busy'>;
export type Answer<Name extends CallName> = Awaited<ReturnType<Hall[Name]>>;

/** A call; the ticket pairs its answer with it. */
export type HallCall =
  | {
      readonly [Name in CallName]: {
        readonly call: Name;
        readonly ticket: number;
        readonly args: Parameters<Hall[Name]>;
      };
    }[CallName]
  | { readonly call: 'busy'; readonly args: Parameters<Hall['busy']> };

/** What was thrown, as it is told in the other thread. */
export interface Fault {
  readonly away: boolean;
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

export type Answered<Name extends CallName = CallName> = {
  readonly [Each in Name]: {
    readonly kind: 'answer';
    readonly call: Each;
    readonly ticket: number;
    readonly value: Answer<Each>;
  };
}[Name];

export type HallNews =
  | Answered
  | {
      readonly kind: 'fault';
      readonly call: CallName;
      readonly ticket: number;
      readonly fault: Fault;
    }
  | { readonly kind: 'frame'; readonly connection: string; readonly frame: string }
  | { readonly kind: 'share'; readonly shared: string; readonly ends: readonly FrameEnd[] }
  | { readonly kind: 'dismissal'; readonly connection: string; readonly why: Dismissal };

/**
 * Gathers what is to be posted in one turn of the loop, and posts it together: to wake the other thread costs more than
 * most of what it is told.
 */
export function createOutbox<Item>(post: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  return (item) => {
    items.push(item);
    if (items.length > 1) return;
    setImmediate(() => {
      const all = items;
      items = [];
      post(all);
    });
  };
}

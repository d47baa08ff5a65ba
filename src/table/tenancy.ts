/**
 * One tab a match. Tabs of a browser talk over a channel: who opens a match asks who holds it, a holder answers at
 * once, and silence means that it is free. Whoever takes it over asks the holder to let go, who first keeps all it has.
 * A tab that is frozen answers nothing; the store's own guard (`conflict`) then still lets no entry be kept twice.
 */
import * as v from 'valibot';

/** What tabs say to each other; `from` and `to` are their tokens. */
const MESSAGE = v.variant('type', [
  v.object({ type: v.literal('ask'), from: v.string() }),
  v.object({ type: v.literal('held'), from: v.string(), to: v.string() }),
  v.object({ type: v.literal('take'), from: v.string() }),
  v.object({ type: v.literal('gone'), from: v.string(), to: v.string(), ran: v.boolean() }),
]);

type Message = v.InferOutput<typeof MESSAGE>;

/** A way to all other tabs that look at the same match. */
export interface Channel {
  post(message: Message): void;
  /** Called with whatever comes. */
  listen(heard: (message: unknown) => void): void;
  close(): void;
}

export interface TenancyOptions {
  readonly channel: Channel;
  /** Tells this tab from every other; of two that ask at once, the smaller wins. */
  readonly token: string;
  /** Calls back once after `ms`; the answer cancels it. */
  wake(ms: number, then: () => void): () => void;
  /** Another tab takes over: keep all there is and close; answers whether time ran until then. */
  letGo(): Promise<boolean>;
}

export type Claim =
  | { readonly kind: 'ours'; /** Whether time ran in the tab that let go. */ readonly ran: boolean }
  | { readonly kind: 'held' };

export interface Tenancy {
  /** Holds the match unless another tab does. What nobody else can know of yet is held without asking. */
  claim(isNew?: boolean): Promise<Claim>;
  /** Asks the holder to let go, and holds it once it has, or does not answer. */
  take(): Promise<Claim>;
  /** The page goes: whoever asks from now on may have it. */
  release(): void;
  close(): void;
}

/** Silence for so long (ms) means that nobody holds it. */
const ASK_MS = 150;
/** A holder may take so long (ms) to keep what it has. */
const TAKE_MS = 1500;

/** `free`: nothing to do with it (any more). */
type Standing = 'free' | 'asking' | 'taking' | 'holding' | 'leaving';

/** This tab's part in who holds a match. It holds nothing until `claim` or `take`, whose answers come within their times. */
export function createTenancy({ channel, token, wake, letGo }: TenancyOptions): Tenancy {
  let standing: Standing = 'free';
  /** Ends the asking or taking that is under way. */
  let settle: (claim: Claim) => void = () => undefined;
  /** Who gets it once we have let go: of several that ask, the smallest, as they see it themselves. */
  let heir = '';
  let closed = false;

  function post(message: Message): void {
    if (!closed) channel.post(message);
  }

  function wait(as: 'asking' | 'taking', ms: number): Promise<Claim> {
    // Only one of them is under way: an earlier one has come to nothing.
    settle({ kind: 'held' });
    standing = as;
    return new Promise((resolve) => {
      const cancel = wake(ms, () => {
        settle({ kind: 'ours', ran: false });
      });
      settle = (claim) => {
        cancel();
        settle = () => undefined;
        standing = claim.kind === 'ours' ? 'holding' : 'free';
        resolve(claim);
      };
    });
  }

  async function leave(to: string): Promise<void> {
    standing = 'leaving';
    heir = to;
    const ran = await letGo();
    // `release` may have come in between; it is free either way.
    standing = 'free';
    post({ type: 'gone', from: token, to: heir, ran });
  }

  function hear(message: Message): void {
    switch (message.type) {
      case 'ask':
        if (standing === 'holding' || standing === 'leaving' || standing === 'taking') {
          post({ type: 'held', from: token, to: message.from });
        } else if (standing === 'asking') {
          if (token < message.from) post({ type: 'held', from: token, to: message.from });
          else settle({ kind: 'held' });
        }
        return;
      case 'held':
        if (message.to !== token) return;
        if (standing === 'asking') settle({ kind: 'held' });
        // It slept while we asked, and we have gone on since: it lets go.
        else if (standing === 'holding') post({ type: 'take', from: token });
        return;
      case 'take':
        if (standing === 'holding') void leave(message.from);
        else if (standing === 'leaving' && message.from < heir) heir = message.from;
        else if (standing === 'taking' && message.from < token) settle({ kind: 'held' });
        else if (standing === 'asking') settle({ kind: 'held' });
        return;
      case 'gone':
        if (standing === 'taking') {
          settle(message.to === token ? { kind: 'ours', ran: message.ran } : { kind: 'held' });
        }
    }
  }

  channel.listen((heard) => {
    // A tab of another version may say what this one does not know.
    const read = v.safeParse(MESSAGE, heard);
    if (read.success && read.output.from !== token) hear(read.output);
  });

  return {
    claim(isNew = false) {
      if (isNew) {
        standing = 'holding';
        return Promise.resolve({ kind: 'ours', ran: false });
      }
      const claimed = wait('asking', ASK_MS);
      post({ type: 'ask', from: token });
      return claimed;
    },
    take() {
      const taken = wait('taking', TAKE_MS);
      post({ type: 'take', from: token });
      return taken;
    },
    release() {
      settle({ kind: 'held' });
      standing = 'free';
    },
    close() {
      settle({ kind: 'held' });
      standing = 'free';
      closed = true;
      channel.close();
    },
  };
}

/** The browser's own channel between the tabs that look at a match. */
export function browserChannel(id: string): Channel {
  const channel = new BroadcastChannel(`quoin:match:${id}`);
  return {
    post(message) {
      channel.postMessage(message);
    },
    listen(heard) {
      channel.onmessage = ({ data }) => {
        heard(data);
      };
    },
    close() {
      channel.close();
    },
  };
}

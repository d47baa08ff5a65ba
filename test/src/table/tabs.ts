/** Tabs of one browser without a browser: what one posts, all others hear a moment later, in order. */
import type { Channel } from '#src/table/tenancy.ts';

export interface Browser {
  /** A tab's channel. */
  open(): Channel;
  /** Something that no tab of this version would say. */
  shout(message: unknown): void;
  /** The tab sleeps: it hears nothing until it wakes, and then all of it. */
  freeze(channel: Channel): () => void;
}

export function createBrowser(): Browser {
  const tabs = new Map<Channel, { heard: (message: unknown) => void; frozen: boolean; missed: unknown[] }>();

  return {
    open() {
      const channel: Channel = {
        post(message) {
          for (const [other, tab] of tabs) {
            if (other === channel) continue;
            if (tab.frozen) tab.missed.push(message);
            // As between real tabs, nobody hears it while it is still being said.
            else queueMicrotask(() => tab.heard(structuredClone(message)));
          }
        },
        listen(heard) {
          tabs.set(channel, { heard, frozen: false, missed: [] });
        },
        close() {
          tabs.delete(channel);
        },
      };
      return channel;
    },
    shout(message) {
      for (const { heard } of tabs.values()) heard(message);
    },
    freeze(channel) {
      const tab = tabs.get(channel);
      if (tab === undefined) throw new Error('That tab is closed.');
      tab.frozen = true;
      return () => {
        tab.frozen = false;
        for (const message of tab.missed.splice(0)) tab.heard(message);
      };
    },
  };
}

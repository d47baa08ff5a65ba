/** A page's link on a desk: its server, its time and what its browser keeps are the test's own. */
import type { View } from '#shared/plugin/view.ts';
import { createTableLink } from '#src/online/createTableLink.ts';
import type { PageListener } from '#src/online/pageSignals.ts';
import type { Coming, TableLink } from '#src/online/tableLink.ts';
import { createUnsent } from '#src/online/unsent.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import type { ClientAct } from '#src/room/acts.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { createFakeTime, type FakeTime } from '#test/shared/timer/fakeTime.ts';
import { createFakeServer, TABLE, VIEW, type FakeServer } from './fakeServer.ts';

export interface Desk {
  readonly notes: BrowserNotes;
  readonly link: TableLink;
  readonly server: FakeServer;
  readonly time: FakeTime;
  readonly tokens: string[];
  /** The page is in sight again, or online. */
  signal(): void;
  /** The browser says that there is no network. */
  offline(): void;
  hide(): void;
  /** The page is closed, and opened again by the token: what it was sent and has not read is lost. */
  reload(): Desk;
}

interface Around {
  readonly notes: BrowserNotes;
  readonly server: FakeServer;
  readonly time: FakeTime;
}

export function around(): Around {
  const { storage } = fakeStorage();
  const time = createFakeTime();
  const server = createFakeServer();
  server.roomTime = () => 5000 + Math.floor(time.monotonic());
  return { notes: createBrowserNotes(() => storage), server, time };
}

export function setDesk(
  coming: Coming = { as: 'seat', name: 'Ann' },
  random = () => 0.5,
  { notes, server, time } = around(),
): Desk {
  const tokens: string[] = [];
  let signals: PageListener | null = null;
  let isOpen = true;
  const link = createTableLink({
    code: 'ABC234',
    coming,
    open: server.open,
    time: {
      ...time,
      wake: (ms, then) =>
        time.wake(ms, () => {
          if (isOpen) then();
        }),
    },
    random,
    signals(listener) {
      signals = listener;
      return () => {
        signals = null;
      };
    },
    unsent: createUnsent(notes, 'ABC234', () => true),
    tokenTold: (token) => tokens.push(token),
  });
  return {
    notes,
    link,
    server,
    time,
    tokens,
    signal: () => signals?.look(),
    offline: () => signals?.doubt(),
    hide: () => signals?.hide(),
    reload() {
      signals?.hide();
      isOpen = false;
      server.vanish();
      return setDesk({ as: 'seat', token: 'token-1' }, random, { notes, server, time });
    },
  };
}

/** A move, by the word it writes. */
export function write(word: string) {
  return { type: 'play', move: { type: 'write', word } } as const;
}

export function wordsIn(done: readonly ClientAct[]): readonly unknown[] {
  return done.map((act) => (act.type === 'play' && 'word' in act.move ? act.move.word : null));
}

/** A view of the match, which began at room time 4000. */
export function tellMatch({ server }: Desk, view: Partial<View>): void {
  server.table = () => ({ ...TABLE, phase: 'playing', began: 4000 });
  server.view = () => ({ ...VIEW, ...view });
  server.tellAll();
  server.deliver();
}

export const clockUntil = (due: number) => ({ clocks: [{ id: 'round', due, length: due }] });

export function ready(ready = true) {
  return { type: 'ready', ready } as const;
}

export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

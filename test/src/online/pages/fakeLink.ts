/** A link that a test holds both ends of: what is sent is noted, and what the table looks like is said by hand. */
import type { LinkNow, TableLink } from '#src/online/tableLink.ts';
import type { ClientAct } from '#src/room/acts.ts';
import type { Phrase } from '#src/room/phrases.ts';
import type { SitterView, TableView } from '#src/room/tableView.ts';
import type { Refusal } from '#shared/result.ts';

export interface FakeLink {
  readonly link: TableLink;
  readonly sent: readonly ClientAct[];
  readonly phrases: readonly Phrase[];
  /** How often it was told to try at once. */
  retries: number;
  /** What the next command is answered; null takes it. */
  answer: Refusal | null;
  /** What else happens before it is answered. */
  beforeAnswer: () => void;
  /** Room time in ms. */
  time: number;
  tell(change: Partial<LinkNow>): void;
}

export function fakeLink(first: Partial<LinkNow> = {}): FakeLink {
  const listeners = new Set<() => void>();
  const sent: ClientAct[] = [];
  const phrases: Phrase[] = [];
  let now: LinkNow = {
    state: { kind: 'open' },
    rtt: 38,
    you: 's2',
    table: tableView(),
    match: null,
    said: null,
    waiting: 0,
    turnedDown: null,
    ...first,
  };
  const fake: FakeLink = {
    sent,
    phrases,
    retries: 0,
    answer: null,
    beforeAnswer: () => undefined,
    time: 60_000,
    tell(change) {
      now = { ...now, ...change };
      for (const listener of [...listeners]) listener();
    },
    link: {
      now: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send(act) {
        sent.push(act);
        fake.beforeAnswer();
        return Promise.resolve(fake.answer);
      },
      say: (phrase) => phrases.push(phrase),
      roomNow: () => fake.time,
      retry() {
        fake.retries += 1;
      },
      close() {
        listeners.clear();
      },
    },
  };
  return fake;
}

export function person(id: string, name: string, more: Partial<SitterView> = {}): SitterView {
  const here = { ready: true, here: true, awaySince: null, yielded: false, standIn: null };
  return { id, seat: null, by: 'person', name, bot: null, ...here, ...more };
}

export function computer(id: string, bot: string): SitterView {
  return person(id, '', { by: 'bot', bot });
}

/** Maren is the host; Tobias is ready, Priya is not, and Jo has been away for 18 s at room time 60 s. */
export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    code: '7KR4MX',
    phase: 'lobby',
    game: 'boggle',
    settings: { roundTime: 180, end: 'target', target: 100 },
    places: 6,
    late: true,
    sitters: [
      person('s2', 'Maren'),
      person('s3', 'Tobias'),
      person('s4', 'Priya', { ready: false }),
      person('s5', 'Jo', { ready: false, here: false, awaySince: 42_000 }),
      computer('s6', 'level5'),
    ],
    open: 1,
    host: 's2',
    watchers: 2,
    began: null,
    ended: null,
    next: null,
    ...more,
  };
}

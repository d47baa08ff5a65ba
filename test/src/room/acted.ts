/** Rooms as they come about: whatever somebody tries goes through the doors, and what they take is folded. */
import fc from 'fast-check';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { ClientAct, RoomAct, RoomEntry } from '#src/room/acts.ts';
import type { PresenceNow } from '#src/room/tableView.ts';
import { commandDraft } from '#src/server/rooms/commanding.ts';
import { sitDraft } from '#src/server/rooms/joining.ts';
import { isFinal, matchAt, withEntry, type RoomState } from '#src/server/rooms/roomState.ts';
import type { Draft } from '#src/server/stores/roomStore.ts';
import { foldRoom } from '#src/room/room.ts';
import { game } from '#test/kit/game/game.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';

/** High Card where people may sit down late as well. */
export const lateCards: Plugin = { ...highCard, seats: { ...highCard.seats, late: true } };
export const BOUNDS = { seats: 16, name: 24 };

/** Something that somebody tries, `wait` ms after what was before. `who`, `other`: places among all who ever sat. */
export type Try = { readonly wait: number } & (
  | { readonly what: 'sit'; readonly name: string }
  | { readonly what: 'act'; readonly who: number; readonly other: number; readonly act: Wish }
);

/** A client's act in which sitters are not named yet. */
type Wish = (other: string, played: number) => ClientAct;

const names = fc.constantFrom('Ann', 'Bob', 'ann', 'Cem', 'Coin', 'Careful');
const wishes: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom<Wish>(
      () => ({ type: 'play', move: { type: 'keep' } }),
      () => ({ type: 'play', move: { type: 'swap' } }),
      (_, played) => ({ type: 'undo', undo: { type: 'ask', to: Math.max(0, played - 1) } }),
      (_, played) => ({ type: 'undo', undo: { type: 'back', to: Math.max(0, played - 1) } }),
      () => ({ type: 'undo', undo: { type: 'agree' } }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Wish>(
      () => ({ type: 'begin' }),
      (who) => ({ type: 'remove', who }),
      (who) => ({ type: 'yield', who }),
      (who) => ({ type: 'standIn', who }),
      (who) => ({ type: 'host', who }),
      () => ({ type: 'computer', bot: 'careful' }),
      () => ({ type: 'leave' }),
    ),
  },
  fc.boolean().map((ready): Wish => () => ({ type: 'ready', ready })),
  names.map((name): Wish => () => ({ type: 'rename', name })),
  fc
    .record({ places: fc.nat(5), late: fc.boolean() })
    .map((given): Wish => () => ({ type: 'settle', settings: { clock: 'fast' }, ...given })),
  { weight: 1, arbitrary: fc.constant<Wish>(() => ({ type: 'play', move: { type: 'quit' } })) },
  { weight: 1, arbitrary: fc.constant<Wish>(() => ({ type: 'end' })) },
);

const waits = fc.oneof(fc.nat(300), fc.nat(5000));
export const tries: fc.Arbitrary<readonly Try[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ what: fc.constant('sit' as const), name: names, wait: waits }) },
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('act' as const),
        who: fc.nat(4),
        other: fc.nat(4),
        act: wishes,
        wait: waits,
      }),
    },
  ),
  { minLength: 20, maxLength: 45 },
);

/** What came of the tries: every state, and every entry (`entries[i]` made `states[i]`). */
export interface Acted {
  readonly entries: readonly RoomEntry[];
  readonly states: readonly RoomState[];
  readonly end: RoomState;
  /** Room time in ms at the end. */
  readonly now: number;
}

/** After so many tries the host begins, where nobody has: most of what can go wrong is in a match. */
const BEGUN_BY = 6;

const OPEN: RoomAct = {
  type: 'open',
  game: highCard.id,
  rules: game.rules,
  settings: { goal: 2, clock: 'fast', pause: true },
  places: 4,
  late: true,
};

/** Tries it all at a table where two sit already. Nobody counts as connected but the host. */
export function act(given: readonly Try[]): Acted {
  const first: RoomEntry = { n: 1, at: 0, by: 'table', c: null, act: OPEN };
  const entries: RoomEntry[] = [first];
  let state: RoomState = { room: foldRoom(entries), timeline: null };
  const states = [state];
  let now = 0;
  let tokens = 0;

  function append(draft: Draft): void {
    const entry: RoomEntry = { ...draft, n: state.room.n + 1, at: now };
    entries.push(entry);
    state = withEntry(state, entry, game);
    states.push(state);
  }

  function sit(name: string): void {
    tokens += 1;
    const token = tokens.toString(16).padStart(64, '0');
    const draft = sitDraft(state, BOUNDS, isFinal(matchAt(state, now)), { name, token });
    if ('act' in draft) append(draft);
  }

  for (const name of ['Ann', 'Bob']) sit(name);
  for (const [i, each] of given.entries()) {
    now += each.wait;
    if (each.what === 'sit') {
      sit(each.name);
      continue;
    }
    const { room } = state;
    const { sitters, host, numbers } = room;
    const begins = i === BEGUN_BY && room.match === null;
    const by = begins && host !== null ? host : (sitters[each.who % Math.max(1, sitters.length)]?.id ?? 's1');
    const other = sitters[each.other % Math.max(1, sitters.length)]?.id ?? 's1';
    const wish: ClientAct = begins ? { type: 'begin' } : each.act(other, state.timeline?.log.length ?? 0);
    if (wish.type === 'rematch') continue;
    const presence: PresenceNow = {
      isHere: (who) => who === host || wish.type === 'host',
      awaySince: (who) => (who === host ? null : 0),
      watchers: 0,
    };
    const shelved = { plugin: lateCards, game, resources: [] };
    const table = { state, shelved, presence, bounds: BOUNDS, graceMs: 0, seed: () => 7 };
    const draft = commandDraft(table, by, (numbers[by] ?? 0) + 1, wish, now);
    if ('act' in draft) append(draft);
  }
  return { entries, states, end: state, now };
}

/** Who somebody is that comes to a table: back on a seat of theirs, or on a new one. */
import type { Refusal, Result } from '#shared/result.ts';
import { yes } from '#shared/result.ts';
import type { SitterId } from '#src/room/acts.ts';
import { refused } from '#src/room/refusals.ts';
import type { RoomBounds } from '#src/room/roomDoor.ts';
import type { Draft } from '../stores/roomStore.ts';
import { sitDraft } from './joining.ts';
import type { RoomLog } from './roomLog.ts';
import { isFinal } from './roomState.ts';
import { drawToken, ownerOf } from './tokens.ts';

/** What somebody brings to be known. */
export type Arrival =
  | { readonly as: 'watch' }
  | { readonly as: 'seat'; readonly token: string }
  | { readonly as: 'seat'; readonly name: string };

/** Who they are from now on; null for who watches. The token of a new seat is told once. */
export interface Arrived {
  readonly you: SitterId | null;
  readonly token: string | null;
  /** Number of their last command that was carried out; 0 for none. */
  readonly c: number;
}

/** Tries to give a seat while the store is away, and ms between them. */
const STORE_TRIES = 20;
const STORE_WAIT_MS = 250;

/** Who watches is nobody at the table. */
export const WATCHING: Arrived = { you: null, token: null, c: 0 };

/** Sits somebody down, or says why they cannot. */
export function takeSeat(
  log: RoomLog,
  arrival: Extract<Arrival, { readonly as: 'seat' }>,
  bounds: RoomBounds,
): Promise<Result<Arrived>> {
  return 'token' in arrival ? comeBack(log, arrival.token) : sitDown(log, arrival.name, bounds);
}

async function comeBack(log: RoomLog, token: string): Promise<Result<Arrived>> {
  // Another process may have given the seat, or carried out a command of theirs, of which nothing was heard here yet.
  const read = await log.catchUp();
  if (!read.ok) return read;
  const proposed = await log.propose((): Draft | Refusal | 'repeated' => {
    const owner = ownerOf(log.state().room, token);
    if (owner === null) return refused('seat/lost');
    if (owner.standIn === null && !owner.yielded) return 'repeated';
    return { by: 'table', c: null, act: { type: 'back', who: owner.id } };
  });
  if (proposed.kind === 'refused') return { ok: false, ...proposed.refusal };
  const owner = ownerOf(log.state().room, token);
  return owner === null ? refused('seat/lost') : yes(arrived(log, owner.id, null));
}

/** A seat that the store may have given before it was away is found by its token, and not given twice. */
async function sitDown(log: RoomLog, name: string, bounds: RoomBounds): Promise<Result<Arrived>> {
  const token = drawToken();
  for (let tries = 0; ; tries += 1) {
    const proposed = await log.propose((): Draft | Refusal | 'repeated' => {
      if (ownerOf(log.state().room, token.text) !== null) return 'repeated';
      return sitDraft(log.state(), bounds, isFinal(log.current()), { name, token: token.hash });
    });
    const owner = ownerOf(log.state().room, token.text);
    if (owner !== null) return yes(arrived(log, owner.id, token.text));
    if (proposed.kind !== 'refused') return refused('server/failed');
    const { refusal } = proposed;
    if (refusal.code !== 'store/away' || tries >= STORE_TRIES) return { ok: false, ...refusal };
    await new Promise((resolve) => setTimeout(resolve, STORE_WAIT_MS));
  }
}

function arrived(log: RoomLog, you: SitterId, token: string | null): Arrived {
  return { you, token, c: log.state().room.numbers[you] ?? 0 };
}

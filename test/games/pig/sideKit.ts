/** What the parts beside the table of Pig are tried with: a made table, and a keeper of chances of any making. */
import { vi } from 'vitest';
import type { Decision, PigData, PigPlayer } from '#games/pig/data.ts';
import { answerOdds } from '#games/pig/ui/answerOdds.ts';
import { createOddsKeeper, type OddsKeeper } from '#games/pig/ui/oddsKeeper.ts';
import type { OddsReply, OddsRequest } from '#games/pig/ui/oddsQuestion.ts';
import type { OddsThread } from '#games/pig/ui/oddsThread.ts';
import type { Seat } from '#shared/match/entry.ts';

export const SEATS: readonly Seat[] = [
  { by: 'person', name: 'You' },
  { by: 'bot', bot: 'keepPaceEndRace', name: 'Computer' },
];

export function madePlayer(seat: number, more: Partial<PigPlayer> = {}): PigPlayer {
  const policy = seat === 0 ? null : ('keepPaceEndRace' as const);
  return {
    seat,
    score: 0,
    holds: 0,
    wins: 0,
    policy,
    nextPolicy: policy,
    lastTurn: null,
    ...more,
  };
}

/** The person decides at 41 to 49 with 22, unless it says otherwise. */
export function madeData(more: Partial<PigData> = {}): PigData {
  return {
    phase: 'deciding',
    variant: 'pig',
    goal: 100,
    game: 1,
    waited: false,
    starter: 0,
    turn: 0,
    turnTotal: 22,
    throws: [],
    last: null,
    n: 1,
    players: [madePlayer(0, { score: 41 }), madePlayer(1, { score: 49 })],
    self: 0,
    watching: false,
    can: { roll: true, hold: true, newGame: false, policy: true, quit: true },
    tallies: [],
    decisions: null,
    pace: 1000,
    ...more,
  };
}

export function decision(
  seat: number,
  [own, other, turn]: readonly [number, number, number],
  dice: number,
): Decision {
  return { seat, own, other, turn, dice };
}

/** A worker that a test can see, and let answer or die. */
export interface MadeThread extends OddsThread {
  readonly asked: OddsRequest[];
  readonly ended: () => boolean;
  answer(): void;
  die(): void;
}

export function madeThread(): MadeThread {
  const asked: OddsRequest[] = [];
  const terminate = vi.fn<() => void>();
  const thread: MadeThread = {
    asked,
    ended: () => terminate.mock.calls.length > 0,
    terminate,
    onmessage: null,
    onerror: null,
    postMessage: (request) => asked.push(request),
    answer() {
      for (const request of asked.splice(0)) reply(thread, answerOdds(request));
    },
    die: () => thread.onerror?.(new ErrorEvent('error')),
  };
  return thread;
}

function reply(thread: OddsThread, data: OddsReply): void {
  thread.onmessage?.(new MessageEvent('message', { data }));
}

/** Works chances out in the page, as where there is no worker. */
export function keeperHere(): OddsKeeper {
  return createOddsKeeper({ start: () => null, fetchHere: () => Promise.resolve(answerOdds) });
}

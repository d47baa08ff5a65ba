/** The moves open to a view's seat: what buttons and forms offer. */
import type { LegalMove } from '#shared/plugin/contract.ts';
import type { View } from '#shared/plugin/view.ts';
import type { BoggleData } from './data.ts';
import { DIFFICULTY, SIDE_NUMBERS, TARGET } from './limits.ts';
import type { BoggleMove } from './moves.ts';
import { SHEET_LIMIT } from './rules.ts';

/** All moves that are exact, and one example of each shape with free fields. */
export function legal({ data, viewer }: View<BoggleData>): readonly LegalMove<BoggleMove>[] {
  if (viewer === 'spectator') return [];
  const { can } = data;
  const moves: LegalMove<BoggleMove>[] = [];
  const exactly = (move: BoggleMove): number => moves.push({ move, exact: true });
  const such = (move: BoggleMove): number => moves.push({ move, exact: false });
  if (can.startRound) exactly({ type: 'startRound' });
  if (can.ready) exactly({ type: 'ready' });
  if (can.write) {
    const full = (data.sheets[viewer] ?? '').length >= SHEET_LIMIT;
    such({ type: 'edit', ...(full ? { pos: 0, del: 1, ins: '' } : { pos: 0, del: 0, ins: 'a' }) });
  }
  if (can.endRound) exactly({ type: 'endRound' });
  if (can.reject) {
    for (const { word, rejected } of data.lists?.seats[viewer]?.all ?? []) {
      exactly({ type: rejected ? 'takeBack' : 'reject', word });
    }
  }
  if (can.challenge) for (const word of openToChallenge(data, viewer)) exactly({ type: 'challenge', word });
  if (can.size) {
    for (const to of SIDE_NUMBERS) if (to !== data.nextSize) exactly({ type: 'setSize', to });
  }
  if (can.difficulty) {
    such({ type: 'setDifficulty', to: another(data.difficulty, DIFFICULTY) });
  }
  if (can.target) such({ type: 'setTarget', to: another(data.target, TARGET) });
  if (can.newGame) such({ type: 'newGame' });
  if (can.quit) exactly({ type: 'quit' });
  return moves;
}

/** The words of others that this seat may challenge. */
export function openToChallenge({ lists }: BoggleData, seat: number): readonly string[] {
  const words = lists?.seats.flatMap(({ alone, common }) => [...alone, ...common]) ?? [];
  const open = words.filter(
    ({ challenge, seats }) => challenge === null && seats.some((owner) => owner !== seat),
  );
  return [...new Set(open.map(({ word }) => word))];
}

/** The next value, or from the most the least. */
export function another(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return value === max ? min : value + 1;
}

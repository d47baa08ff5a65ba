import { describe, expect, it } from 'vitest';
import { applyActions, type ReturnedAction } from '#shared/match/pending.ts';

const none = { pending: [], order: 0 };
const set = (id: string, delay: number): ReturnedAction => ({
  type: 'xstate.raise',
  params: { event: { type: `${id} is due` }, id, delay },
});
const cancel = (sendId: string): ReturnedAction => ({ type: 'xstate.cancel', params: { sendId } });

function idsAfter(...actions: readonly ReturnedAction[]): readonly string[] {
  return applyActions(actions, none, 0).pending.map(({ id }) => id);
}

describe('pending delays', () => {
  it('are sorted by when they are due, then by when they were set', () => {
    expect(idsAfter(set('slow', 30), set('quick', 10), set('also slow', 30), set('also quick', 10))).toEqual([
      'quick',
      'also quick',
      'slow',
      'also slow',
    ]);
  });

  it('are reckoned from now', () => {
    expect(applyActions([set('bell', 30)], none, 100).pending).toMatchObject([
      { id: 'bell', due: 130, order: 0 },
    ]);
  });

  it('of the same id replace one another', () => {
    expect(applyActions([set('bell', 30), set('bell', 20)], none, 0).pending).toMatchObject([
      { due: 20, order: 1 },
    ]);
  });

  it('of the same id end when it is set never to come', () => {
    expect(idsAfter(set('bell', 30), set('bell', Infinity))).toEqual([]);
  });

  it('are cancelled in the order the chart asked for', () => {
    expect(idsAfter(set('bell', 30), cancel('bell'))).toEqual([]);
    expect(idsAfter(cancel('bell'), set('bell', 30))).toEqual(['bell']);
    expect(idsAfter(set('bell', 30), cancel('another'))).toEqual(['bell']);
  });

  it('do not hold what has been raised already, nor what never comes', () => {
    expect(
      idsAfter({ type: 'xstate.raise', params: { event: { type: 'now' } } }, set('never', Infinity)),
    ).toEqual([]);
  });
});

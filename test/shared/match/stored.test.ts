import { describe, expect, it } from 'vitest';
import { advance, applyMove } from '#shared/match/fold.ts';
import { bytesOf, restoreState, storeState, type StoredState } from '#shared/match/stored.ts';
import { latest } from '#shared/match/timeline.ts';
import { after, played, roundChart } from './rounds.ts';
import { moves, open } from './table.ts';

describe('a stored state', () => {
  it('is JSON and comes back to the last byte', () => {
    const { machine, ...timeline } = moves(open(), [0, 'swap', 100], [1, 'rest', 200]);
    const state = latest({ machine, ...timeline });
    const back = restoreState(machine, throughJson(storeState(machine, state)));
    expect(bytesOf(machine, back)).toBe(bytesOf(machine, state));
  });

  it('remembers where a history state goes back to', () => {
    const timeline = moves(open(), [0, 'keep', 100], [1, 'rest', 200]);
    const { machine } = timeline;
    const back = restoreState(machine, throughJson(storeState(machine, latest(timeline))));
    const entry = { n: 3, at: 300, by: 0, move: { type: 'resume' } };
    const resumed = applyMove(machine, back, entry);
    expect(resumed.snapshot.value).toEqual({ playing: 'turn' });
    expect(bytesOf(machine, resumed)).toBe(bytesOf(machine, applyMove(machine, latest(timeline), entry)));
  });

  it('keeps its delays and their order', () => {
    const chart = roundChart(1000, 1000);
    const state = played(chart, ['word', 10]);
    const back = restoreState(chart, throughJson(storeState(chart, state)));
    expect(bytesOf(chart, advance(chart, back, 1000))).toBe(bytesOf(chart, advance(chart, state, 1000)));
  });

  it('comes back into another machine of the same chart, which then plays on', () => {
    const [one, other] = [roundChart(1000), roundChart(1000)];
    const state = played(one, ['word', 10]);
    const moved = restoreState(other, throughJson(storeState(one, state)));
    expect(applyMove(other, moved, after(moved, 'word', 20)).snapshot.context.words).toBe(2);
  });
});

function throughJson(stored: StoredState): StoredState {
  const back: StoredState = JSON.parse(JSON.stringify(stored));
  return back;
}

import { describe, expect, it } from 'vitest';
import { game } from '#games/boggle/game.ts';
import { share } from '#games/boggle/share.ts';
import type { Seat } from '#shared/match/entry.ts';
import type { Message } from '#shared/plugin/view.ts';
import { spell } from '#shared/plugin/words.ts';
import { ANNA, BEN, level, viewOf } from './madeViews.ts';

describe('a shared result', () => {
  const over = (seats: readonly Seat[], totals: readonly number[], turns: 'together' | 'inTurn') => {
    const best = Math.max(...totals);
    const view = viewOf({
      seats,
      rules: { turns },
      data: { phase: 'gameOver' },
      players: totals.map((total) => ({ total, result: total === best ? 'win' : 'lose' })),
    });
    const shared = share(view);
    const said = (how: readonly Message[] = []): readonly string[] =>
      how.map(({ key, params }) => spell('en', game.messages[key] ?? key, params));
    return { lines: said(shared?.lines), aloud: said(shared?.aloud) };
  };

  it('names who else sat there, as at the table', () => {
    const { lines, aloud } = over([ANNA, BEN, level(3)], [12, 30, 7], 'together');
    expect(lines.slice(0, 4)).toEqual(['Lost 12 to 30', 'Ben: 30', 'Me: 12', 'Robin 3: 7']);
    expect(aloud).toContain('Ben has 30 points.');
  });

  it('of people who share a device is the table’s, and nobody’s in particular', () => {
    const { lines, aloud } = over([{ by: 'person', name: 'You' }, BEN], [9, 1], 'inTurn');
    expect(lines).toEqual(['Player 1: 9', 'Ben: 1']);
    expect(aloud).toEqual(['Player 1 has 9 points.', 'Ben has 1 point.']);
  });

  it('of somebody alone, and against one computer, names nobody', () => {
    expect(over([ANNA], [12], 'together').lines).toEqual(['Words 0 · Points 12 · 0 % of the board']);
    expect(over([ANNA, level(3)], [12, 7], 'together').lines[0]).toBe('Won 12 to 7');
    expect(over([ANNA, level(3)], [12, 7], 'together').lines.join()).not.toContain('Anna');
  });
});

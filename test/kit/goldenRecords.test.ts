import { describe, expect, it } from 'vitest';
import { goldenOf, readGolden, replayGoldens } from '#shared/plugin/kit/goldens.ts';
import { game } from './game/game.ts';
import { plugin } from './game/index.ts';
import { played } from './played.ts';

describe('golden records', () => {
  const golden = goldenOf(plugin, game, 'twelve.json', played.record);

  it('tell how a match went, line by line', () => {
    expect(golden.trail[0]).toBe('0. 0.000 s, start, playing.turn, 0 : 0');
    expect(golden.trail.at(-2)).toMatch(/playing\.turn → playing\.showdown, .*2 \(won\)/);
    expect(golden.trail.at(-1)).toMatch(/^\d+\. [\d.]+ s, delay: pause, playing\.showdown → over$/);
    expect(golden.end).toMatchObject({ standing: played.standing, over: true, final: false });
  });

  it('replay to their ends', () => {
    expect(replayGoldens(plugin, game, [golden])).toEqual([]);
  });

  it('are findings when they end otherwise, or do not read', () => {
    const redrawn = { ...golden, name: 'redrawn.json', end: { ...golden.end, view: '00000000' } };
    const other = { ...golden, name: 'other.json', end: { ...golden.end, over: false } };
    const cut = { ...golden, name: 'cut.json', record: { format: 'quoin-match' } };
    expect(replayGoldens(plugin, game, [golden, other])).toMatchObject([
      { clause: 'record/golden', where: 'other.json' },
    ]);
    expect(replayGoldens(plugin, game, [redrawn, cut])).toMatchObject([
      { clause: 'record/golden', where: 'redrawn.json' },
      { clause: 'record/golden', where: 'cut.json', message: 'This is not a Quoin match record.' },
    ]);
  });

  it('are findings when they go otherwise, with the first line that differs', () => {
    const trail = golden.trail.with(1, '1. 9.000 s, seat 0: swap, still playing.turn');
    expect(replayGoldens(plugin, game, [{ ...golden, trail }])).toMatchObject([
      {
        clause: 'record/golden',
        message: `It goes otherwise than it did: “${golden.trail[1] ?? ''}” where there was “1. 9.000 s, seat 0: swap, still playing.turn”.`,
      },
    ]);
    const longer = { ...golden, trail: [...golden.trail, 'and on'] };
    expect(replayGoldens(plugin, game, [longer])[0]?.message).toMatch(/“nothing” where there was “and on”/);
  });

  it('are read from files of their form alone', () => {
    const { name, ...content } = golden;
    expect(readGolden(name, content)).toEqual({ ok: true, value: golden });
    expect(readGolden(name, played.record)).toMatchObject({ ok: false, code: 'golden/malformed' });
    expect(readGolden(name, undefined)).toMatchObject({ ok: false });
  });
});

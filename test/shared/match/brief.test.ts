import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BRIEF_SCHEMA } from '#shared/match/brief.ts';
import { briefOf } from '#shared/match/briefOf.ts';
import { advance } from '#shared/match/fold.ts';
import { finishedGames } from '#shared/match/games.ts';
import { latest, openTimeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import type { Message } from '#shared/plugin/view.ts';
import { game, inputFor, moves, open } from './table.ts';

const say = ({ key, params }: Message): string => `${key} ${JSON.stringify(params)}`;

/** High Card as it would tell of itself. */
const telling: Game = {
  ...game,
  glance: ({ standing }) => ({
    doing: { key: 'glance.turn' },
    line: { key: 'glance.score', params: { first: standing[0]?.score ?? 0 } },
    tiles: { width: 2, faces: ['', ''] },
  }),
};

describe('what a match stands at', () => {
  test('is said by the game, spelled by whoever keeps it', () => {
    const timeline = open();
    const state = advance(timeline.machine, latest(timeline), 5_000);
    expect(briefOf({ game: telling, state, games: [], seat: 0, say })).toEqual({
      doing: 'glance.turn undefined',
      line: 'glance.score {"first":0}',
      left: 15_000,
      tiles: { width: 2, faces: ['', ''] },
      seat: 0,
      games: [],
    });
  });

  test('is the clock alone where the game says nothing', () => {
    expect(briefOf({ game, state: latest(open()), games: [], seat: 1, say })).toEqual({
      doing: null,
      line: null,
      left: 20_000,
      tiles: null,
      seat: 1,
      games: [],
    });
  });

  test('comes back from where it is kept as it was', () => {
    const games = [{ at: 5, standing: [{ seat: 0, score: -3, won: false }] }];
    const brief = briefOf({ game: telling, state: latest(open()), games, seat: null, say });
    expect(v.parse(BRIEF_SCHEMA, JSON.parse(JSON.stringify(brief)))).toEqual(brief);
  });

  test('keeps what the game tells of each finished game for its own seat, named in words', () => {
    const figured: Game = {
      ...game,
      figures: (view) => [
        { kind: 'best', label: 'figure.top', value: view.viewer === 1 ? 14 : 3, note: 'king' },
        { kind: 'rate', label: 'figure.speed', of: 3, per: 0.5 },
      ],
    };
    const input = { ...inputFor(['person', 'person']), settings: { goal: 1, clock: 'slow', pause: false } };
    const begun = openTimeline(game.machine(), input);
    const timeline = moves(begun, [0, 'keep', 100], [1, 'keep', 250]);
    const games = finishedGames(figured, timeline, 300, 1);
    const brief = briefOf({
      game: figured,
      state: latest(timeline),
      games,
      seat: 1,
      say: ({ key }) => `“${key}”`,
    });
    expect(brief.games.map(({ figures }) => figures)).toEqual([
      [
        { kind: 'best', label: 'figure.top', name: '“figure.top”', value: 14, note: 'king' },
        { kind: 'rate', label: 'figure.speed', name: '“figure.speed”', of: 3, per: 0.5 },
      ],
    ]);
    expect(v.parse(BRIEF_SCHEMA, JSON.parse(JSON.stringify(brief)))).toEqual(brief);
    expect(finishedGames(figured, timeline, 300)[0]).not.toHaveProperty('figures');
  });
});

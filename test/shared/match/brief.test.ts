import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { game as boggle } from '#games/boggle/game.ts';
import { BRIEF_SCHEMA, briefOf } from '#shared/match/brief.ts';
import { advance } from '#shared/match/fold.ts';
import { finishedGames } from '#shared/match/games.ts';
import { seatsFor } from '#shared/match/play.ts';
import { latest, openTimeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import type { Message } from '#shared/plugin/view.ts';
import { game, inputFor, moves, open, take } from './table.ts';

const say = ({ key, params }: Message): string => `${key} ${JSON.stringify(params)}`;

function aRound() {
  const seats = seatsFor(boggle, ['person', 'learner']);
  const settings = { roundTime: 120, target: 50, difficulty: 5 };
  const input = { seed: 5, settings, seats, carried: boggle.carry?.initial() ?? null };
  const start = openTimeline(boggle.machine(), input);
  return take(start, { by: 0, move: { type: 'startRound' } }, 1_000, boggle);
}

describe('what a match stands at', () => {
  test('is said by the game, spelled by whoever keeps it', () => {
    const timeline = aRound();
    const state = advance(timeline.machine, latest(timeline), 31_000);
    const brief = briefOf({ game: boggle, state, games: [], seat: 0, say });
    expect(brief).toMatchObject({
      doing: 'glance.round {"round":1}',
      line: 'glance.level {"yours":0,"theirs":0,"target":50}',
      left: 90_000,
      seat: 0,
    });
    expect(brief.tiles).toEqual({ width: 4, faces: Array<string>(16).fill('') });
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
    const brief = briefOf({ game: boggle, state: latest(aRound()), games, seat: null, say });
    expect(v.parse(BRIEF_SCHEMA, JSON.parse(JSON.stringify(brief)))).toEqual(brief);
  });

  test('keeps what the game tells of each finished game for its own seat, named in words', () => {
    const telling: Game = {
      ...game,
      figures: (view) => [
        { kind: 'best', label: 'figure.top', value: view.viewer === 1 ? 14 : 3, note: 'king' },
        { kind: 'rate', label: 'figure.speed', of: 3, per: 0.5 },
      ],
    };
    const input = { ...inputFor(['person', 'person']), settings: { goal: 1, clock: 'slow', pause: false } };
    const begun = openTimeline(game.machine(), input);
    const timeline = moves(begun, [0, 'keep', 100], [1, 'keep', 250]);
    const games = finishedGames(telling, timeline, 300, 1);
    const brief = briefOf({
      game: telling,
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
    expect(finishedGames(telling, timeline, 300)[0]).not.toHaveProperty('figures');
  });
});

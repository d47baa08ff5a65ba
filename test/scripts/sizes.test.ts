import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGETS, budgetOf } from '../../scripts/budgets.mjs';
import { isSatDownTo, lineOf, workersOf } from '../../scripts/sizes.mjs';
import { ROOT } from '../../scripts/paths.mjs';

describe('what a game may weigh', () => {
  const budgets = {
    usualGame: { table: 40, onDemand: 30, worker: 20 },
    games: { small: { table: 4, onDemand: 3, worker: 2 } },
  };

  it('is its own, where it has numbers, and else the usual', () => {
    expect(budgetOf('small', budgets)).toEqual(budgets.games.small);
    expect(budgetOf('large', budgets)).toEqual(budgets.usualGame);
    expect(budgetOf('toString', budgets)).toEqual(budgets.usualGame);
  });

  it('is never more than the usual, and numbers stand for games that there are', () => {
    const games = readdirSync(join(ROOT, 'games'));
    for (const [game, own] of Object.entries(BUDGETS.games)) {
      expect(games).toContain(game);
      expect(own.table, game).toBeLessThanOrEqual(BUDGETS.usualGame.table);
      expect(own.onDemand, game).toBeLessThanOrEqual(BUDGETS.usualGame.onDemand);
      expect(own.worker, game).toBeLessThanOrEqual(BUDGETS.usualGame.worker);
    }
  });
});

describe('the workers of a game', () => {
  const assets = new Map([
    ['assets/oddsWorker-BHXNrVyM.js', 1200],
    ['assets/threadOddsWorker-B_IfhP-X.js', 7],
    ['assets/botWorker-3Y_oTcUe.js', 9000],
  ]);

  it('are weighed by the files they begin with, and no other’s with them', () => {
    expect(workersOf(['game.ts', 'ui/oddsWorker.ts', 'ui/oddsThread.ts'], assets)).toEqual([
      { name: 'oddsWorker', bytes: 1200 },
    ]);
    expect(workersOf(['game.ts'], assets)).toEqual([]);
  });

  it('that are not in the build are missed', () => {
    expect(() => workersOf(['ui/solverWorker.ts'], assets)).toThrow('The page has no solverWorker');
  });
});

it('a game is sat down to at the table called after it, not at any other table in it', () => {
  expect(isSatDownTo('last-counter', 'games/last-counter/LastCounterTable.vue')).toBe(true);
  expect(isSatDownTo('pig', 'games/pig/game.ts')).toBe(true);
  expect(isSatDownTo('pig', 'games/pig/RegionTable.vue')).toBe(false);
  expect(isSatDownTo('pig', 'games/boggle/game.ts')).toBe(false);
});

it('a part over its budget is told from one within', () => {
  expect(lineOf({ name: 'pig', bytes: 15_001, budget: 15_000 })).toBe('TOO LARGE    15.0 of  15.0 kB  pig');
  expect(lineOf({ name: 'pig', bytes: 15_000, budget: 15_000 })).toBe('fits         15.0 of  15.0 kB  pig');
});

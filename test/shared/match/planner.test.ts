import { describe, expect, it } from 'vitest';
import { advance } from '#shared/match/fold.ts';
import { nextPlan, planBots, questionsFor, restPlan, withoutPlan } from '#shared/match/planner.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Bot, Game } from '#shared/plugin/contract.ts';
import { game, moves, open, tableMove, take } from './table.ts';

const lineup = ['careful', 'person', 'random'];
const opening = latest(open(lineup));

describe('bots at the table', () => {
  it('are asked at once, each on its own; people are not', () => {
    expect(questionsFor(game, opening, [], 1).map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'careful'],
      [2, 'random'],
    ]);
  });

  it('move once their thinking time has passed', () => {
    const plans = planBots(game, advance(open(lineup).machine, opening, 400), [], 1, 10);
    expect(nextPlan(plans)).toMatchObject({ seat: 0, next: { due: 1200 } });
  });

  it('rest while they have nothing to do, until their view changes', () => {
    const plans = planBots(game, opening, [], 1, 10);
    expect(plans.find((plan) => plan.seat === 2)?.next).toBe(null);
    expect(questionsFor(game, opening, plans, 1)).toEqual([]);
    const turn = latest(moves(open(lineup), [0, 'keep', 100], [1, 'keep', 200]));
    expect(questionsFor(game, turn, plans, 1).map(({ seat }) => seat)).toEqual([2]);
  });

  it('keep a plan they have, whatever happens meanwhile', () => {
    const plans = planBots(game, opening, [], 1, 10);
    const later = latest(moves(open(lineup), [0, 'rest', 100]));
    expect(nextPlan(planBots(game, later, plans, 1, 10))).toEqual(nextPlan(plans));
  });

  it('are asked again after their move, and after a refusal only when their view has changed', () => {
    const plans = planBots(game, opening, [], 1, 10);
    expect(questionsFor(game, opening, withoutPlan(plans, 0), 1).map(({ seat }) => seat)).toEqual([0]);
    expect(questionsFor(game, opening, restPlan(plans, 0), 1)).toEqual([]);
    const later = latest(moves(open(lineup), [0, 'rest', 100]));
    expect(questionsFor(game, later, restPlan(plans, 0), 1).map(({ seat }) => seat)).toContain(0);
  });

  it('that leave take their plans with them', () => {
    const sitter = { by: 'person', name: 'Ada' } as const;
    const left = latest(take(open(lineup), tableMove('table', { type: 'seat', seat: 0, sitter }), 100));
    expect(planBots(game, left, planBots(game, opening, [], 1, 10), 1, 10).map(({ seat }) => seat)).toEqual([
      2,
    ]);
  });

  it('stop when the match has ended', () => {
    const over = latest(moves(open(lineup), [1, 'quit', 50]));
    expect(planBots(game, over, planBots(game, opening, [], 1, 10), 1, 10)).toEqual([]);
  });

  it('draw from a generator of their own, another for each seat, entry, time and match', () => {
    const seedOf = (timeline: ReturnType<typeof open>, at: number, seed: number): number | undefined =>
      questionsFor(game, advance(timeline.machine, latest(timeline), at), [], seed)[0]?.seed;
    const table = open(lineup);
    expect(seedOf(table, 0, 1)).toBe(seedOf(open(lineup), 0, 1));
    const seeds = [seedOf(table, 0, 1), seedOf(table, 5, 1), seedOf(table, 0, 2)];
    expect(new Set(seeds).size).toBe(3);
    expect(questionsFor(game, opening, [], 1)[1]?.seed).not.toBe(seeds[0]);
  });

  it('that the game has no more play at random', () => {
    const asked: string[] = [];
    const random: Bot = {
      decide: () => {
        asked.push('random');
        return null;
      },
    };
    const other: Game = { ...game, bots: { random } };
    planBots(other, latest(open(['careful', 'person'])), [], 1, 10);
    expect(asked).toEqual(['random']);
  });

  it('of several due together move in the order of their seats', () => {
    const seen = game.view(latest(open(['careful', 'person'])), 0);
    const plan = { bot: 'random', seen, next: { move: { type: 'keep' }, due: 500 } };
    const late = { ...plan, seat: 0, next: { ...plan.next, due: 501 } };
    expect(nextPlan([{ ...plan, seat: 2 }, { ...plan, seat: 1 }, late])?.seat).toBe(1);
  });
});

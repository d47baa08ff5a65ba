/** The computer players: which policy they follow, whom they look at, and when they move. */
import { describe, expect, it } from 'vitest';
import type { PigData } from '#games/pig/data.ts';
import { game as bareGame } from '#games/pig/game.ts';
import { plugin } from '#games/pig/index.ts';
import { choiceAt, turnOdds } from '#games/pig/odds.ts';
import { POLICIES } from '#games/pig/policyNames.ts';
import { solutionOf } from '#games/pig/solve.ts';
import type { PigView } from '#games/pig/view.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { playMatch } from '#shared/match/play.ts';
import { withFetchedBots } from '#shared/plugin/resources.ts';
import { randomFrom } from '#shared/random/random.ts';
import { askedBots } from './askedBots.ts';
import { begin } from './match.ts';

const game = await withFetchedBots(bareGame);

/** The view of the last seat, whose turn it is, with these scores. */
function viewAt(scores: readonly number[], change: Partial<PigData> = {}): PigView {
  const seats = scores.length;
  const match = begin({ lineup: scores.map((_, seat) => (seat === seats - 1 ? 'hold20' : 'person')) });
  const view = match.view(0, seats - 1);
  const players = view.data.players.map((player, seat) => ({
    ...player,
    score: scores[seat] ?? 0,
    policy: null,
  }));
  return {
    ...view,
    data: { ...view.data, phase: 'deciding', turn: seats - 1, waited: true, players, ...change },
  };
}

const moveOf = (bot: string, view: PigView, seed = 1) =>
  askedBots.get(bot)?.decide(view, randomFrom(seed), 1, {})?.move;

/** The lowest turn total at which it holds against a score, null where it rolls on to the goal. */
function holdsFrom(bot: string, own: number, other: number): number | null {
  for (let turnTotal = 0; own + turnTotal < 100; turnTotal++) {
    if (moveOf(bot, viewAt([other, own], { turnTotal }))?.type === 'hold') return turnTotal;
  }
  return null;
}

describe('a policy', () => {
  it.each([
    ['keepPaceEndRace', 0, 0, 21],
    ['keepPaceEndRace', 10, 50, 26],
    ['keepPaceEndRace', 50, 10, 16],
    ['keepPaceEndRace', 30, 71, null],
    ['hold20', 0, 0, 20],
    ['hold25', 80, 0, null],
    ['fourScoringTurns', 0, 0, 25],
    ['scoreBaseKeepPaceEndRace', 0, 50, 36],
    ['scoreBase_minusOwnScore', 10, 50, 26],
  ] as const)('%s at %i to %i holds from %s on', (bot, own, other, held) => {
    expect(holdsFrom(bot, own, other)).toBe(held);
  });

  it('4 Scoring Turns counts the turns in which it has held', () => {
    const view = viewAt([0, 50], { turnTotal: 24 });
    const held = (holds: number) => ({
      ...view,
      data: { ...view.data, players: view.data.players.map((player) => ({ ...player, holds })) },
    });
    expect(moveOf('fourScoringTurns', held(2))).toEqual({ type: 'roll' });
    expect(moveOf('fourScoringTurns', { ...held(2), data: { ...held(2).data, turnTotal: 25 } })).toEqual({
      type: 'hold',
    });
    expect(moveOf('fourScoringTurns', held(4))).toEqual({ type: 'roll' });
  });

  it('looks at the best of the others', () => {
    const turn = (turnTotal: number) => moveOf('keepPaceEndRace', viewAt([3, 50, 20, 10], { turnTotal }));
    expect(turn(25)).toEqual({ type: 'roll' });
    expect(turn(26)).toEqual({ type: 'hold' });
  });

  it('that is chosen for a seat goes before the name of its bot', () => {
    const view = viewAt([0, 0], { turnTotal: 20 });
    const players = view.data.players.map((player) => ({ ...player, policy: 'hold25' as const }));
    expect(moveOf('hold20', view)).toEqual({ type: 'hold' });
    expect(moveOf('hold20', { ...view, data: { ...view.data, players } })).toEqual({ type: 'roll' });
  });
});

describe('perfect play', () => {
  it('is no threshold: at 41 to 49 it holds at 22 to 26 and rolls at 21 and 27', () => {
    const at = (turnTotal: number) => moveOf('optimal', viewAt([49, 41], { turnTotal }))?.type;
    expect([21, 22, 26, 27].map(at)).toEqual(['roll', 'hold', 'hold', 'roll']);
  });

  it('throws the number of dice that wins most often in Hog', () => {
    const move = moveOf('optimal', viewAt([0, 0], { variant: 'hog', goal: 50 }));
    const { dice } = choiceAt(turnOdds(solutionOf('hog', 50), 0, 0), 0);
    expect(move).toEqual({ type: 'throw', dice });
  });
});

describe('any computer', () => {
  it('has a name for people, and stands in the menu by it', () => {
    expect([...askedBots.keys()].toSorted()).toEqual([...POLICIES, 'random'].toSorted());
    expect(plugin.seats.computers?.map(({ bot }) => bot)).toEqual(POLICIES);
  });

  it('moves at its turn alone, at once where the chart has waited for it', () => {
    const view = viewAt([0, 0]);
    for (const bot of askedBots.values()) {
      const decide = (change: Partial<PigData>) =>
        bot.decide({ ...view, data: { ...view.data, ...change } }, randomFrom(1), 1, {});
      expect(decide({})?.after).toBe(0);
      expect(decide({ waited: false })?.after).toBe(view.data.pace);
      for (const phase of ['waiting', 'pig', 'over', 'left'] as const) expect(decide({ phase })).toBeNull();
      expect(decide({ turn: 0 })).toBeNull();
      expect(bot.decide({ ...view, viewer: 'spectator' }, randomFrom(1), 1, {})).toBeNull();
    }
  });

  it('plays games of every kind to their end', () => {
    for (const rules of ['pig', 'twoDice', 'bigPig', 'hog']) {
      for (const lineup of [
        ['keepPaceEndRace', 'hold20'],
        ['random', 'fourScoringTurns', 'hold25'],
      ]) {
        const settings = { ...defaultsOf(plugin.settings), rules, goal: 60 };
        const options = { lineup, settings, seed: 7, maxEntries: 2000, untilOver: true, budget: 1 };
        const { ending, standing } = playMatch(plugin, game, options);
        expect(ending).toBe('over');
        expect(standing.filter(({ won }) => won)).toHaveLength(1);
      }
    }
  });

  it('that plays by chance does everything there is to do', () => {
    const types = (change: Partial<PigData>) =>
      new Set(Array.from({ length: 200 }, (_, seed) => moveOf('random', viewAt([0, 0], change), seed)?.type));
    expect(types({ turnTotal: 0 })).toEqual(new Set(['roll', 'hold']));
    expect(types({ turnTotal: 9 })).toEqual(new Set(['roll', 'hold']));
    expect(types({ variant: 'hog' })).toEqual(new Set(['throw']));
  });
});

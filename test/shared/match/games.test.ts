import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game as bareBoggle } from '#games/boggle/game.ts';
import { judge } from '#shared/match/door.ts';
import { advance } from '#shared/match/fold.ts';
import { finishedGames, firstEnd, NO_TALLY, tallyOf } from '#shared/match/games.ts';
import { seatsFor } from '#shared/match/play.ts';
import { appendEntry, latest, openTimeline, stateAfter, type Timeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { equipped } from '#shared/plugin/resources.ts';
import { fewResources, settingsOf } from '#test/games/boggle/duel.ts';
import { game, inputFor, moves, open, tableMove, take } from './table.ts';

const boggle = equipped(bareBoggle, fewResources);

const UNDOABLE: Game = { ...game, undo: 'all' };

/** A line of High Card in which the first to one point has won, after a look at the cards of 3 s. */
function line(pause = true): Timeline {
  const input = inputFor(['person', 'person']);
  return openTimeline(game.machine(), { ...input, settings: { goal: 1, clock: 'slow', pause } });
}

const count = (timeline: Timeline, until: number): number => finishedGames(game, timeline, until).length;

describe('games that are over', () => {
  test('are none before the first end', () => {
    expect(finishedGames(game, open(), 10_000)).toEqual([]);
  });

  test('end with a move: at its time, with the scores of that moment', () => {
    const over = moves(line(false), [0, 'keep', 100], [1, 'keep', 250]);
    // Without a look at the cards, a delay of 0 ends the game: at the same moment, and still by itself.
    const state = advance(over.machine, latest(over), 250);
    expect(state.snapshot.hasTag('over')).toBe(true);
    expect(finishedGames(game, over, 9_000)).toEqual([
      { at: 250, standing: game.view(state, 'spectator').standing },
    ]);
  });

  test('end by the clock alone, once it has come so far', () => {
    const shown = moves(line(), [0, 'keep', 100], [1, 'keep', 250]);
    expect(count(shown, 3_249)).toBe(0);
    expect(finishedGames(game, shown, 3_250)).toMatchObject([{ at: 3_250 }]);
  });

  test('end by the clock before the entry that comes next', () => {
    const again = moves(line(), [0, 'keep', 100], [1, 'keep', 250], [0, 'again', 5_000]);
    expect(finishedGames(game, again, 5_000)).toMatchObject([{ at: 3_250 }]);
  });

  test('are one for each, in their order', () => {
    const two = moves(
      line(),
      ...([
        [0, 'keep', 100],
        [1, 'keep', 250],
        [0, 'again', 5_000],
      ] as const),
      ...([
        [0, 'keep', 6_000],
        [1, 'keep', 6_500],
      ] as const),
    );
    expect(finishedGames(game, two, 20_000).map(({ at }) => at)).toEqual([3_250, 9_500]);
  });

  test('are forgotten by going back before them, and there again when play goes forth to them', () => {
    const over = moves(line(false), [0, 'keep', 100], [1, 'keep', 250], [0, 'again', 300]);
    const back = take(over, tableMove(0, { type: 'back', to: 1 }), 400, UNDOABLE);
    expect(count(back, 500)).toBe(0);
    const forth = take(back, tableMove(0, { type: 'back', to: 3 }), 600, UNDOABLE);
    expect(finishedGames(game, forth, 700)).toEqual(finishedGames(game, over, 700));
  });

  test('are forgotten only once everybody has agreed to go back', () => {
    const over = moves(line(false), [0, 'keep', 100], [1, 'keep', 250], [0, 'again', 300]);
    const asked = take(over, tableMove(0, { type: 'ask', to: 1 }), 400, UNDOABLE);
    expect(count(asked, 400)).toBe(1);
    const agreed = take(asked, tableMove(1, { type: 'agree' }), 500, UNDOABLE);
    expect(count(agreed, 500)).toBe(0);
  });
});

interface Step {
  readonly type: string;
  readonly by: number;
  readonly wait: number;
  readonly to: number;
}

/** Random play with going back, asking and agreeing, on a table of two. */
const play: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    type: fc.constantFrom('keep', 'keep', 'keep', 'swap', 'again', 'rest', 'resume', 'back', 'ask', 'agree'),
    by: fc.constantFrom(0, 1),
    wait: fc.constantFrom(0, 10, 400, 3_000, 25_000),
    to: fc.nat({ max: 40 }),
  }),
  { maxLength: 40 },
);

function played(steps: readonly Step[]): Timeline {
  let [timeline, at] = [line(), 0];
  for (const { type, by, wait, to } of steps) {
    at += wait;
    const target = to % timeline.states.length;
    const proposal =
      type === 'back' || type === 'ask'
        ? { by, table: { type, to: target } }
        : type === 'agree'
          ? { by, table: { type } }
          : { by, move: { type } };
    const verdict = judge(UNDOABLE, timeline, proposal, at);
    if (verdict.ok) timeline = appendEntry(timeline, verdict.value);
  }
  return timeline;
}

describe('however it is played', () => {
  test('counting entry by entry comes to the same as counting all at once', () => {
    fc.assert(
      fc.property(play, (steps) => {
        const timeline = played(steps);
        let tally = NO_TALLY;
        for (let n = 0; n <= timeline.log.length; n += 1) {
          const part = {
            ...timeline,
            log: timeline.log.slice(0, n),
            states: timeline.states.slice(0, n + 1),
          };
          tally = tallyOf(game, part, null, tally);
        }
        expect(tally).toEqual(tallyOf(game, timeline));
      }),
      { numRuns: 60 },
    );
  });

  test('the last of them is the one that is over now; and time alone never takes one away', () => {
    fc.assert(
      fc.property(play, fc.nat({ max: 60_000 }), (steps, wait) => {
        const timeline = played(steps);
        const now = latest(timeline);
        const later = advance(timeline.machine, now, now.at + wait);
        const games = finishedGames(game, timeline, later.at);
        expect(games.length).toBeGreaterThanOrEqual(count(timeline, now.at));
        if (!later.snapshot.hasTag('over')) return;
        expect(games.at(-1)?.standing).toEqual(game.view(later, 'spectator').standing);
      }),
      { numRuns: 60 },
    );
  });

  test('going back to an entry leaves what was over right after it', () => {
    fc.assert(
      fc.property(play, fc.nat({ max: 40 }), (steps, n) => {
        const timeline = played(steps);
        const to = n % timeline.states.length;
        const at = latest(timeline).at;
        const verdict = judge(UNDOABLE, timeline, { by: 0, table: { type: 'back', to } }, at);
        if (!verdict.ok) return;
        const back = appendEntry(timeline, verdict.value);
        const then = {
          ...timeline,
          log: timeline.log.slice(0, to),
          states: timeline.states.slice(0, to + 1),
        };
        expect(count(back, at)).toBe(count(then, stateAfter(timeline.states, to).at));
      }),
      { numRuns: 60 },
    );
  });
});

test('the state in which the first game ended has the standing that was counted, whenever it is asked for', () => {
  let ended = 0;
  fc.assert(
    fc.property(play, fc.nat({ max: 60_000 }), (steps, wait) => {
      const timeline = played(steps);
      const until = latest(timeline).at + wait;
      const [first] = finishedGames(game, timeline, until);
      const state = firstEnd(game, timeline, until);
      expect(state?.at).toBe(first?.at);
      if (state === null) return;
      ended += 1;
      expect(state.snapshot.hasTag('over')).toBe(true);
      expect(game.view(state, 'spectator').standing).toEqual(first?.standing);
    }),
    { numRuns: 60 },
  );
  expect(ended).toBeGreaterThan(0);
});

test('a game of Boggle is over with the round that reaches the target', () => {
  const settings = settingsOf({ roundTime: 60, target: 1, difficulty: 10 });
  const seats = seatsFor(boggle, ['person', 'learner']);
  const input = { seed: 5, settings, seats, carried: boggle.carry?.initial() ?? null };
  const begun = take(
    openTimeline(boggle.machine(), input),
    { by: 0, move: { type: 'startRound' } },
    1_000,
    boggle,
  );
  expect(finishedGames(boggle, begun, 60_999)).toEqual([]);
  const over = advance(begun.machine, latest(begun), 61_000);
  const games = finishedGames(boggle, begun, 61_000);
  expect(games.length).toBe(over.snapshot.hasTag('over') ? 1 : 0);
  expect(games.map(({ standing }) => standing)).toEqual(
    over.snapshot.hasTag('over') ? [boggle.view(over, 'spectator').standing] : [],
  );
});

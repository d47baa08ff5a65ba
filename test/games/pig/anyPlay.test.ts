/** What holds in every game of Pig, however it is played: random people and computers by every rule. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PigData } from '#games/pig/data.ts';
import { game as bareGame } from '#games/pig/game.ts';
import type { Move } from '#games/pig/moves.ts';
import { POLICIES } from '#games/pig/policyNames.ts';
import { answer } from '#shared/match/planner.ts';
import { withFetchedBots } from '#shared/plugin/resources.ts';
import { begin } from './match.ts';
import type { PigMatch } from './match.ts';

const game = await withFetchedBots(bareGame);

const sitter = fc.constantFrom('person', 'random', ...POLICIES.filter((policy) => policy !== 'optimal'));
const tables = fc.record({
  seed: fc.nat(),
  lineup: fc.array(sitter, { minLength: 2, maxLength: 8 }),
  settings: fc.record({
    rules: fc.constantFrom('pig', 'twoDice', 'bigPig', 'hog'),
    goal: fc.integer({ min: 25, max: 60 }),
  }),
});
type Table = Parameters<typeof begin>[0] & { readonly lineup: readonly string[] };

const TURNS: readonly Move[] = [{ type: 'roll' }, { type: 'hold' }, { type: 'throw', dice: 2 }];
const MOST = 1500;

/** Plays to the end, or for a long time; `see` is shown each moment with the one before. */
function play(table: Table, see: (now: PigData, before: PigData, match: PigMatch, at: number) => void): void {
  const match = begin(table);
  let at = 0;
  let before = match.data(at);
  for (let i = 0; i < MOST && before.phase !== 'over'; i++) {
    const due = match.due(at);
    if (due === null) {
      const { turn } = before;
      const sits = table.lineup[turn] ?? 'random';
      const bot = sits === 'person' ? 'random' : sits;
      const decision = answer(game, { bot, view: match.view(at, turn), seed: i }, 1);
      if (decision === null) throw new Error(`Nobody moves at ${at} ms.`);
      at += 1;
      match.move(at, anyOf(decision.move), turn);
    } else at = due;
    const now = match.data(at);
    see(now, before, match, at);
    before = now;
  }
}

/** What a bot decides is a move of this game. */
function anyOf(move: { readonly type: string }): Move {
  const known: readonly Move[] = TURNS;
  const same = known.find(({ type }) => type === move.type);
  if (same === undefined) throw new Error(`No bot decides to ${move.type}.`);
  return 'dice' in move && typeof move.dice === 'number' ? { type: 'throw', dice: move.dice } : same;
}

const scoresOf = ({ players }: PigData): readonly number[] => players.map(({ score }) => score);

it('scores only rise, save by the two ones of Two-Dice Pig', () => {
  fc.assert(
    fc.property(tables, (table) => {
      play(table, (now, before) => {
        const wiped = now.last?.kind === 'pig' && now.last.score > 0 ? now.last.by : null;
        const [from, to] = [scoresOf(before), scoresOf(now)];
        for (const [seat, score] of to.entries()) {
          if (seat === wiped) expect(table.settings.rules).toBe('twoDice');
          else expect(score).toBeGreaterThanOrEqual(from[seat] ?? 0);
        }
      });
    }),
    { numRuns: 25 },
  );
});

it('the turn total is the sum of what the throws of the turn brought, and goes nowhere but to the score', () => {
  fc.assert(
    fc.property(tables, (table) => {
      let gained = 0;
      play(table, (now, before) => {
        if (now.n === before.n) return;
        const { last } = now;
        if (last?.kind === 'rolled') gained += last.points;
        if (last?.kind === 'rolled') expect(now.turnTotal).toBe(gained);
        else {
          // A throw that is held by itself brings its own points to what there was.
          if (last?.kind === 'held' && last.dice === null) expect(last.points).toBe(gained);
          if (last?.kind === 'held') {
            expect(last.points).toBeGreaterThanOrEqual(gained);
            expect(last.score).toBe((scoresOf(before)[last.by] ?? 0) + last.points);
          }
          if (last?.kind === 'pig') expect(last.lost).toBe(gained);
          expect(now.turnTotal).toBe(0);
          gained = 0;
        }
      });
    }),
    { numRuns: 25 },
  );
});

it('nobody moves out of turn, nor while a delay runs', () => {
  fc.assert(
    fc.property(tables, (table) => {
      play(table, (now, _before, match, at) => {
        for (const seat of table.lineup.keys()) {
          const open = TURNS.filter((move) => match.refusal(at, move, seat) === null);
          const mine = now.phase === 'deciding' && now.turn === seat;
          expect(open.length > 0).toBe(mine);
          expect(now.phase === 'waiting' || now.phase === 'pig').toBe(match.due(at) !== null);
        }
      });
    }),
    { numRuns: 8 },
  );
});

it('the goal ends a game, and after its end no move is legal but to begin another, or to go', () => {
  fc.assert(
    fc.property(tables, (table) => {
      play(table, (now, _before, match, at) => {
        const best = Math.max(...scoresOf(now));
        expect(now.phase === 'over').toBe(best >= now.goal);
        if (now.phase !== 'over') return;
        for (const seat of table.lineup.keys()) {
          const moves = game.legal(match.view(at, seat)).map(({ move }) => move.type);
          expect(moves.filter((type) => !['newGame', 'quit', 'setPolicy'].includes(type))).toEqual([]);
        }
        expect(match.data(at + 1_000_000)).toEqual(now);
      });
    }),
    { numRuns: 25 },
  );
});

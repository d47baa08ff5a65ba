/**
 * Perfect play by the plainest of methods, to check the solver by: every position of a game, turn totals included, is
 * reckoned from its throws over and over, until nothing changes. It shares no code with the game.
 */
import type { VariantId } from '#games/pig/variants.ts';

type Thrown = readonly [chance: number, points: number | 'pig' | 'wipe'];

const SIDES = [1, 2, 3, 4, 5, 6];

/** Every throw of one or two dice by itself. */
const THROWS: Readonly<Record<Exclude<VariantId, 'hog'>, readonly Thrown[]>> = {
  pig: SIDES.map((die) => [1 / 6, die === 1 ? 'pig' : die]),
  twoDice: pairs((a, b) => (a === 1 && b === 1 ? 'wipe' : a === 1 || b === 1 ? 'pig' : a + b)),
  bigPig: pairs((a, b) => {
    if (a === 1 && b === 1) return 25;
    if (a === 1 || b === 1) return 'pig';
    return a === b ? 4 * a : a + b;
  }),
};

function pairs(worth: (a: number, b: number) => number | 'pig' | 'wipe'): readonly Thrown[] {
  return SIDES.flatMap((a) => SIDES.map((b): Thrown => [1 / 36, worth(a, b)]));
}

/** Chances to win of who begins a turn, at [own][other]. */
export function naiveValues(variant: VariantId, goal: number): readonly (readonly number[])[] {
  const values = Array.from({ length: goal }, () => new Array<number>(goal).fill(0));
  const at = (own: number, other: number): number =>
    own >= goal ? 1 : other >= goal ? 0 : (values[own]?.[other] ?? NaN);
  const throws = variant === 'hog' ? [] : THROWS[variant];
  const hogThrows = variant === 'hog' ? manyDice() : [];

  /** By one throw: `then` is what each number of points leads to. */
  function thrown(list: readonly Thrown[], own: number, other: number, then: (points: number) => number) {
    return list.reduce((sum, [chance, worth]) => {
      if (worth === 'pig') return sum + chance * (1 - at(other, own));
      return sum + chance * (worth === 'wipe' ? 1 - at(other, 0) : then(worth));
    }, 0);
  }

  function valueOf(own: number, other: number): number {
    if (variant === 'hog') {
      const banked = (points: number): number => 1 - at(other, own + points);
      return Math.max(...hogThrows.map((list) => thrown(list, own, other, banked)));
    }
    const turns: number[] = [];
    for (let turn = goal - own - 1; turn >= 0; turn--) {
      const next = (points: number): number =>
        own + turn + points >= goal ? 1 : (turns[turn + points] ?? NaN);
      const rolled = thrown(throws, own, other, next);
      turns[turn] = turn === 0 ? rolled : Math.max(rolled, 1 - at(other, own + turn));
    }
    return turns[0] ?? NaN;
  }

  for (let change = 1; change > 1e-13;) {
    change = 0;
    for (let own = 0; own < goal; own++) {
      for (let other = 0; other < goal; other++) {
        const value = valueOf(own, other);
        change = Math.max(change, Math.abs(value - at(own, other)));
        values[own]?.splice(other, 1, value);
      }
    }
  }
  return values;
}

/** One to twenty dice: of each the sums without a 1, counted die by die. */
function manyDice(): readonly (readonly Thrown[])[] {
  let ways = new Map([[0, 1]]);
  return Array.from({ length: 20 }, (_, i) => {
    const next = new Map<number, number>();
    for (const [sum, count] of ways) {
      for (const side of SIDES.slice(1)) next.set(sum + side, (next.get(sum + side) ?? 0) + count);
    }
    ways = next;
    const all = 6 ** (i + 1);
    const gains = [...ways].map(([sum, count]): Thrown => [count / all, sum]);
    return [...gains, [1 - 5 ** (i + 1) / all, 'pig']];
  });
}

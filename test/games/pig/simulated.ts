/** Games played out by the rules, throw by throw, to see how often each side wins. */
import type { Player } from '#games/pig/players.ts';
import { VARIANTS, worthOf } from '#games/pig/variants.ts';
import type { VariantId } from '#games/pig/variants.ts';
import type { Random } from '#shared/random/random.ts';

/** How many dice are thrown at each turn total of a turn. */
type Turns = (own: number, other: number, holds: number) => Uint8Array;

/** The player's turns, each asked for once: it is the games that take the time. */
function turnsOf(player: Player, goal: number): Turns {
  const known: Uint8Array[] = [];
  return (own, other, holds) => {
    const seen = Math.min(holds, player.holdsSeen - 1);
    const place = (own * goal + other) * player.holdsSeen + seen;
    let turns = known[place];
    if (turns === undefined) {
      const diceAt = player.diceAt({ own, other, holds: seen, goal });
      turns = Uint8Array.from({ length: goal - own }, (_, turn) => diceAt(turn));
      known[place] = turns;
    }
    return turns;
  };
}

/** Of so many games that `a` begins against `b`, how many it wins. */
export function winsIn(
  games: number,
  variant: VariantId,
  goal: number,
  [a, b]: readonly [Player, Player],
  random: Random,
): number {
  const sides = [turnsOf(a, goal), turnsOf(b, goal)] as const;
  let wins = 0;
  for (let game = 0; game < games; game++) {
    if (winnerOf(variant, goal, sides, random) === 0) wins += 1;
  }
  return wins;
}

interface Seated {
  readonly side: 0 | 1;
  score: number;
  holds: number;
}

function winnerOf(variant: VariantId, goal: number, sides: readonly [Turns, Turns], random: Random): 0 | 1 {
  let me: Seated = { side: 0, score: 0, holds: 0 };
  let you: Seated = { side: 1, score: 0, holds: 0 };
  for (;;) {
    const turns = sides[me.side](me.score, you.score, me.holds);
    const total = turnTotal(variant, turns, random);
    if (total === 'wipe') me.score = 0;
    else if (total > 0) {
      me.score += total;
      me.holds += 1;
      if (me.score >= goal) return me.side;
    }
    [me, you] = [you, me];
  }
}

/** What a turn brings; 0 when it is lost. It ends by itself as soon as the goal is reached. */
function turnTotal(variant: VariantId, turns: Uint8Array, random: Random): number | 'wipe' {
  let total = 0;
  do {
    const dice = turns[total] ?? 0;
    if (dice === 0) return total;
    const thrown = dice === 1 && variant === 'pig' ? random.below(6) + 1 : null;
    if (thrown === 1) return 0;
    if (thrown !== null) {
      total += thrown;
      continue;
    }
    const worth = worthOf(
      variant,
      Array.from({ length: dice }, () => random.range(1, 6)),
    );
    if (worth.kind !== 'gain') return worth.kind === 'wipe' ? 'wipe' : 0;
    total += worth.points;
  } while (!VARIANTS[variant].once && total < turns.length);
  return total;
}

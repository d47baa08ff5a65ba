/** What the page on rolling and holding looks at: rules and a moment, as they stand in its address. */
import { GOAL } from './limits.ts';
import { VARIANTS, type VariantId } from './variants.ts';

export interface Explored {
  readonly variant: VariantId;
  readonly goal: number;
  readonly own: number;
  readonly other: number;
  readonly turn: number;
}

/** Where perfect play surprises: it holds at 22 to 26, rolls at 27 and holds again. */
export const FIRST_LOOK: Explored = { variant: 'pig', goal: GOAL.usual, own: 41, other: 49, turn: 22 };

/** The nearest moment that a game can come to: nobody has won, and no throw is needed to. */
export function within({ variant, goal: wished, own, other, turn }: Explored): Explored {
  const goal = between(wished, GOAL.min, GOAL.max);
  const at = between(own, 0, goal - 1);
  return {
    variant,
    goal,
    own: at,
    other: between(other, 0, goal - 1),
    turn: VARIANTS[variant].once ? 0 : between(turn, 0, goal - at - 1),
  };
}

/** What an address says; where it says nothing, or nothing that can be, the first look. */
export function exploredIn(query: Readonly<Record<string, string>>): Explored {
  return within({
    variant: variantIn(query.rules),
    goal: numberIn(query.goal) ?? FIRST_LOOK.goal,
    own: numberIn(query.own) ?? FIRST_LOOK.own,
    other: numberIn(query.other) ?? FIRST_LOOK.other,
    turn: numberIn(query.turn) ?? FIRST_LOOK.turn,
  });
}

export function queryOf({ variant, goal, own, other, turn }: Explored): Readonly<Record<string, string>> {
  return {
    rules: variant,
    goal: String(goal),
    own: String(own),
    other: String(other),
    turn: String(turn),
  };
}

function variantIn(text: string | undefined): VariantId {
  return Object.values(VARIANTS).find(({ id }) => id === text)?.id ?? FIRST_LOOK.variant;
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function between(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.max(least, Math.min(most, Math.round(value))) : least;
}

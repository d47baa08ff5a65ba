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

/**
 * What is wished for once a change was chosen. What was chosen before stays wished for, although it may lie beyond what
 * can be for now: a short game does away with no score that is in sight again at the next longer one.
 */
export function wish(wished: Explored, change: Partial<Explored>): Explored {
  const shown = within({ ...within(wished), ...change });
  // Of the change itself nothing is kept that was not in sight.
  return {
    variant: change.variant === undefined ? wished.variant : shown.variant,
    goal: change.goal === undefined ? wished.goal : shown.goal,
    own: change.own === undefined ? wished.own : shown.own,
    other: change.other === undefined ? wished.other : shown.other,
    turn: change.turn === undefined ? wished.turn : shown.turn,
  };
}

/** What an address says, as near as can be; where it says nothing, or no number, the first look. */
export function exploredIn(query: Readonly<Record<string, string>>): Explored {
  return within({
    variant: variantIn(query.rules),
    goal: numberIn(query.goal) ?? FIRST_LOOK.goal,
    own: numberIn(query.own) ?? FIRST_LOOK.own,
    other: numberIn(query.other) ?? FIRST_LOOK.other,
    turn: numberIn(query.turn) ?? FIRST_LOOK.turn,
  });
}

/** Whether an address says something else than what is shown for it. What it leaves out it says as well as any. */
export function isAmiss(query: Readonly<Record<string, string>>): boolean {
  return Object.entries(queryOf(exploredIn(query))).some(
    ([name, text]) => query[name] !== undefined && query[name] !== text,
  );
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
  if (text === undefined || text.trim() === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? null : number;
}

function between(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.max(least, Math.min(most, Math.round(value)));
}

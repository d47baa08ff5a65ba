/** What the commands of Pig are given; each fault is one sentence. */
import type { Tool, ToolAnswer, ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { GOAL } from './limits.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

const NAMES = Object.keys(VARIANTS).join(', ');

export const GAME_OPTIONS = {
  rules: { type: 'string', help: `Which rules: ${NAMES}; pig when left out.` },
  goal: {
    type: 'string',
    help: `Points that win, ${GOAL.min} to ${GOAL.max}; ${GOAL.usual} when left out.`,
  },
} as const;

/** A command that waits for nothing. */
export interface ReadyTool extends Omit<Tool, 'run'> {
  answer(context: ToolContext): Result<ToolAnswer>;
}

/** By which rules, and to how many points. */
export interface GameAsked {
  readonly variant: VariantId;
  readonly goal: number;
}

/** What `--rules` and `--goal` say. Nothing may follow a command but its options. */
export function readGame(context: ToolContext): Result<GameAsked> {
  const [first] = context.positionals;
  if (first !== undefined) return no('usage/positional', `“${first}” belongs to no option.`);
  const { rules = 'pig' } = context.options;
  const variant = Object.values(VARIANTS).find(({ id }) => id === rules);
  if (variant === undefined) {
    return no('usage/rules', `There are no rules “${rules}”; there are ${NAMES}.`);
  }
  const goal = wholeOption(context, 'goal', GOAL.min, GOAL.max, GOAL.usual);
  return goal.ok ? yes({ variant: variant.id, goal: goal.value }) : goal;
}

/** A whole number within its bounds; `otherwise` is what it is when left out, null where it has to be said. */
export function wholeOption(
  { options }: ToolContext,
  name: string,
  min: number,
  max: number,
  otherwise: number | null,
): Result<number> {
  const { [name]: text } = options;
  if (text === undefined) {
    return otherwise === null
      ? no('usage/number', `Say --${name}, a whole number from ${min} to ${max}.`)
      : yes(otherwise);
  }
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? yes(value)
    : no('usage/number', `--${name} is a whole number from ${min} to ${max}, not “${text}”.`);
}

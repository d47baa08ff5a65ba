/** `quoin pig value`: the chances to win by rolling and by holding, anywhere in a game. */
import type { ToolAnswer, ToolContext } from '#shared/plugin/tool.ts';
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import { choiceAt, turnOdds } from './odds.ts';
import type { TurnOdds } from './odds.ts';
import { solutionOf } from './solve.ts';
import { GAME_OPTIONS, readGame, wholeOption } from './toolInput.ts';
import type { GameAsked, ReadyTool } from './toolInput.ts';
import { VARIANTS } from './variants.ts';

export const valueTool: ReadyTool = {
  name: 'value',
  summary: 'The chances to win by rolling and by holding, if both play perfectly from there on.',
  usage: '--own N --other N --turn N [--rules RULES] [--goal N]',
  options: {
    own: { type: 'string', help: 'The score of whoever’s turn it is.' },
    other: { type: 'string', help: 'The score of the other.' },
    turn: { type: 'string', help: 'The turn total; 0 when a turn begins.' },
    ...GAME_OPTIONS,
  },
  answer,
};

function answer(context: ToolContext): Result<ToolAnswer> {
  const game = readGame(context);
  if (!game.ok) return game;
  const { variant, goal } = game.value;
  const own = wholeOption(context, 'own', 0, goal - 1, null);
  if (!own.ok) return own;
  const other = wholeOption(context, 'other', 0, goal - 1, null);
  if (!other.ok) return other;
  const turn = readTurn(context, game.value);
  if (!turn.ok) return turn;
  const reached = own.value + turn.value;
  if (reached >= goal) {
    return no('usage/won', `A score of ${own.value} and ${turn.value} more make ${reached}: that has won.`);
  }
  const odds = turnOdds(solutionOf(variant, goal), own.value, other.value);
  return yes(VARIANTS[variant].once ? ofThrow(odds) : ofTurn(odds, turn.value));
}

function readTurn(context: ToolContext, { variant, goal }: GameAsked): Result<number> {
  if (!VARIANTS[variant].once) return wholeOption(context, 'turn', 0, goal - 1, null);
  const none = wholeOption(context, 'turn', 0, 0, 0);
  return none.ok ? none : no('usage/turn', 'A turn is a single throw there: leave --turn out.');
}

function ofTurn(odds: TurnOdds, turn: number): ToolAnswer {
  const { best } = choiceAt(odds, turn);
  const roll = odds.roll[turn] ?? 0;
  const hold = odds.hold[turn] ?? 0;
  const why = turn === 0 ? ' (a turn begins with a roll)' : '';
  return {
    text: `Roll ${percent(roll)}, hold ${percent(hold)}: ${best}${why}`,
    json: { roll, hold, best },
  };
}

/** Where a turn is one throw: the best number of dice. */
function ofThrow(odds: TurnOdds): ToolAnswer {
  const { best, dice } = choiceAt(odds, 0);
  const roll = odds.roll[0] ?? 0;
  const thrown = dice === 1 ? '1 die' : `${dice} dice`;
  return { text: `Throw ${thrown}: ${percent(roll)}`, json: { roll, hold: null, best, dice } };
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(4)} %`;
}

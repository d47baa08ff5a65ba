/** What chances come to, in words. */
import { useSay } from '#shared/plugin/ui/words.ts';
import { choiceAt, type TurnOdds } from '../odds.ts';
import { oddsWords } from '../oddsMessages.en.ts';
import { VARIANTS } from '../variants.ts';
import { useFigures } from './useFigures.ts';

export interface Verdict {
  /** “Hold, but only just:” */
  readonly lead: string;
  /** “it wins 1 game more in 1,000.” */
  readonly reason: string;
}

/** Called while drawing it is drawn anew when the language changes. */
export function useVerdict(): (odds: TurnOdds, turn: number) => Verdict {
  const say = useSay(oddsWords);
  const figures = useFigures();

  return (odds, turn) => {
    const { best, dice } = choiceAt(odds, turn);
    if (VARIANTS[odds.variant].dice === null)
      return {
        lead: say('verdict.throw', { dice }),
        reason: say('verdict.throwWins', { chance: figures.chance(odds.byDice[dice] ?? 0) }),
      };
    if (turn === 0) return { lead: say('verdict.roll'), reason: say('verdict.nothing') };
    const more = Math.abs((odds.roll[turn] ?? 0) - (odds.hold[turn] ?? 0));
    const [inHundred, inThousand] = [Math.round(more * 100), Math.round(more * 1000)];
    if (inThousand === 0) return { lead: say(`verdict.${best}Even`), reason: say('verdict.even') };
    if (inThousand < 10)
      return { lead: say(`verdict.${best}Just`), reason: say('verdict.gamesJust', { count: inThousand }) };
    return { lead: say(`verdict.${best}`), reason: say('verdict.games', { count: inHundred }) };
  };
}

/** At which turn totals to hold, in a sentence. */
import { listed } from '#shared/plugin/listed.ts';
import { useLanguage, useSay } from '#shared/plugin/ui/words.ts';
import { oddsWords } from '../oddsMessages.en.ts';
import { rollRuns, type Region, type Run } from '../region.ts';

/** “At 41 to 49: roll up to 21, hold at 22 to 26, roll at 27, hold from 28 to 56.” and what comes beyond. */
export function useHoldSentence(): (region: Region, own: number) => string {
  const say = useSay(oddsWords);
  const language = useLanguage();

  function ofRoll({ from, to }: Run): string {
    if (from === 0) return say('map.rollUpTo', { to });
    return from === to ? say('map.rollAt', { from }) : say('map.rollBetween', { from, to });
  }

  function ofHold({ from, to }: Run): string {
    return from === to ? say('map.holdAt', { from }) : say('map.holdBetween', { from, to });
  }

  function ofLastHold({ from, to }: Run, end: number): string {
    if (to === end - 1) return say('map.holdFrom', { from });
    return from === to ? say('map.holdAt', { from }) : say('map.holdFromTo', { from, to });
  }

  return ({ goal, other, holds: columns }, own) => {
    const end = goal - own;
    const holds = columns[own] ?? [];
    const last = holds.at(-1);
    if (last === undefined) return say('map.at', { own, other, moves: say('map.never') });
    const rolls = rollRuns(holds, end);
    const beyond = rolls.find(({ from }) => from > last.to);
    const moves = holds.flatMap((hold, i) => {
      const roll = rolls[i];
      const held = hold === last ? ofLastHold(hold, end) : ofHold(hold);
      return roll === undefined ? [held] : [ofRoll(roll), held];
    });
    const sentence = say('map.at', { own, other, moves: listed(language.value.tag, moves) });
    return beyond === undefined ? sentence : `${sentence} ${say('map.rollOn', { from: beyond.from })}`;
  };
}

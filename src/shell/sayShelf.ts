import type { Plugin } from '#shared/plugin/contract.ts';
import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import type { GameStatistics } from '#src/profile/statistics.ts';
import { language } from './say.ts';
import { shelfWords, type ShelfWord } from './shelfMessages.en.ts';

/** How this device's person has fared at a game; how many may play it as long as no game of it is finished. */
export function shelfLine({ min, max }: Plugin['seats'], fared: GameStatistics | undefined): string {
  if (fared === undefined) {
    if (max === 1) return say('shelf.alone');
    return min === max ? say('shelf.exactly', { count: max }) : say('shelf.players', { min, max });
  }
  const { won, drawn, lost, best } = fared;
  const contests = won + drawn + lost;
  if (contests > 0) return say('shelf.won', { won, finished: contests });
  return say('shelf.best', { best: new Intl.NumberFormat(language.value.tag).format(best) });
}

function say(key: ShelfWord, params: Params = {}): string {
  return phraseIn(language.value, key, shelfWords[key], params);
}

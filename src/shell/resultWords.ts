/** How a finished game ended, in words. */
import { listed } from '#shared/plugin/listed.ts';
import type { OwnResult } from '#src/profile/statistics.ts';
import { language } from './say.ts';
import { sayPage } from './sayPage.ts';

/** “Won, 41 to 36”; the score alone where nobody else played. */
export function resultInWords(result: OwnResult): string {
  const scores = scoresInWords(result);
  return result.outcome === 'alone' ? scores : sayPage(`history.${result.outcome}`, { scores });
}

/** The same with the time it took. */
export function resultWithTime(result: OwnResult): string {
  return sayPage('history.took', { result: resultInWords(result), time: duration(result.took) });
}

function scoresInWords({ score, others }: OwnResult): string {
  if (others.length === 0) return sayPage('history.scoreAlone', { own: score });
  const { tag } = language.value;
  const number = new Intl.NumberFormat(tag);
  return sayPage('history.scores', {
    own: score,
    others: listed(
      tag,
      others.map((each) => number.format(each)),
    ),
  });
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60
    ? sayPage('history.seconds', { count: seconds })
    : sayPage('history.minutes', { count: Math.round(seconds / 60) });
}

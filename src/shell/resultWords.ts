/** How a finished game ended, in words. */
import { listed } from '#shared/plugin/listed.ts';
import type { OwnResult } from '#src/profile/statistics.ts';
import { language, say } from './say.ts';

/** “Won, 41 to 36”; the score alone where nobody else played. */
export function resultInWords(result: OwnResult): string {
  const scores = scoresInWords(result);
  return result.outcome === 'alone' ? scores : say(`history.${result.outcome}`, { scores });
}

/** The same with the time it took. */
export function resultWithTime(result: OwnResult): string {
  return say('history.took', { result: resultInWords(result), time: duration(result.took) });
}

function scoresInWords({ score, others }: OwnResult): string {
  if (others.length === 0) return say('history.scoreAlone', { own: score });
  const { tag } = language.value;
  const number = new Intl.NumberFormat(tag);
  return say('history.scores', {
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
    ? say('history.seconds', { count: seconds })
    : say('history.minutes', { count: Math.round(seconds / 60) });
}

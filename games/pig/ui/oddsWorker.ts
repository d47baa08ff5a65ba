/** The thread in which chances are worked out: it is sent a question and sends back the answer. */
import { answerOdds } from './answerOdds.ts';
import type { OddsRequest } from './oddsQuestion.ts';

addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
  postMessage(answerOdds(data));
});

/** What is being waited for, as it is said to one viewer. */
import type { Seat } from '#shared/match/entry.ts';
import type { Message, Viewer } from '#shared/plugin/view.ts';
import type { BoggleData } from './data.ts';

type Told = Pick<BoggleData, 'phase' | 'host' | 'turn' | 'rules' | 'lastReview'>;

/** The prompt of a phase. */
export function promptOf(data: Told, viewer: Viewer, seats: readonly Seat[]): Message {
  const { phase, turn } = data;
  const name = turn === null ? '' : (seats[turn]?.name ?? '');
  switch (phase) {
    case 'betweenRounds':
      return { key: data.host ? 'prompt.betweenRounds' : 'prompt.waiting' };
    case 'handOver':
      return { key: 'prompt.handOver', params: { name } };
    case 'round':
      if (turn !== null && turn !== viewer) return { key: 'prompt.turn', params: { name } };
      return { key: data.rules.roundTime === null ? 'prompt.roundNoClock' : 'prompt.round' };
    case 'review':
      return { key: data.lastReview ? 'prompt.lastReview' : REVIEWS[data.rules.judge] };
    case 'gameOver':
      return { key: 'prompt.gameOver' };
    case 'quit':
      return { key: 'prompt.quit' };
  }
}

const REVIEWS = {
  trust: 'prompt.review',
  challenge: 'prompt.reviewChallenge',
  lexicon: 'prompt.reviewJudged',
} as const;

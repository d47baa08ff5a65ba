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
      return data.host ? PROMPTS.betweenRounds : PROMPTS.waiting;
    case 'handOver':
      return { key: 'prompt.handOver', params: { name } };
    case 'round':
      if (turn !== null && turn !== viewer) return { key: 'prompt.turn', params: { name } };
      return data.rules.roundTime === null ? PROMPTS.roundNoClock : PROMPTS.round;
    case 'review':
      return data.lastReview ? PROMPTS.lastReview : REVIEWS[data.rules.judge];
    case 'gameOver':
      return PROMPTS.gameOver;
    case 'quit':
      return PROMPTS.quit;
  }
}

/** The same objects for all: what seats are shown alike is written once for them. */
const PROMPTS = {
  betweenRounds: { key: 'prompt.betweenRounds' },
  waiting: { key: 'prompt.waiting' },
  round: { key: 'prompt.round' },
  roundNoClock: { key: 'prompt.roundNoClock' },
  lastReview: { key: 'prompt.lastReview' },
  gameOver: { key: 'prompt.gameOver' },
  quit: { key: 'prompt.quit' },
} as const satisfies Readonly<Record<string, Message>>;

const REVIEWS = {
  trust: { key: 'prompt.review' },
  challenge: { key: 'prompt.reviewChallenge' },
  lexicon: { key: 'prompt.reviewJudged' },
} as const satisfies Readonly<Record<string, Message>>;

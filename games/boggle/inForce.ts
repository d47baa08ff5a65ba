/** The rules in force, a few words each: what stands on the table. */
import type { Message } from '#shared/plugin/view.ts';
import type { BoggleData } from './data.ts';

type InForce = Pick<BoggleData, 'rules' | 'lexicon' | 'target'>;

/** Phrases to be listed one after another, the board first. */
export function inForce({ rules, lexicon, target }: InForce): readonly Message[] {
  const { size, letters, minLength, scores, roundTime, judge, told, penalty, end, quality } = rules;
  const line: (Message | null)[] = [
    { key: 'rules.size', params: { size } },
    letters.by === 'weights' ? { key: 'rules.weights' } : { key: `cubes.${letters.set}` },
    rules.givenBoard === null ? null : { key: 'rules.givenBoard' },
    minLength > 1 ? { key: 'rules.minLength', params: { count: minLength } } : { key: 'rules.anyLength' },
    scores.perExtra === 0
      ? null
      : { key: 'rules.longWords', params: { more: scores.perExtra, letters: scores.points.length - 1 } },
    { key: `rules.judge.${judge}`, params: { lexicon } },
    roundTime === null ? { key: 'rules.noClock' } : timeOf(roundTime),
    rules.turns === 'inTurn' ? { key: 'rules.inTurn' } : null,
    end.by === 'target'
      ? { key: 'rules.target', params: { target } }
      : { key: 'rules.rounds', params: { count: end.rounds } },
    told === 'all' ? null : { key: `rules.told.${told}` },
    penalty === 0 ? null : { key: 'rules.penalty', params: { count: penalty } },
    rules.showsLeft ? { key: 'rules.showsLeft' } : null,
    quality.leastWords === 0 ? null : { key: 'rules.leastWords', params: { count: quality.leastWords } },
    quality.noDeadLetters ? { key: 'rules.noDeadLetters' } : null,
  ];
  return line.filter((message) => message !== null);
}

/** Whole minutes as minutes, anything else in seconds. */
function timeOf(ms: number): Message {
  const seconds = Math.round(ms / 1000);
  return seconds % 60 === 0
    ? { key: 'rules.minutes', params: { count: seconds / 60 } }
    : { key: 'rules.seconds', params: { count: seconds } };
}

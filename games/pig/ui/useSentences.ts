/** The table's sentences about turns and games, in the person they are told in. */
import type { Say } from '#shared/plugin/ui/words.ts';
import { nextStarter } from '../company.ts';
import type { Happening, PigData } from '../data.ts';
import { endOf, type Ended } from '../happenings.ts';
import type { TableWord } from '../tableMessages.en.ts';
import type { Called } from './useCalled.ts';

export interface Sentences {
  /** “Your turn”; once the game is over, who has won it. Without a stop: a headline. */
  headline(data: PigData): string;
  /** Who started this game, and who starts the next. */
  starters(data: PigData): string;
  /** How a turn ended: “I rolled a 1 and lost 17.” */
  ended(last: Ended): string;
  /** What an own throw came to: “5. Turn total 22.” */
  thrown(last: Extract<Happening, { kind: 'rolled' }>, total: number): string;
  /** The dice of a throw, to be heard before what came of it. */
  dice(dice: readonly number[]): string;
}

export function useSentences(say: Say<TableWord>, called: Called): Sentences {
  const listed = (dice: readonly number[]): string => dice.join(', ');

  /** Of two the score is told. */
  function won({ players, turn }: PigData): string {
    const person = called.person(turn);
    const name = called.name(turn);
    if (players.length > 2) return say(person === 'you' ? 'won.among' : 'won.other', { name });
    const own = players[turn]?.score ?? 0;
    const other = players[1 - turn]?.score ?? 0;
    return say(person === 'other' ? 'won.two' : `won.${person}`, { name, own, other });
  }

  return {
    headline(data) {
      if (data.phase === 'left') return say('turn.left');
      if (data.phase === 'over') return won(data);
      return say(`turn.${called.person(data.turn)}`, { name: called.name(data.turn) });
    },
    starters(data) {
      const [first, next] = [data.starter, nextStarter(data)];
      return [
        say(`started.${called.person(first)}`, { name: called.name(first) }),
        say(`next.${called.person(next)}`, { name: called.name(next) }),
      ].join(' ');
    },
    ended(last) {
      const params = { name: called.name(last.by), score: last.score };
      const more = last.kind === 'held' ? { points: last.points } : { lost: last.lost };
      return say(`ended.${endOf(last)}.${called.person(last.by)}`, { ...params, ...more });
    },
    thrown({ dice, points }, total) {
      const key = dice.length === 1 ? 'said.rolled' : 'said.rolledSeveral';
      return say(key, { dice: listed(dice), points, total });
    },
    dice: (dice) => say('said.dice', { dice: listed(dice) }),
  };
}

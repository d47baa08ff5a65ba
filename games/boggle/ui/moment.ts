/** What stands beside the game's name: which round it is, and what for. */
import type { Say } from '#shared/plugin/ui/words.ts';
import type { BoggleData } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';

/** `writer` is whoever's turn it is, by name; null where all write together. */
export function momentOf(data: BoggleData, writer: string | null, say: Say<TableWord>): string {
  const { phase, round, target, rules } = data;
  const { end } = rules;
  switch (phase) {
    case 'betweenRounds':
      return end.by === 'target'
        ? say('moment.begin', { target })
        : say('moment.beginRounds', { count: end.rounds });
    case 'handOver':
    case 'round':
      if (writer !== null) return say('moment.turn', { round, name: writer });
      return end.by === 'target'
        ? say('moment.round', { round, target })
        : say('moment.roundOf', { round, rounds: end.rounds });
    case 'review':
      return end.by === 'target'
        ? say('moment.review', { round, target })
        : say('moment.reviewOf', { round, rounds: end.rounds });
    case 'quit':
      if (data.lists === null) return say('moment.quit');
      return say('moment.over', { round, target });
    case 'gameOver':
      return say('moment.over', { round, target });
  }
}

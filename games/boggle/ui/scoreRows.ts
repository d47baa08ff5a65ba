/** The players of Boggle as lines of a scoreboard. */
import type { Seat } from '#shared/match/entry.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import type { ScoreRow } from '#shared/scoreboard/ui/scoreRow.ts';
import type { BoggleData, BogglePlayer } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';
import type { WrittenWord } from '../writing.ts';

/** `written` are the viewer's own words while a round runs. */
export function scoreRows(
  data: BoggleData,
  seats: readonly Seat[],
  written: readonly WrittenWord[] | null,
  say: Say<TableWord>,
): readonly ScoreRow[] {
  return data.players.map((player): ScoreRow => {
    const { seat, writes, roundScore, total } = player;
    const own = seat === data.self && writes;
    return {
      seat,
      name: own ? say('score.you') : writes ? (seats[seat]?.name ?? '') : say('score.computer'),
      kind: own ? 'you' : writes ? 'person' : 'computer',
      before: total - roundScore,
      gained: roundScore,
      total,
      target: data.target,
      note: noteOf(data, player, own ? written : null, say),
    };
  });
}

function noteOf(
  { phase, rules, target, vocabularySize }: BoggleData,
  { writes, total }: BogglePlayer,
  written: readonly WrittenWord[] | null,
  say: Say<TableWord>,
): string | null {
  switch (phase) {
    case 'betweenRounds':
      return writes ? null : say('score.knows', { count: vocabularySize });
    case 'round': {
      if (written === null) return say(rules.roundTime === null ? 'score.hiddenNoClock' : 'score.hidden');
      const count = written.filter(({ fault }) => fault === null).length;
      return say('score.wordsThisRound', { count });
    }
    case 'review':
    case 'gameOver':
    case 'quit':
      return total >= target
        ? say('score.there', { target })
        : say('score.toGo', { count: target - total, target });
  }
}

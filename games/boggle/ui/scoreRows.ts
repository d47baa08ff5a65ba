/** The players of Boggle as lines of a scoreboard. */
import type { Seat } from '#shared/match/entry.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import { isCrowd, type ScoreRow } from '#shared/scoreboard/ui/scoreRow.ts';
import { answerTo, tallyOf, type Answer } from '../answering.ts';
import { companyOf, levelOf, seatedIn, seatsFrom } from '../company.ts';
import type { BoggleData, BogglePlayer } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';
import type { WrittenWord } from '../writing.ts';
import { playerNames } from '../playerNames.ts';

/** `written` are the viewer's own finished words while a round runs. */
export function scoreRows(
  data: BoggleData,
  seats: readonly Seat[],
  written: readonly WrittenWord[] | null,
  say: Say<TableWord>,
): readonly ScoreRow[] {
  const answers = written?.map((word) => answerTo(data.rules, word, data.notWords)) ?? null;
  const names = playerNames(data, seats, say);
  return seatsFrom(data, isCrowd(seatedIn(data))).flatMap((seat): readonly ScoreRow[] => {
    const player = data.players[seat];
    if (player === undefined) return [];
    const { writes, roundScore, total } = player;
    const own = seat === data.self && writes && !data.watching;
    const sits = seats[seat];
    const level = levelBeside(sits, names[seat] ?? '', say);
    const note = noteOf(data, level, seats, player, own ? answers : null, say);
    const brief = briefOf(data, player, own ? answers : null, say);
    const done = isDone(data, seats, player);
    const told = (phrase: string): string => (done ? say('score.done', { note: phrase }) : phrase);
    return [
      {
        seat,
        name: names[seat] ?? '',
        kind: own ? 'you' : writes && sits?.by !== 'bot' ? 'person' : 'computer',
        before: total - roundScore,
        gained: roundScore,
        total,
        target: data.rules.end.by === 'target' ? data.target : null,
        note: note === null ? null : told(note),
        ...(brief === null ? {} : { brief: told(brief) }),
        ...(data.turn === null ? {} : { turn: data.turn === seat }),
      },
    ];
  });
}

function noteOf(
  data: BoggleData,
  level: number | null,
  seats: readonly Seat[],
  player: BogglePlayer,
  answers: readonly Answer[] | null,
  say: Say<TableWord>,
): string | null {
  const { phase, rules, target } = data;
  switch (phase) {
    case 'betweenRounds': {
      if (!player.writes) return say('score.knows', { count: data.vocabularySize });
      return level === null ? null : say('score.level', { level });
    }
    case 'handOver':
    case 'round':
      return answers === null
        ? writingNote(data, level, seats, player, say)
        : say(isCrowd(seatedIn(data)) ? 'score.words' : 'score.wordsThisRound', {
            count: tallyOf(answers).count,
          });
    case 'review':
    case 'gameOver':
    case 'quit':
      if (rules.end.by !== 'target') return null;
      return player.total >= target
        ? say('score.there', { target })
        : say('score.toGo', { count: target - player.total, target });
  }
}

/** Among several, how many words each has is told also where there is no room for more. */
function briefOf(
  data: BoggleData,
  { writes, wordCount }: BogglePlayer,
  answers: readonly Answer[] | null,
  say: Say<TableWord>,
): string | null {
  if (data.phase !== 'round' || seatedIn(data).length < 3 || !writes) return null;
  return say('score.words', { count: answers === null ? wordCount : tallyOf(answers).count });
}

/** Who has no more to write is marked where others wait for it, or are waited for. */
function isDone(data: BoggleData, seats: readonly Seat[], { writes, done }: BogglePlayer): boolean {
  return data.phase === 'round' && writes && done && companyOf(data, seats) === 'several';
}

/** Of another while words are written: how many, never which. */
function writingNote(
  data: BoggleData,
  level: number | null,
  seats: readonly Seat[],
  { writes, wordCount }: BogglePlayer,
  say: Say<TableWord>,
): string {
  if (!writes) {
    if (companyOf(data, seats) !== 'computer') return say('score.learns');
    return say(data.rules.roundTime === null ? 'score.hiddenNoClock' : 'score.hidden');
  }
  const crowd = isCrowd(seatedIn(data));
  if (level !== null)
    return say(crowd ? 'score.levelWordsShort' : 'score.levelWords', { level, count: wordCount });
  return say(crowd ? 'score.words' : 'score.wordsHidden', { count: wordCount });
}

/** A computer's level, unless that is what it is called. */
function levelBeside(seat: Seat | undefined, name: string, say: Say<TableWord>): number | null {
  const level = levelOf(seat);
  return level === null || name === say('score.level', { level }) ? null : level;
}

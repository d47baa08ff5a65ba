/** Why a move is refused, told from a view alone: null exactly when the chart takes it. */
import type { SeatIndex } from '#shared/match/entry.ts';
import { peopleOf } from '#shared/match/people.ts';
import { oncePerObject } from '#shared/memo.ts';
import type { View } from '#shared/plugin/view.ts';
import type { BoggleData } from './data.ts';
import { faultOfChallenge, faultOfReject, faultOfTakeBack } from './finds.ts';
import type { Challengeable, OwnWords } from './finds.ts';
import type { BoggleRefusal } from './messages.en.ts';
import type { BoggleMove } from './moves.ts';
import { faultOfEdit } from './sheet.ts';
import { faultOfEnd, mayWrite, turnIsOpen } from './waiting.ts';

type Refused = BoggleRefusal | null;
/** All of a view that a refusal is told by. */
type Data = Omit<BoggleData, 'can'>;
export type Told = Pick<View<Data>, 'viewer' | 'data' | 'seats' | 'final'>;

/** Why the chart would not take the move from this seat, whose view it must be; null when it takes it. */
export function refuse(view: Told, seat: SeatIndex, move: BoggleMove): Refused {
  const { data } = view;
  if (view.final) return 'match/over';
  if (view.viewer !== seat) return 'seat/other';
  if (data.players[seat]?.writes !== true) return 'seat/does-not-write';
  switch (move.type) {
    case 'edit':
    case 'endRound':
    case 'ready':
      return refuseWriting(data, peopleOf(view.seats), seat, move);
    case 'reject':
    case 'takeBack':
    case 'challenge':
      return refuseReviewing(data, seat, move);
    default:
      return data.host ? refuseLeading(data, move) : 'seat/not-host';
  }
}

/** By seat, as the chart has it. */
const waitingAmong = oncePerObject((players: BoggleData['players']) => ({
  writes: players.map((player) => player.writes),
  awaited: players.map((player) => player.awaited),
  done: players.map((player) => player.done),
}));

type Writing = Extract<BoggleMove, { type: 'edit' | 'endRound' | 'ready' }>;
type Reviewing = Extract<BoggleMove, { type: 'reject' | 'takeBack' | 'challenge' }>;
type Leading = Exclude<BoggleMove, Writing | Reviewing>;

function refuseWriting(data: Data, people: readonly SeatIndex[], seat: SeatIndex, move: Writing): Refused {
  const { phase, turn, players } = data;
  const waiting = { turn, ...waitingAmong(players) };
  if (move.type === 'ready') {
    if (phase !== 'handOver') return 'turn/not-handed-over';
    return turn === seat || turnIsOpen(waiting, seat, people) ? null : 'turn/not-yours';
  }
  if (phase === 'handOver') return 'turn/not-ready';
  if (phase !== 'round') return 'round/not-running';
  if (move.type === 'endRound') {
    return turnIsOpen(waiting, seat, people) ? null : faultOfEnd(waiting, seat, people);
  }
  return mayWrite(waiting, seat) ? faultOfEdit(data.sheets[seat] ?? '', move) : 'turn/not-yours';
}

function refuseReviewing(data: Data, seat: SeatIndex, { type, word }: Reviewing): Refused {
  if (data.phase !== 'review') return 'review/not-open';
  const { judge } = data.rules;
  if (type === 'challenge') {
    return judge === 'challenge'
      ? faultOfChallenge(challengeableIn(data), seat, word)
      : 'judge/no-challenges';
  }
  if (judge === 'lexicon') return 'judge/lexicon';
  const own = ownWordsIn(data, seat);
  return type === 'reject' ? faultOfReject(own, word) : faultOfTakeBack(own, word);
}

function refuseLeading(data: Data, move: Leading): Refused {
  const running = data.phase === 'round' || data.phase === 'handOver';
  switch (move.type) {
    case 'startRound':
      if (data.rules.once && data.phase === 'gameOver') return 'game/once';
      return running ? 'round/running' : null;
    case 'setSize':
      if (data.rules.once) return 'game/once';
      if (running) return 'round/running';
      return move.to === data.nextSize ? 'size/same' : null;
    case 'setTarget':
      if (data.rules.once) return 'game/once';
      if (data.rules.end.by !== 'target') return 'target/none';
      return move.to === data.target ? 'target/same' : null;
    case 'newGame':
      return data.rules.once ? 'game/once' : null;
    case 'setDifficulty':
    case 'quit':
      return null;
  }
}

function ownWordsIn(data: Data, seat: SeatIndex): OwnWords {
  const all = data.lists?.seats[seat]?.all ?? [];
  return {
    has: (word) => all.some((listed) => listed.word === word),
    isRejected: (word) => all.some((listed) => listed.word === word && listed.rejected),
  };
}

function challengeableIn({ lists }: Data): Challengeable {
  const all = lists?.seats.flatMap((seat) => seat.all) ?? [];
  return {
    ownersOf: (word) => all.find((listed) => listed.word === word)?.seats ?? [],
    isChallenged: (word) => all.some((listed) => listed.word === word && listed.challenge !== null),
  };
}

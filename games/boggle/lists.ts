/** The lists of words that are shown after a round (SRS 2.1.3.1), for any number of seats. */
import { byWord } from '#shared/dictionary/wordOrder.ts';
import type { Challenge, ListedWord, SeatLists, WordLists } from './data.ts';
import { faultIn, ownersOf, rulingOn } from './finds.ts';
import type { RoundWords } from './finds.ts';
import type { BoggleRules } from './rules.ts';
import { pointsFor } from './scoring.ts';

type Owners = ReturnType<typeof ownersOf>;

/** Every word of the round in exactly one list of each seat that wrote it. */
export function listsOf(rules: BoggleRules, round: RoundWords): WordLists {
  const owners = ownersOf(rules, round);
  const seats = round.finds.map((_, seat) => seatLists(rules, owners, round, seat));
  const common = new Map(seats.flatMap((lists) => lists.common.map((listed) => [listed.word, listed])));
  return { common: [...common.values()].sort(byWord), seats };
}

function seatLists(rules: BoggleRules, owners: Owners, round: RoundWords, seat: number): SeatLists {
  const rejectedSet = new Set(round.rejected[seat]);
  const all = (round.finds[seat] ?? []).map((find): ListedWord => {
    const seats = owners.get(find.word) ?? [];
    const rejected = rejectedSet.has(find.word);
    const scores = !rejected && seats.length === 1;
    return {
      word: find.word,
      points: scores ? pointsFor(find.word.length, rules.scores) : 0,
      path: find.path,
      fault: faultIn(rules, round, find),
      seats,
      rejected,
      challenge: challengeOf(round, find.word),
    };
  });
  const kept = all.filter((listed) => !listed.rejected).sort(byWord);
  return {
    alone: kept.filter((listed) => listed.fault === null && listed.seats.length === 1),
    common: kept.filter((listed) => listed.fault === null && listed.seats.length > 1),
    invalid: kept.filter((listed) => listed.fault !== null),
    rejected: all.filter((listed) => listed.rejected).sort(byWord),
    all,
  };
}

function challengeOf({ rulings }: RoundWords, word: string): Challenge | null {
  const ruling = rulingOn(rulings, word);
  return ruling && { by: ruling.by, stands: ruling.stands };
}

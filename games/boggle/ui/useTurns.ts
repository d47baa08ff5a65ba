/** Who sits around the table and whose turn it is, and what there is to say of it. */
import { computed, type ComputedRef } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import { peopleOf } from '#shared/match/people.ts';
import { listed } from '#shared/plugin/listed.ts';
import { useSeatsHere } from '#shared/plugin/ui/seats.ts';
import { useLanguage, useSay } from '#shared/plugin/ui/words.ts';
import type { View } from '#shared/plugin/view.ts';
import { companyOf, hasFoundAll, type Company } from '../company.ts';
import type { BoggleData } from '../data.ts';
import { tableWords } from '../tableMessages.en.ts';
import { playerNames } from '../playerNames.ts';
import { useDone } from './useDone.ts';

export interface Turns {
  readonly company: ComputedRef<Company>;
  /** By name, whose turn it is where people write one after the other; null where all write together. */
  readonly writer: ComputedRef<string | null>;
  /** Whoever's turn it is sits before this device, as others do. */
  readonly passes: ComputedRef<boolean>;
  /** What stands in the tray while there is no board to be seen. */
  readonly trayText: ComputedRef<string>;
  /** Why there is nothing to write although a round runs; null where there is, or where nobody waits. */
  readonly idle: ComputedRef<string | null>;
  /** Whom the round waits for, when this viewer has ended it for themselves; null where it can be ended, or has a turn. */
  readonly waiting: ComputedRef<string | null>;
  /** Of a round that ended because nothing was left to find; null for any other. */
  readonly allFound: ComputedRef<string | null>;
  /** What has just begun, in a sentence; null where the focus goes to words that say it. */
  begun(): string | null;
}

export function useTurns(view: () => View<BoggleData>): Turns {
  const say = useSay(tableWords);
  const language = useLanguage();
  const { here } = useSeatsHere();
  const data = computed(() => view().data);

  function named(seats: readonly SeatIndex[]): string {
    const names = playerNames(data.value, view().seats, say);
    return listed(
      language.value.tag,
      seats.map((seat) => names[seat] ?? ''),
    );
  }

  useDone(data, (seats) => say('said.done', { count: seats.length, names: named(seats) }));

  const writer = computed(() => {
    const { turn } = data.value;
    return turn === null ? null : named([turn]);
  });
  const passes = computed(() => {
    const { turn, can } = data.value;
    return can.ready && (here.length === 0 || (here.length > 1 && turn !== null && here.includes(turn)));
  });
  const allFound = computed(() =>
    hasFoundAll(data.value) ? say('said.allFound', { count: data.value.possible?.length ?? 0 }) : null,
  );

  return {
    company: computed(() => companyOf(data.value, view().seats)),
    writer,
    passes,
    trayText: computed(() => {
      const { phase, rules } = data.value;
      if (phase === 'quit') return say('board.none');
      if (phase !== 'betweenRounds') return say('turn.covered', { name: writer.value ?? '' });
      if (rules.turns === 'inTurn') return say('board.emptyInTurn');
      return say(rules.roundTime === null ? 'board.emptyNoClock' : 'board.empty');
    }),
    idle: computed(() => {
      const { phase, can, players, self, watching, rules, board } = data.value;
      if (phase !== 'round' || can.write || board === null) return null;
      if (writer.value !== null) return say('turn.watched', { name: writer.value });
      if (watching || players[self]?.done !== true) return null;
      return say(rules.roundTime === null ? 'turn.doneNoClock' : 'turn.done');
    }),
    waiting: computed(() => {
      const { phase, can, turn, players, self, watching } = data.value;
      if (phase !== 'round' || turn !== null || watching || can.endRound) return null;
      if (players[self]?.done !== true) return null;
      const still = peopleOf(view().seats).filter((seat) => {
        const player = players[seat];
        return player?.awaited === true && !player.done;
      });
      return still.length === 0 ? null : say('turn.waiting', { name: named(still) });
    }),
    allFound,
    begun() {
      const { phase, round, rules } = data.value;
      const name = writer.value;
      switch (phase) {
        case 'betweenRounds':
          return say('said.newGame');
        case 'handOver':
          if (!passes.value) return say('said.next', { name: name ?? '' });
          return say(rules.roundTime === null ? 'said.passNoClock' : 'said.pass', { name: name ?? '' });
        case 'round':
          return name === null ? say('said.round', { round }) : say('said.turn', { round, name });
        case 'review':
        case 'gameOver':
          return allFound.value;
        case 'quit':
          return null;
      }
    },
  };
}

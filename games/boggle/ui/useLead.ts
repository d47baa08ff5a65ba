/**
 * Where several people share a device, one of them is the table's host. While it is nobody's turn, whoever's view is
 * shown may do what the host may: the move is made from the host's seat, whose view is then shown.
 */
import { computed, nextTick, type ComputedRef } from 'vue';
import type { Send } from '#shared/plugin/contract.ts';
import { useSeatsHere } from '#shared/plugin/ui/seats.ts';
import type { BoggleData } from '../data.ts';
import type { BoggleMove } from '../moves.ts';

export interface Lead {
  /** The data with what is open to the host, where that is lent. */
  readonly led: ComputedRef<BoggleData>;
  readonly send: Send<BoggleMove>;
}

const LED: ReadonlySet<BoggleMove['type']> = new Set<BoggleMove['type']>([
  'startRound',
  'newGame',
  'setSize',
  'setTarget',
  'setDifficulty',
  'quit',
]);

export function useLead(data: ComputedRef<BoggleData>, send: Send<BoggleMove>): Lead {
  const seats = useSeatsHere();
  /** The seat that leads instead: at a table of one device its first person opened it. Null where nothing is lent. */
  const leader = computed(() => {
    const { host, self, turn, phase } = data.value;
    const [first, second] = seats.here;
    if (host || first === undefined || second === undefined || first === self) return null;
    return turn === null && phase !== 'quit' ? first : null;
  });

  /** What the host has stays in sight, whoever's turn it is: the host is one of those who are here. */
  function shared(): boolean {
    return seats.here.length > 1;
  }

  return {
    led: computed(() => {
      if (leader.value === null) return shared() ? { ...data.value, host: true } : data.value;
      const { can, phase, rules } = data.value;
      const resting = phase !== 'round';
      const open = { startRound: resting, size: resting, newGame: true, quit: true };
      return {
        ...data.value,
        host: true,
        can: { ...can, ...open, target: rules.end.by === 'target', difficulty: true },
      };
    }),
    async send(move) {
      if (leader.value !== null && LED.has(move.type)) {
        seats.show(leader.value);
        // The frame sends for whoever it shows.
        await nextTick();
      }
      return send(move);
    },
  };
}

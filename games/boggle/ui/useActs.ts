/** Moves that are made by buttons, and what is turned down: shown until something else happens, and said at once. */
import { shallowRef, type ShallowRef } from 'vue';
import type { Send } from '#shared/plugin/contract.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { BogglePhase } from '../data.ts';
import type { BoggleMove } from '../moves.ts';
import { tableWords } from '../tableMessages.en.ts';

export interface Acts {
  /** Why something was turned down; null once it is past. */
  readonly fault: ShallowRef<string | null>;
  complain(sentence: string): void;
  act(move: BoggleMove): Promise<void>;
}

/** `before` sends what is still to be sent. */
export function useActs(send: Send<BoggleMove>, phase: () => BogglePhase, before: () => void): Acts {
  const say = useSay(tableWords);
  const announce = useAnnounce();
  const fault = shallowRef<string | null>(null);

  function complain(sentence: string): void {
    fault.value = sentence;
    announce(sentence, 'assertive');
  }

  return {
    fault,
    complain,
    async act(move) {
      before();
      fault.value = null;
      const from = phase();
      const sentence = await send(move);
      if (sentence !== null) complain(sentence);
      // From any other phase the change says it.
      else if (move.type === 'newGame' && from === 'betweenRounds') announce(say('said.newGame'), 'polite');
    },
  };
}

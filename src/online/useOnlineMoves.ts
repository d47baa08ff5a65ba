/** What a person does in a hosted match: moves, and taking back, which others may have to agree to. */
import { computed, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { TABLE_REFUSALS } from '#shared/match/refusals.ts';
import type { Game, Send } from '#shared/plugin/contract.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import type { Language } from '#shared/plugin/ui/words.ts';
import type { ClientAct } from '#src/room/acts.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import type { Complain } from '#src/table/useComplaint.ts';
import { LATE } from './linkRefusals.ts';
import { namesIn, refusalAt, sayMatch } from './sayMatch.ts';
import type { TableLink } from './tableLink.ts';
import type { MatchHere } from './useLinkedMatch.ts';

export interface OnlineMovesOptions {
  readonly link: TableLink;
  readonly game: Game;
  readonly here: MatchHere;
  readonly spoken: Readonly<Ref<Language>>;
  readonly complain: Complain;
}

/** That somebody has asked to take back, for whoever looks. */
export interface UndoAsked {
  readonly text: string;
  /** It is for this seat to answer. */
  readonly mine: boolean;
}

export interface OnlineMoves {
  /** For the game's table. */
  readonly send: Send;
  /** Asks the table for something, and answers whether it was carried out; if not, why is said. */
  act(act: ClientAct): Promise<boolean>;
  readonly canUndo: ComputedRef<boolean>;
  /** At once, without asking anybody. */
  readonly undoAlone: ComputedRef<boolean>;
  undo(): Promise<void>;
  /** Null while nobody has asked, or this seat has said no. */
  readonly asked: ComputedRef<UndoAsked | null>;
  agree(): Promise<void>;
  refuse(): void;
}

const OVER = { code: 'match/over', message: TABLE_REFUSALS['match/over'] } as const;

export function useOnlineMoves(options: OnlineMovesOptions): OnlineMoves {
  const { link, game, here, spoken, complain } = options;
  const { undo, seat, isOver, nameOf } = here;
  const announce = useAnnounce();
  /** What was said no to. */
  const declined: ShallowRef<string | null> = shallowRef(null);

  async function act(wanted: ClientAct): Promise<boolean> {
    complain(null);
    const refusal = await link.send(wanted);
    if (refusal === null) return true;
    complain(refusalAt(spoken.value, game, refusal), () => standing(wanted));
    return false;
  }

  /** What it depends on whether that is turned down: the person it is about, what can be taken back, or the table. */
  function standing(wanted: ClientAct): string {
    const { sitters = [], host = null, phase = null, next = null } = here.table.value ?? {};
    if ('who' in wanted) return JSON.stringify([host, sitters.find(({ id }) => id === wanted.who)]);
    return JSON.stringify(wanted.type === 'undo' ? undo.value : [host, phase, next]);
  }

  const canUndo = computed(
    () =>
      undo.value.to !== null && seat.value !== null && !isOver.value && undo.value.asked?.by !== seat.value,
  );
  const key = computed(() => {
    const { asked, to } = undo.value;
    return asked === null ? null : `${asked.by} ${to}`;
  });
  // Nobody asks any more: who asks the same later asks anew.
  watch(key, () => {
    declined.value = null;
  });

  const asked = computed((): UndoAsked | null => {
    const now = undo.value.asked;
    if (now === null || isOver.value || (key.value !== null && declined.value === key.value)) return null;
    const names = namesIn(now.waiting.map(nameOf));
    const name = nameOf(now.by);
    if (seat.value === now.by) return { text: sayMatch('undo.asked', { names }), mine: false };
    if (seat.value === null) return { text: sayMatch('undo.between', { name, names }), mine: false };
    if (now.waiting.includes(seat.value)) return { text: sayMatch('undo.asks', { name }), mine: true };
    return { text: sayMatch('undo.agreed', { names }), mine: false };
  });
  watch(
    () => asked.value?.text,
    (text) => {
      if (text !== undefined) announce(text, 'polite');
    },
  );

  // Whoever made it closed the page before it was answered.
  watch(
    () => here.now.value.turnedDown,
    (last) => {
      if (last !== null) complain(refusalAt(spoken.value, game, last.why));
    },
    { immediate: true },
  );

  return {
    async send(move) {
      if (seat.value === null) return null;
      // Its host may have ended it in the middle: then the table still offers what the game would take.
      if (isOver.value) return refusalAt(spoken.value, game, OVER);
      complain(null);
      const refusal = await link.send({ type: 'play', move });
      if (refusal === null) return null;
      const sentence = refusalAt(spoken.value, game, refusal);
      // What it was for is not on the screen any more: the game's table may have nowhere to say it.
      if (refusal.code === LATE.code) complain(sentence);
      return sentence;
    },
    act,
    canUndo,
    undoAlone: computed(() => undo.value.alone),
    async undo() {
      const { to, alone } = undo.value;
      if (to === null || !canUndo.value) return;
      const done = await act({ type: 'undo', undo: { type: alone ? 'back' : 'ask', to } });
      if (done && alone) announce(sayTable('match.undone'), 'polite');
    },
    asked,
    async agree() {
      if (await act({ type: 'undo', undo: { type: 'agree' } })) announce(sayTable('match.undone'), 'polite');
    },
    refuse() {
      declined.value = key.value;
    },
  };
}

/** A move written by hand: who plays it, what it says, and what became of it. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import * as v from 'valibot';
import { canonicalJson } from '#shared/json.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import {
  draftMove,
  draftOf,
  moveFrom,
  valueOf,
  type Draft,
  type MoveDraft,
  type Written,
} from '#shared/plugin/moveDraft.ts';
import { formsOf } from '#shared/plugin/moveForm.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import { no, type Refusal } from '#shared/result.ts';
import { reasonOf } from '#src/shell/say.ts';
import { refusalIn } from '#src/table/sentences.ts';
import { useTableLanguage } from '#src/table/useTableLanguage.ts';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import { handWords } from './handMessages.en.ts';
import { sendAnyway } from './sendAnyway.ts';
import { useFork } from './useFork.ts';
import { useRested } from './useRested.ts';

/** Instead of a type: the whole move is written as JSON. */
export const BY_HAND = '';

/** What became of the last one. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'sent'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string; readonly code: string };

export interface Sending {
  readonly by: Ref<SeatIndex>;
  /** The move's type, or `BY_HAND`. */
  readonly type: Ref<string>;
  /** Types with a move that the chosen seat may make at the moment looked at, and the others. */
  readonly open: ComputedRef<readonly string[]>;
  readonly others: ComputedRef<readonly string[]>;
  readonly draft: Readonly<Ref<MoveDraft>>;
  /** A move goes to the match itself: it is hosted here, and its newest moment is looked at. */
  readonly goesLive: ComputedRef<boolean>;
  readonly outcome: Readonly<Ref<Outcome>>;
  readonly busy: Readonly<Ref<boolean>>;
  change(name: string, draft: Draft): void;
  /** Sends it, or plays it in a fork whose id it answers. */
  send(): Promise<string | null>;
}

export function useSending(watched: Watched, playhead: Playhead, viewer: () => Viewer): Sending {
  const { game, host } = watched;
  const say = useSay(handWords);
  const announce = useAnnounce();
  const spoken = useTableLanguage(watched.plugin.id);
  const { fork } = useFork(watched);
  const forms = formsOf(game.moves);

  const seats = watched.record().seats;
  const by = shallowRef(
    seatOf(viewer()) ??
      Math.max(
        0,
        seats.findIndex((seat) => seat.by === 'person'),
      ),
  );
  watch(viewer, (now) => {
    by.value = seatOf(now) ?? by.value;
  });

  const moment = useRested(() => playhead.state.value, playhead.state.value);
  const legal = computed((): readonly AnyMove[] => {
    try {
      return game.legal(game.view(moment.value, by.value)).map(({ move }) => move);
    } catch (error) {
      // What the game cannot show is said where its table stands; moves can be tried all the same.
      console.warn('The legal moves could not be listed:', reasonOf(error));
      return [];
    }
  });
  const open = computed(() => [...new Set(legal.value.map((move) => move.type))]);
  const others = computed(() => forms.map((form) => form.type).filter((each) => !open.value.includes(each)));
  const type = shallowRef(open.value[0] ?? forms[0]?.type ?? BY_HAND);

  const example = computed(() => legal.value.find((move) => move.type === type.value));
  const draft = shallowRef(blank());
  /** Somebody has written something into the form: it is not filled in anew while time goes on. */
  let touched = false;
  const outcome = shallowRef<Outcome>({ kind: 'none' });
  const busy = shallowRef(false);
  const goesLive = computed(() => host !== null && playhead.live.value);

  function blank(): MoveDraft {
    const form = forms.find((each) => each.type === type.value);
    if (form !== undefined) return draftMove(form, example.value);
    const move = example.value ?? legal.value[0] ?? { type: forms[0]?.type ?? '' };
    return { type: BY_HAND, fields: [{ name: say('send.json'), draft: draftOf({ kind: 'json' }, move) }] };
  }

  function refill(): void {
    touched = false;
    draft.value = blank();
  }

  watch([by, type], () => {
    outcome.value = { kind: 'none' };
    refill();
  });
  watch(
    () => canonicalJson(example.value ?? null),
    () => {
      if (!touched) refill();
    },
  );

  function change(name: string, inner: Draft): void {
    touched = true;
    const fields = draft.value.fields.map((field) => (field.name === name ? { name, draft: inner } : field));
    draft.value = { ...draft.value, fields };
  }

  /** In the words of its form, of the schema, or of the game, whichever says it most exactly. */
  function refuse(refusal: Refusal, move: unknown): void {
    const issue = refusal.code === 'move/malformed' ? v.safeParse(game.moves, move).issues?.[0] : undefined;
    const place = issue === undefined ? null : v.getDotPath(issue);
    const own = issue === undefined || issue.message.endsWith('.') || place === null;
    const why = own
      ? refusalIn(spoken.value, game, refusal)
      : say('send.place', { place, why: issue.message });
    tell({ kind: 'refused', text: say('send.refused', { why }), code: refusal.code });
  }

  function tell(next: Exclude<Outcome, { kind: 'none' }>): void {
    outcome.value = next;
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite');
  }

  async function deliver(move: unknown): Promise<string | null> {
    const name = typeOf(move);
    if (host !== null && goesLive.value) {
      const refusal = await sendAnyway(host, by.value, move);
      if (refusal !== null) refuse(refusal, move);
      else {
        tell({ kind: 'sent', text: say('send.sent', { name: seats[by.value]?.name ?? '', move: name }) });
        touched = false;
      }
      return null;
    }
    const point = { n: playhead.state.value.n, at: playhead.time.value, move: { by: by.value, move } };
    const forked = await fork(point);
    if (!forked.ok) {
      refuse(forked, move);
      return null;
    }
    tell({ kind: 'sent', text: say('send.forked', { move: name }) });
    return forked.value.id;
  }

  async function send(): Promise<string | null> {
    if (busy.value) return null;
    const written = writtenBy(draft.value);
    if (!written.ok) {
      tell({ kind: 'refused', text: say(written.code, { field: written.at }), code: written.code });
      return null;
    }
    busy.value = true;
    try {
      return await deliver(written.value);
    } catch (error) {
      refuse(no('move/failed', say('send.failed', { why: reasonOf(error) })), written.value);
      return null;
    } finally {
      busy.value = false;
    }
  }

  return { by, type, open, others, draft, goesLive, outcome, busy, change, send };
}

function writtenBy({ type, fields }: MoveDraft): Written {
  const [field] = fields;
  if (type !== BY_HAND || field === undefined) return moveFrom({ type, fields });
  return valueOf(field.draft, field.name);
}

function typeOf(move: unknown): string {
  return typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : '';
}

function seatOf(viewer: Viewer): SeatIndex | null {
  return viewer === 'spectator' ? null : viewer;
}

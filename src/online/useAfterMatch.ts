/**
 * What is left of a hosted match that is over: it stands in the history of everybody who sat there, and its replay, a file
 * of it and another table for the same people are a press away.
 */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import { matchFileStem } from '#src/profile/matchFile.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import type { Complain } from '#src/table/useComplaint.ts';
import { replayOf } from '#src/watch/recordAddress.ts';
import { handOver } from './pages/handedSeat.ts';
import { fetchRecord } from './fetchRecord.ts';
import { sayMatch } from './sayMatch.ts';
import { sitterYou, type MatchHere } from './useLinkedMatch.ts';
import type { OnlineMoves } from './useOnlineMoves.ts';

export interface AfterMatch {
  /** The record is being fetched. */
  readonly busy: ShallowRef<boolean>;
  /** It stands in the history of this browser, and will when the page is closed. */
  readonly kept: ComputedRef<boolean>;
  /** Opens its replay, as seen from one’s own seat: the one that is kept here, or else the server’s. */
  watchAgain(): Promise<void>;
  save(): Promise<void>;
  /** The host opens another table, and goes there. */
  playAgain(): Promise<void>;
  /** To the table that was opened for the same people, under the same name. */
  goOn(): Promise<void>;
}

export interface AfterMatchOptions {
  readonly game: string;
  readonly here: MatchHere;
  readonly act: OnlineMoves['act'];
  readonly complain: Complain;
}

export function useAfterMatch({ game, here, act, complain }: AfterMatchOptions): AfterMatch {
  const matches = useMatches();
  const router = useRouter();
  const busy = shallowRef(false);
  /** Under which it is kept; null where it is not. */
  const keptAs = shallowRef<string | null>(null);
  let keeping: Promise<void> | null = null;
  let going = false;

  async function withRecord(then: (text: string) => Promise<void> | void): Promise<void> {
    const code = here.table.value?.code;
    if (busy.value || code === undefined) return;
    busy.value = true;
    complain(null);
    try {
      const fetched = await fetchRecord(code);
      if (fetched.ok) await then(fetched.value);
      else complain(fetched.message, () => String(isFinal()));
    } catch (error) {
      complain(sayMatch('over.noRecord', { why: reasonOf(error) }));
    } finally {
      busy.value = false;
    }
  }

  /** Not only to those who see it: to the server, which has its record. */
  function isFinal(): boolean {
    return here.view.value.final && here.table.value?.phase === 'over';
  }

  /** Of everybody who sat there, once it is final; whoever watches keeps nothing unasked. */
  function keep(): Promise<void> {
    keeping ??= keepOnce().finally(() => {
      keeping = null;
    });
    return keeping;
  }

  async function keepOnce(): Promise<void> {
    const { code, began = null } = here.table.value ?? {};
    const seat = here.seat.value;
    if (code === undefined || began === null || seat === null || !isFinal() || keptAs.value !== null) return;
    const id = `table-${code.toLowerCase()}-${began.toString(36)}`;
    try {
      const kept = await matches.keepHosted({
        id,
        seat,
        async text() {
          const fetched = await fetchRecord(code);
          return fetched.ok ? fetched.value : null;
        },
      });
      if (kept) keptAs.value = id;
    } catch (error) {
      // Nobody has asked for it, and its replay can be had from the server.
      console.warn('A hosted match could not be kept:', error);
    }
  }

  watch(
    isFinal,
    (final) => {
      if (final) void keep();
    },
    { immediate: true },
  );

  async function goOn(): Promise<void> {
    const next = here.table.value?.next ?? null;
    if (next === null) return;
    const you = sitterYou(here.now.value);
    handOver(next, you === undefined ? { as: 'watch' } : { as: 'seat', name: you.name });
    await router.push(`/t/${next}`);
  }

  watch(
    () => here.table.value?.next ?? null,
    (next) => {
      if (next !== null && going) void goOn();
    },
  );

  return {
    busy,
    kept: computed(() => keptAs.value !== null && matches.storageFault === null),
    async watchAgain() {
      const seat = here.seat.value;
      await keep();
      if (keptAs.value !== null) return void (await router.push(replayOf({ id: keptAs.value }, seat)));
      const { code } = here.table.value ?? {};
      if (code === undefined) return;
      // Why it cannot be had is said here, where one can ask again.
      await withRecord(async () => void (await router.push(replayOf({ table: code }, seat))));
    },
    save: () =>
      withRecord((text) => {
        saveFile(`${matchFileStem(game, here.table.value?.code ?? null)}.json`, text);
      }),
    async playAgain() {
      if ((here.table.value?.next ?? null) !== null) return goOn();
      going = true;
      if (!(await act({ type: 'rematch' }))) going = false;
    },
    goOn,
  };
}

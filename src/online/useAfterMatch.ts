/** Where one may go when a hosted match is over: its replay, a file of it, another table for the same people. */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import { matchFileStem } from '#src/profile/matchFile.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import { handOver } from './pages/handedSeat.ts';
import { fetchRecord } from './fetchRecord.ts';
import { sayMatch } from './sayMatch.ts';
import { sitterYou, type MatchHere } from './useLinkedMatch.ts';
import type { OnlineMoves } from './useOnlineMoves.ts';

export interface AfterMatch {
  /** The record is being fetched. */
  readonly busy: ShallowRef<boolean>;
  /** Brings the match in, once, and opens its replay. */
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
  complain(why: string | null): void;
}

export function useAfterMatch({ game, here, act, complain }: AfterMatchOptions): AfterMatch {
  const matches = useMatches();
  const router = useRouter();
  const busy = shallowRef(false);
  let kept: string | null = null;
  let going = false;

  async function withRecord(then: (text: string) => Promise<void> | void): Promise<void> {
    const code = here.table.value?.code;
    if (busy.value || code === undefined) return;
    busy.value = true;
    try {
      const fetched = await fetchRecord(code);
      if (!fetched.ok) complain(fetched.message);
      else {
        complain(null);
        await then(fetched.value);
      }
    } catch (error) {
      complain(sayMatch('over.noRecord', { why: reasonOf(error) }));
    } finally {
      busy.value = false;
    }
  }

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
    async watchAgain() {
      if (kept !== null) return void (await router.push(`/replay/${kept}`));
      await withRecord(async (text) => {
        const brought = await matches.bringIn(new Blob([text]));
        if (!brought.ok) return complain(brought.message);
        kept = brought.value;
        await router.push(`/replay/${kept}`);
      });
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

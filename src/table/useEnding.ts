/** How a table is left: its match has ended, another tab takes it over, or the person goes elsewhere. */
import { onUnmounted, shallowRef, watch, type Ref } from 'vue';
import { useRouter } from 'vue-router';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { reasonOf } from '#src/shell/say.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import type { OpenedMatch } from './openMatch.ts';
import { savingSentence } from './savingSentence.ts';
import type { HostedMatch } from './useHost.ts';

export interface Ending {
  /** Another tab gets the match: call it before the table is taken down, and wait until all is kept. Answers whether time ran. */
  giveAway(): Promise<boolean>;
}

export interface EndingOptions {
  readonly id: string;
  readonly opened: OpenedMatch;
  readonly hosted: HostedMatch;
  /** What its game is called in the language of the table. */
  readonly title: Readonly<Ref<string>>;
  /** Somebody looks at it in dev mode: the table is not left then. */
  readonly inspected: Readonly<Ref<boolean>>;
  /** Is told what went wrong with what a match leaves behind. */
  complain(why: string): void;
}

/**
 * Sees to it that a match that ends here leaves behind what outlives it and goes back to the menu; that one which was
 * over before has done so; and that a table which is taken down has kept all there was, or a match nobody played goes.
 */
export function useEnding(options: EndingOptions): Ending {
  const { id, opened, hosted, title, inspected, complain } = options;
  const { host, view, saving } = hosted;
  const matches = useMatches();
  const router = useRouter();
  const announce = useAnnounce();
  let givenTo: ((ran: boolean) => void) | null = null;

  /** What is said of the match that has ended here; null before. */
  const ended = shallowRef<string | null>(null);

  /** A match that ends here leaves behind what outlives it, and makes room for the menu. */
  async function end(): Promise<void> {
    matches.noteEnding(id);
    await host.close();
    await inherit();
    ended.value = savingSentence(saving.value) ?? sayTable('match.ended', { game: title.value });
    announce(ended.value, 'polite');
  }

  watch([ended, inspected], async ([sentence, looked]) => {
    if (sentence === null || looked) return;
    matches.notice(sentence, { to: `/replay/${id}`, label: sayTable('match.watchAgain') });
    await router.push('/');
  });

  /** Only of the match as it is kept: where another tab plays it on, what happened here is not. */
  async function inherit(): Promise<void> {
    if (host.saving().kind !== 'elsewhere') await matches.inherit(id, opened, host.state());
  }

  /** The page of a match that is over may have been closed before all was inherited; that it is over, the host keeps. */
  async function makeUpFor(): Promise<void> {
    try {
      await inherit();
    } catch (error) {
      complain(reasonOf(error));
    }
  }

  /** After the table itself is gone: it may still have sent what was being written. */
  async function leave(ran: boolean): Promise<void> {
    await host.close();
    // A match in which nothing has happened yet need not be offered again, unless somebody has just asked for it.
    if (givenTo === null && host.timeline().log.length === 0) await matches.removeUntouched(id);
    givenTo?.(ran);
  }

  const wasFinal = view.value.final;
  if (wasFinal) void makeUpFor();
  watch(
    () => view.value.final,
    (final) => {
      if (final && !wasFinal) void end();
    },
  );
  onUnmounted(() => {
    void leave(!host.paused());
  });

  return {
    giveAway: () =>
      new Promise((resolve) => {
        givenTo = resolve;
      }),
  };
}

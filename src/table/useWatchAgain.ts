/** From a table to the replay of its match, on a page of its own. */
import { useRouter } from 'vue-router';
import type { Host } from '#shared/match/hostTypes.ts';
import { reasonOf } from '#src/shell/say.ts';
import { sayTable } from '#src/shell/sayTable.ts';

export interface WatchAgainOptions {
  readonly id: string;
  readonly host: Host;
  /** The match waits from here on, where it can. */
  wait(): void;
  complain(sentence: string | null): void;
}

/** The match waits, paused, and is kept before that page reads it. */
export function useWatchAgain({ id, host, wait, complain }: WatchAgainOptions): () => Promise<void> {
  const router = useRouter();

  return async () => {
    wait();
    complain(null);
    try {
      await import('#src/watch/ReplayPage.vue');
    } catch (error) {
      complain(sayTable('match.noReplay', { why: reasonOf(error) }));
      return;
    }
    await host.close();
    await router.push(`/replay/${id}`);
  };
}

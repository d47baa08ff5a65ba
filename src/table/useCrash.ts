/** What went wrong at a table that nobody expected: what stopped it, what it goes on without, and what is saved of it. */
import { computed, onErrorCaptured, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import { crashOf, withCrash } from '#shared/match/crash.ts';
import type { Crash, MatchRecord } from '#shared/match/record.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { matchFileStem } from '#src/profile/matchFile.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { reasonOf, say } from '#src/shell/say.ts';
import { toInspector } from '#src/shell/toInspector.ts';
import type { HostedMatch } from './useHost.ts';

export interface CrashOptions {
  readonly id: string;
  readonly plugin: Pick<Plugin, 'id'>;
  readonly hosted: Pick<HostedMatch, 'host' | 'broken' | 'crash' | 'unshown'>;
  complain(why: string): void;
}

export interface CrashAtTable {
  /** The message of what stopped the match; null while it goes on. */
  readonly stopped: ComputedRef<string | null>;
  /** A move that the chart threw on, until that has been read: the match goes on without it. */
  readonly stumbled: ShallowRef<Crash | null>;
  /** Saves what happened as a file, opened in dev mode it shows where. */
  save(): void;
  /** What is kept of the match may know nothing of the error: dev mode gets both from here. */
  inspect(): Promise<void>;
}

/** Takes what the table’s components throw; for the setup of the component that holds them. */
export function useCrash({ id, plugin, hosted, complain }: CrashOptions): CrashAtTable {
  const { host, broken, crash, unshown } = hosted;
  const router = useRouter();
  /** The error that the screen stopped with. */
  const brokenBy = shallowRef<Crash | null>(null);
  const stumbled = shallowRef<Crash | null>(null);

  function stop(error: unknown): void {
    // What comes after the first comes of it.
    brokenBy.value ??= crashOf(error, 'table', host.now());
    console.error(error);
    host.pause();
  }

  function record(): MatchRecord {
    const found = brokenBy.value ?? crash.value;
    return found === null ? host.record() : withCrash(host.record(), found);
  }

  watch(crash, (now) => {
    stumbled.value = now;
  });
  watch(unshown, (error) => {
    if (error !== null) stop(error);
  });
  onErrorCaptured((error) => {
    stop(error);
    return false;
  });

  return {
    stopped: computed(() => {
      if (brokenBy.value !== null) return brokenBy.value.message;
      // What is noted of it says too what the chart threw.
      return broken.value === null ? null : (crash.value?.message ?? broken.value.message);
    }),
    stumbled,
    save() {
      saveFile(`${matchFileStem(plugin.id, id)}-crash.json`, JSON.stringify(record(), null, 1));
    },
    async inspect() {
      const source = { from: 'page', record: record(), id } as const;
      try {
        await toInspector(router, { kind: 'source', source }, `/inspect/${id}`);
      } catch (error) {
        complain(say('match.noDev', { why: reasonOf(error) }));
      }
    },
  };
}

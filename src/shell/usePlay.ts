/** Begins a match and goes to its table; says what went wrong if it cannot. */
import { shallowRef, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import type { Plugin } from '#shared/plugin/contract.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { defaultsOf, type Settings } from '#shared/plugin/settings.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { openedLid } from './lidMorph.ts';
import { reasonOf, say } from './say.ts';

export interface Play {
  /** What is being dealt, as its button called it; null for nothing. */
  readonly starting: Readonly<ShallowRef<string | null>>;
  readonly fault: ShallowRef<string | null>;
  /** Settings left out take their defaults; without a seed chance decides. A second press while dealing does nothing. */
  play(plugin: Plugin, options?: PlayOptions): Promise<void>;
}

export interface PlayOptions {
  readonly settings?: Settings;
  readonly seed?: number | null;
  /** Which button was pressed, where there are several; else the game's id. */
  readonly button?: string;
}

export function usePlay(): Play {
  const matches = useMatches();
  const router = useRouter();
  const announce = useAnnounce();
  const starting = shallowRef<string | null>(null);
  const fault = shallowRef<string | null>(null);

  async function play(plugin: Plugin, { settings, seed, button }: PlayOptions = {}): Promise<void> {
    if (starting.value !== null) return;
    starting.value = button ?? plugin.id;
    fault.value = null;
    try {
      const all = { ...defaultsOf(plugin.settings), ...settings };
      const id = await matches.begin(plugin, all, seed ?? undefined);
      openedLid.value = plugin.id;
      await router.push(`/match/${id}`);
    } catch (error) {
      fault.value = say('match.noLoad', { why: reasonOf(error) });
      announce(fault.value, 'assertive');
    }
    starting.value = null;
  }

  return { starting, fault, play };
}

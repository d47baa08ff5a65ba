/** Begins a match and goes to its table; says what went wrong if it cannot. */
import { shallowRef, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import type { Sitter } from '#shared/match/seating.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { defaultsOf, type Preset, type Settings } from '#shared/plugin/settings.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { openedLid } from './lidMorph.ts';
import { reasonOf, say } from './say.ts';

export interface Play {
  /** What is being dealt, as its button called it; null for nothing. */
  readonly starting: Readonly<ShallowRef<string | null>>;
  readonly fault: ShallowRef<string | null>;
  /**
   * Without settings and seats the game's first mix is played; settings left out take their defaults, and without a seed
   * chance decides. A second press while dealing does nothing.
   */
  play(plugin: Plugin, options?: PlayOptions): Promise<void>;
}

export interface PlayOptions {
  readonly settings?: Settings;
  readonly seed?: number | null;
  /** Who sits; those of the line-up by default. */
  readonly seats?: readonly Sitter[];
  /** Each `person`, under the usual name, or a bot's; the game's usual company by default. */
  readonly lineup?: readonly string[];
  /** What the match is kept under, where it has a name of its own. */
  readonly id?: string;
  /** Which button was pressed, where there are several; else the game's id. */
  readonly button?: string;
}

/** A mix as it is played: its settings, and its company where it has one. */
export function playOf(preset: Preset | undefined): PlayOptions {
  const { settings = {}, seats } = preset ?? {};
  return seats === undefined ? { settings } : { settings, lineup: seats };
}

export function usePlay(): Play {
  const matches = useMatches();
  const router = useRouter();
  const announce = useAnnounce();
  const starting = shallowRef<string | null>(null);
  const fault = shallowRef<string | null>(null);

  async function play(plugin: Plugin, asked: PlayOptions = {}): Promise<void> {
    const usual = asked.settings === undefined ? playOf(plugin.presets?.[0]) : {};
    const { settings, seed, seats, lineup, id: name, button } = { ...usual, ...asked };
    if (starting.value !== null) return;
    starting.value = button ?? plugin.id;
    fault.value = null;
    try {
      const all = { ...defaultsOf(plugin.settings), ...settings };
      const id = await matches.begin(plugin, all, {
        ...(typeof seed === 'number' ? { seed } : {}),
        ...(seats === undefined ? {} : { seats }),
        ...(lineup === undefined ? {} : { lineup }),
        ...(name === undefined ? {} : { id: name }),
      });
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

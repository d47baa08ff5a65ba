/** How a game is played, in the person's language where somebody has translated it, else in English. */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { translations } from '#shared/plugin/translations.ts';
import { language, reasonOf } from './say.ts';
import { sayTable } from './sayTable.ts';

export interface RulesText {
  readonly text: string;
  /** The language it is in, as a BCP 47 tag. */
  readonly tag: string;
}

export interface GameRules {
  /** Null until it has been fetched. */
  readonly rules: Readonly<ShallowRef<RulesText | null>>;
  /** One sentence where it could not be. */
  readonly fault: Readonly<ShallowRef<string | null>>;
}

/** Said in `setup`. `english` fetches the game's own text; both are asked anew when the game or the language changes. */
export function useRules(game: () => string, english: () => Promise<string>): GameRules {
  const announce = useAnnounce();
  const rules = shallowRef<RulesText | null>(null);
  const fault = shallowRef<string | null>(null);

  async function fetched(id: string, tag: string): Promise<RulesText> {
    const translated = await translations.rules(tag, id);
    return translated === null ? { text: await english(), tag: 'en' } : { text: translated, tag };
  }

  watch(
    [game, () => language.value.tag] as const,
    async ([id, tag]) => {
      // Another language may have been chosen meanwhile.
      const isWanted = (): boolean => id === game() && tag === language.value.tag;
      try {
        const text = await fetched(id, tag);
        if (!isWanted()) return;
        rules.value = text;
        fault.value = null;
      } catch (error) {
        if (!isWanted()) return;
        fault.value = sayTable('help.noRules', { why: reasonOf(error) });
        announce(fault.value, 'assertive');
      }
    },
    { immediate: true },
  );
  return { rules, fault };
}

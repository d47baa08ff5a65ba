/** Chances as a person reads them, spelt by the language. */
import { computed } from 'vue';
import { useLanguage } from '#shared/plugin/ui/words.ts';

export interface Figures {
  /** From 0 to 1: “50%”. */
  roughly(part: number): string;
  /** The same: “60.2%”. */
  chance(part: number): string;
  /** The same, as closely as two chances are told apart by: “53.06%”. */
  closely(part: number): string;
  /** Games of a hundred: “0.92”. */
  games(count: number): string;
}

/** Called while drawing the figures are drawn anew when the language changes. */
export function useFigures(): Figures {
  const language = useLanguage();
  const formats = computed(() => ({
    roughly: new Intl.NumberFormat(language.value.tag, { style: 'percent' }),
    chance: new Intl.NumberFormat(language.value.tag, { style: 'percent', ...places(1) }),
    closely: new Intl.NumberFormat(language.value.tag, { style: 'percent', ...places(2) }),
    games: new Intl.NumberFormat(language.value.tag, places(2)),
  }));
  return {
    roughly: (part) => formats.value.roughly.format(part),
    chance: (part) => formats.value.chance.format(part),
    closely: (part) => formats.value.closely.format(part),
    games: (count) => formats.value.games.format(count),
  };
}

function places(count: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}

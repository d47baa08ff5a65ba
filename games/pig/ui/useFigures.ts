/** Chances and counts as a person reads them, spelt by the language. */
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
  /** Whatever is counted: “1,234”. */
  count(whole: number): string;
}

/** Called while drawing the figures are drawn anew when the language changes. */
export function useFigures(): Figures {
  const language = useLanguage();
  const formats = computed(() => ({
    roughly: new Intl.NumberFormat(language.value.tag, { style: 'percent', ...places(0) }),
    chance: new Intl.NumberFormat(language.value.tag, { style: 'percent', ...places(1) }),
    closely: new Intl.NumberFormat(language.value.tag, { style: 'percent', ...places(2) }),
    games: new Intl.NumberFormat(language.value.tag, places(2)),
    count: new Intl.NumberFormat(language.value.tag, places(0)),
  }));
  return {
    roughly: (part) => formats.value.roughly.format(part),
    chance: (part) => formats.value.chance.format(part),
    closely: (part) => formats.value.closely.format(part),
    games: (count) => formats.value.games.format(count),
    count: (whole) => formats.value.count.format(whole),
  };
}

/** What is rounded to nothing has no sign. */
function places(count: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: count, maximumFractionDigits: count, signDisplay: 'negative' };
}

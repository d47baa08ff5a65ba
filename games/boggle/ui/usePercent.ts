/** Parts of a whole as a person reads them: small ones closely enough that they add up before the eye. */
import { useLanguage } from '#shared/plugin/ui/words.ts';

/** From 0 to 1: "33%", below a tenth "3.4%", and never "0%" for a part that is there. */
export function usePercent(): (part: number) => string {
  const language = useLanguage();
  return (part) =>
    new Intl.NumberFormat(language.value.tag, { style: 'percent', ...closeness(part) }).format(part);
}

function closeness(part: number): Intl.NumberFormatOptions {
  if (part >= 0.1 || part === 0) return { maximumFractionDigits: 0 };
  return part < 0.001 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };
}

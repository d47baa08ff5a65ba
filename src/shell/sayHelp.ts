import { phraseIn } from '#shared/plugin/ui/words.ts';
import { helpWords, type HelpWord } from './helpMessages.en.ts';
import { language } from './say.ts';

/** A sentence of the help, in the language the person has chosen. */
export function sayHelp(key: HelpWord): string {
  return phraseIn(language.value, key, helpWords[key], {});
}

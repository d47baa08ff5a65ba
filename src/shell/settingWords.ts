/** A game’s settings in words: their names, their values, and what is wrong with them. */
import { sharedWords, type SharedWord } from '#shared/messages.en.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import {
  paramsOfFault,
  type Field,
  type Preset,
  type SettingFault,
  type Settings,
  type SettingValue,
} from '#shared/plugin/settings.ts';
import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import type { GameWords } from './gameWords.ts';
import { language, say } from './say.ts';

/** The field with its texts in the language spoken: a game may have them under `setting.<name>`. */
export function fieldInWords(wordsOf: GameWords, game: string, name: string, field: Field): Field {
  const key = `setting.${name}`;
  const label = wordsOf(game, key, field.label);
  const help = field.help === undefined ? {} : { help: wordsOf(game, `${key}.help`, field.help) };
  if (field.kind !== 'choice') return { ...field, label, ...help };
  const options = field.options.map((option) => ({
    ...option,
    label: wordsOf(game, `${key}.${option.value}`, option.label),
  }));
  return { ...field, label, ...help, options };
}

/** All of a game's fields, so. */
export function fieldsInWords(
  wordsOf: GameWords,
  { id, settings }: Plugin,
): readonly (readonly [string, Field])[] {
  return Object.entries(settings).map(
    ([name, field]) => [name, fieldInWords(wordsOf, id, name, field)] as const,
  );
}

/** A mix with its texts likewise, under `preset.<id>`. */
export function presetInWords(wordsOf: GameWords, game: string, preset: Preset): Preset {
  const key = `preset.${preset.id}`;
  return {
    ...preset,
    label: wordsOf(game, key, preset.label),
    help: wordsOf(game, `${key}.help`, preset.help),
  };
}

/** A value as people say it. */
export function valueInWords(field: Field, value: SettingValue): string {
  switch (field.kind) {
    case 'flag':
      return say(value === true ? 'setUp.on' : 'setUp.off');
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case 'duration':
      return typeof value === 'number' ? durationInWords(value) : value.toString();
    case 'integer':
      return typeof value === 'number' ? value.toLocaleString(language.value.tag) : value.toString();
  }
}

/** Seconds as minutes and seconds: “3 minutes”, “1 minute 30 seconds”, “No limit”. */
export function durationInWords(total: number): string {
  if (total === 0) return say('setUp.noLimit');
  const minutes = shared('clock.minutes', { count: Math.floor(total / 60) });
  const seconds = shared('clock.seconds', { count: total % 60 });
  if (total < 60) return seconds;
  return total % 60 === 0 ? minutes : say('setUp.minutesSeconds', { minutes, seconds });
}

/** What will be played, a line a setting. */
export function rulesInWords(
  fields: readonly (readonly [string, Field])[],
  settings: Settings,
): readonly string[] {
  return fields.map(([name, field]) =>
    say('setUp.rule', { label: field.label, value: valueInWords(field, settings[name] ?? field.default) }),
  );
}

/**
 * What a limit of so many seconds becomes for whoever has asked for `factor` times as much, and that it is less where
 * the limit goes no further; null where nothing is stretched.
 */
export function stretchInWords(before: number, after: number, factor: number): string | null {
  if (before === 0 || factor === 1) return null;
  const params = { factor, time: durationInWords(after) };
  return say(after < Math.round(before * factor) ? 'setUp.stretchedSoFar' : 'setUp.stretched', params);
}

/** One sentence on what is wrong with a setting, in the language spoken. */
export function faultInWords(fault: SettingFault): string {
  return shared(fault.key, paramsOfFault(language.value.tag, fault));
}

function shared(key: SharedWord, params: Params): string {
  return phraseIn(language.value, key, sharedWords[key], params);
}

/** A game’s settings in words: their names, their values, and what is wrong with them. */
import { sharedWords, type SharedWord } from '#shared/messages.en.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { paramsOfFault, type SettingFault } from '#shared/plugin/readSettings.ts';
import type { Field, Preset, Settings, SettingValue } from '#shared/plugin/settings.ts';
import { phraseIn } from '#shared/plugin/ui/words.ts';
import type { Params } from '#shared/plugin/words.ts';
import type { GameWords } from './gameWords.ts';
import { isOffered, type NamedFields } from './offeredFields.ts';
import { language } from './say.ts';
import { saySetUp } from './saySetUp.ts';

/** The field with its texts in the language spoken: a game may have them under `setting.<name>` and `group.<heading>`. */
export function fieldInWords(wordsOf: GameWords, game: string, name: string, field: Field): Field {
  const key = `setting.${name}`;
  const text = {
    label: wordsOf(game, key, field.label),
    ...(field.help === undefined ? {} : { help: wordsOf(game, `${key}.help`, field.help) }),
    ...(field.group === undefined ? {} : { group: wordsOf(game, `group.${field.group}`, field.group) }),
  };
  if (field.kind === 'text') {
    return { ...field, ...text, otherwise: wordsOf(game, `${key}.otherwise`, field.otherwise) };
  }
  if (field.kind !== 'choice') return { ...field, ...text };
  const options = field.options.map((option) => ({
    ...option,
    label: wordsOf(game, `${key}.${option.value}`, option.label),
  }));
  return { ...field, ...text, options };
}

/** All of a game's fields, so. */
export function fieldsInWords(wordsOf: GameWords, { id, settings }: Plugin): NamedFields {
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
      return saySetUp(value === true ? 'setUp.on' : 'setUp.off');
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case 'duration':
      return typeof value === 'number' ? durationInWords(value) : value.toString();
    case 'integer':
      return typeof value === 'number' ? value.toLocaleString(language.value.tag) : value.toString();
    case 'text':
      return String(value);
    case 'lexicon':
      return titleOfList(value) ?? saySetUp('setUp.english');
  }
}

/** What a list of one's own is called that a setting names; null for English. */
export function titleOfList(value: SettingValue): string | null {
  return /^own:[0-9a-f]{16}:(.*)$/u.exec(String(value))?.[1] ?? null;
}

/** Seconds as minutes and seconds: “3 minutes”, “1 minute 30 seconds”, “No limit”. */
export function durationInWords(total: number): string {
  if (total === 0) return saySetUp('setUp.noLimit');
  const minutes = shared('clock.minutes', { count: Math.floor(total / 60) });
  const seconds = shared('clock.seconds', { count: total % 60 });
  if (total < 60) return seconds;
  return total % 60 === 0 ? minutes : saySetUp('setUp.minutesSeconds', { minutes, seconds });
}

/** What will be played by whom, a line a setting that matters; a text that is left empty says nothing. */
export function rulesInWords(
  fields: NamedFields,
  settings: Settings,
  lineup: readonly string[],
): readonly string[] {
  return fields.flatMap(([name, field]) => {
    const value = settings[name] ?? field.default;
    if (!isOffered(field, settings, lineup) || value === '') return [];
    return [saySetUp('setUp.rule', { label: field.label, value: valueInWords(field, value) })];
  });
}

/**
 * What a limit of so many seconds becomes for whoever has asked for `factor` times as much, and that it is less where
 * the limit goes no further; null where nothing is stretched.
 */
export function stretchInWords(before: number, after: number, factor: number): string | null {
  if (before === 0 || factor === 1) return null;
  const params = { factor, time: durationInWords(after) };
  return saySetUp(after < Math.round(before * factor) ? 'setUp.stretchedSoFar' : 'setUp.stretched', params);
}

/** One sentence on what is wrong with a setting, in the language spoken. */
export function faultInWords(fault: SettingFault): string {
  return shared(fault.key, paramsOfFault(language.value.tag, fault));
}

function shared(key: SharedWord, params: Params): string {
  return phraseIn(language.value, key, sharedWords[key], params);
}

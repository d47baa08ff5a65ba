import { parseArgs } from 'node:util';
import { no, yes, type Result } from '#shared/result.ts';
import type { CommandOption, OptionValues } from './command.ts';

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: OptionValues;
}

/** Options every command has. */
export const COMMON_OPTIONS = {
  json: { type: 'boolean', help: 'Print only JSON on standard output.' },
  help: { type: 'boolean', short: 'h', help: 'Say how the command is used.' },
} as const satisfies Record<string, CommandOption>;

/** Takes the words after a command apart; a word it does not know is a refusal with a sentence. */
export function readArguments(
  words: readonly string[],
  options: Readonly<Record<string, CommandOption>>,
): Result<Arguments, 'usage/option'> {
  try {
    const parsed = parseArgs({
      args: [...words],
      options: { ...optionsFor(options), ...optionsFor(COMMON_OPTIONS) },
      allowPositionals: true,
      strict: true,
    });
    return yes({ positionals: parsed.positionals, options: parsed.values });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const ambiguous = /^Option '(-\S+?)[ ',].*ambiguous/.exec(error.message)?.[1];
    return no(
      'usage/option',
      ambiguous === undefined
        ? firstSentence(error.message)
        : `${ambiguous} wants a value; one that begins with a dash is written ${ambiguous}=-1.`,
    );
  }
}

function optionsFor(
  options: Readonly<Record<string, CommandOption>>,
): Record<string, { type: 'string' | 'boolean'; multiple: boolean; short?: string }> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple, short }]) => [
      name,
      { type, multiple: multiple ?? false, ...(short !== undefined && { short }) },
    ]),
  );
}

function firstSentence(message: string): string {
  const sentence = message.split(/\. |\n/)[0] ?? message;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** An option as text; undefined when it was not given. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option as a whole number from `min` to `max`; undefined when it was not given. */
export function wholeOption(
  options: OptionValues,
  name: string,
  min: number,
  max: number,
): Result<number | undefined, 'usage/number'> {
  const text = textOption(options, name);
  if (text === undefined) return yes(undefined);
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) && value >= min && value <= max
    ? yes(value)
    : no('usage/number', `--${name} is a whole number from ${min} to ${max}, not “${text}”.`);
}

/** An option that may be given several times. */
export function listOption(options: OptionValues, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { plugins } from '#shared/plugin/registry.ts';
import type { Field } from '#shared/plugin/settings.ts';
import { COMMON_OPTIONS } from './args.ts';
import type { Command } from './command.ts';
import { optionLines } from './optionLines.ts';

/** How a command is used. */
export function helpOf(command: Command): string {
  return [
    command.summary,
    '',
    `Usage: quoin ${command.name} ${command.usage}`,
    '',
    ...optionLines({ ...command.options, ...COMMON_OPTIONS }),
  ].join('\n');
}

/** What `quoin` can do. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    'Quoin without a screen: the same engine, the same games.',
    '',
    'Usage: quoin <command> [--json] [--help]',
    '',
    ...rows(commands.map(({ name, summary }) => [name, summary])),
    ...rows(plugins.map(({ id, title }) => [id, `Commands of ${title}: see quoin ${id} --help.`])),
    '',
    'Exit codes: 0 done, 1 the answer is no, 2 wrong usage.',
  ].join('\n');
}

/** A game's own commands, and what `quoin play` can be told about it. */
export function gameHelp(plugin: Plugin, game: Game, commands: readonly Command[]): string {
  const own =
    commands.length === 0
      ? [`${plugin.title} has no commands of its own.`]
      : [
          `Commands of ${plugin.title}, each with --help:`,
          '',
          ...rows(commands.map(({ name, summary }) => [name, summary])),
        ];
  return [
    ...own,
    '',
    `Computer players for quoin play ${plugin.id} --seats: ${Object.keys(game.bots).join(', ')}.`,
    'Settings for --set:',
    '',
    ...rows(Object.entries(plugin.settings).map(([key, field]) => [key, valuesOf(field)])),
  ].join('\n');
}

function valuesOf(field: Field): string {
  switch (field.kind) {
    case 'integer':
      return `${field.label}: ${field.min} to ${field.max}, ${field.default} when left out.`;
    case 'choice':
      return `${field.label}: ${field.options.map(({ value }) => value).join(', ')}; ${field.default} when left out.`;
    case 'duration':
      return `${field.label}: ${field.min} to ${field.max} seconds${field.off ? ', 0 for no limit' : ''}; ${field.default} when left out.`;
    case 'text':
      return `${field.label}: text of up to ${field.maxLength} characters that ${field.otherwise}; ${field.default === '' ? 'none' : field.default} when left out.`;
    case 'lexicon':
      return `${field.label}: english, or the name of a list loaded with --words.`;
    case 'flag':
      return `${field.label}: on or off, ${field.default ? 'on' : 'off'} when left out.`;
  }
}

function rows(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...pairs.map(([name]) => name.length), 0) + 2;
  return pairs.map(([name, text]) => `  ${name.padEnd(width)}${text}`);
}

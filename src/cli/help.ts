import { plugins } from '#shared/plugin/registry.ts';
import { COMMON_OPTIONS } from './args.ts';
import type { Command } from './command.ts';

/** How a command is used. */
export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS });
  const width = Math.max(...options.map(([name]) => name.length)) + 4;
  return [
    command.summary,
    '',
    `Usage: quoin ${command.name} ${command.usage}`,
    '',
    ...options.map(([name, { help }]) => `  ${`--${name}`.padEnd(width)}${help}`),
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

/** A game's own commands. */
export function gameHelp(title: string, commands: readonly Command[]): string {
  if (commands.length === 0) return `${title} has no commands of its own.`;
  return [
    `Commands of ${title}:`,
    '',
    ...rows(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Each tells its options with --help.',
  ].join('\n');
}

function rows(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...pairs.map(([name]) => name.length), 0) + 2;
  return pairs.map(([name, text]) => `  ${name.padEnd(width)}${text}`);
}

import type { CommandOption } from './command.ts';

/** Options as a help text lists them. */
export function optionLines(options: Readonly<Record<string, CommandOption>>): readonly string[] {
  const width = Math.max(...Object.keys(options).map((name) => name.length)) + 4;
  return Object.entries(options).map(([name, { help }]) => `  ${`--${name}`.padEnd(width)}${help}`);
}

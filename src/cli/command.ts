import type { ToolOption } from '#shared/plugin/tool.ts';
import type { Result } from '#shared/result.ts';

/** The values of a command's options, as the shell gave them. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

export interface CommandOption extends ToolOption {
  /** May be given several times. */
  readonly multiple?: boolean;
  /** One letter, for `-h`. */
  readonly short?: string;
}

/** What a command found: `json` is printed with `--json`, `text` without. `no` makes the exit code 1. */
export interface Answer {
  readonly text: string;
  readonly json: unknown;
  readonly no?: boolean;
}

/** Prints a line of JSON at once, for commands that find one thing after the other. */
export type PrintLine = (line: unknown) => void;

/** A command of `quoin`. A refusal whose code begins with `usage/` or `file/` exits 2, any other 1. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name on the command line. */
  readonly usage: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Answers null when all there is has been printed by `print` already. */
  run(
    positionals: readonly string[],
    options: OptionValues,
    print: PrintLine,
  ): Promise<Result<Answer | null>>;
}

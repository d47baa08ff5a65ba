import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { Result } from '#shared/result.ts';

/** An option of a command. */
export interface ToolOption {
  readonly type: 'string' | 'boolean';
  readonly help: string;
}

/** What the CLI lends a game's command; games themselves touch neither files nor clocks. */
export interface ToolContext {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
  /** Text of a file, its path taken against the caller's folder. */
  readText(path: string): Promise<Result<string>>;
  /** The English lexicon that the arcade comes with. */
  lexicon(): Promise<Result<Lexicon>>;
  /** ms, from any origin, for measuring. */
  now(): number;
}

/** What a command found: `text` for people, `json` for `--json`. */
export interface ToolAnswer {
  readonly text: string;
  readonly json: unknown;
}

/** A command a game adds: `quoin <game> <name>`. A no with a code `usage/…` or `file/…` exits 2, any other 1. */
export interface Tool {
  readonly name: string;
  /** One line for `--help`. */
  readonly summary: string;
  /** What follows the name, as in `--board CELLS [--min N]`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, ToolOption>>;
  run(context: ToolContext): Promise<Result<ToolAnswer>>;
}

import { vi } from 'vitest';
import { main } from '#src/cli/main.ts';

/** What a command line printed and answered. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as lines of JSON; throws if it is anything else. */
  json(): readonly unknown[];
}

/** Runs a command line in this process. */
export async function runCli(...words: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const catching = (into: string[]) => (chunk: string | Uint8Array) => {
    into.push(String(chunk));
    return true;
  };
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(catching(out));
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(catching(err));
  try {
    const exit = await main(words);
    const text = out.join('');
    const json = (): readonly unknown[] =>
      text
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
    return { exit, out: text, err: err.join(''), json };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

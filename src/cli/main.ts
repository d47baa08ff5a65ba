/** `quoin …`: the engine and the games without a screen. */
import { pluginOf } from '#shared/plugin/registry.ts';
import { no, type Refusal, type Result } from '#shared/result.ts';
import { readArguments } from './args.ts';
import { chartCommand } from './chartCommand.ts';
import { checkCommand } from './checkCommand.ts';
import type { Answer, Command } from './command.ts';
import { gamesCommand } from './gamesCommand.ts';
import { gameHelp, generalHelp, helpOf } from './help.ts';
import { newCommand } from './newCommand.ts';
import { playCommand } from './playCommand.ts';
import { replayCommand } from './replayCommand.ts';
import { serveCommand, type BuildApp } from './serveCommand.ts';
import { toolCommands } from './toolCommand.ts';

/** `root`: the project's folder; `build`: has the page built, for what serves it. */
function commandsAt(root: string, build: BuildApp | undefined): readonly Command[] {
  return [
    gamesCommand,
    playCommand(root),
    replayCommand(root),
    checkCommand(root),
    chartCommand,
    newCommand(root),
    serveCommand(root, build),
  ];
}

/**
 * Runs one command line (without `node quoin`); the answer is the exit code. `root` is the project's folder, for what
 * is made in it and the word lists that come with it; `build` has the page built and gives its folder.
 */
export async function main(
  words: readonly string[],
  root = process.cwd(),
  build?: BuildApp,
): Promise<number> {
  const json = words.includes('--json');
  try {
    return await dispatch(words, commandsAt(root, build), root, json);
  } catch (error) {
    // A mistake of ours or of a game's: whoever reads our JSON gets JSON all the same.
    if (!json) throw error;
    return fail(no('internal/error', error instanceof Error ? error.message : String(error)), json);
  }
}

async function dispatch(
  words: readonly string[],
  commands: readonly Command[],
  root: string,
  json: boolean,
): Promise<number> {
  const [first, ...rest] = words.filter((word, i) => i > 0 || word !== '--json');
  if (first === undefined) return fail(no('usage/command', 'Name a command; see quoin --help.'), json);
  if (isHelp(first) || first === 'help') return say(generalHelp(commands), json);
  const command = commands.find(({ name }) => name === first);
  if (command !== undefined) return runCommand(command, rest, json);
  const plugin = pluginOf(first);
  if (plugin === undefined) {
    return fail(no('usage/command', `There is no command “${first}”; see quoin --help.`), json);
  }
  const tools = await toolCommands(plugin, root);
  const [name, ...more] = rest;
  if (name !== undefined && isHelp(name)) return say(gameHelp(plugin, await plugin.load(), tools), json);
  const tool = tools.find((candidate) => candidate.name === `${first} ${name ?? ''}`);
  if (tool === undefined) {
    const why = name === undefined ? 'Name a command' : `${plugin.title} has no command “${name}”`;
    return fail(no('usage/command', `${why}; see quoin ${first} --help.`), json);
  }
  return runCommand(tool, more, json);
}

async function runCommand(command: Command, words: readonly string[], json: boolean): Promise<number> {
  const given = readArguments(words, command.options);
  if (!given.ok) return fail(given, json);
  if (given.value.options['help'] === true) return say(helpOf(command), json);
  const result = await command.run(given.value.positionals, given.value.options, printJson);
  return answer(result, json);
}

function answer(result: Result<Answer | null>, json: boolean): number {
  if (!result.ok) return fail(result, json);
  if (result.value === null) return 0;
  if (json) printJson(result.value.json);
  else print(result.value.text);
  return result.value.no === true ? 1 : 0;
}

function fail({ code, message }: Refusal, json: boolean): number {
  if (json) printJson({ error: { code, message } });
  else process.stderr.write(`${message}\n`);
  return /^(usage|file)\//.test(code) ? 2 : 1;
}

function say(help: string, json: boolean): number {
  if (json) printJson({ help });
  else print(help);
  return 0;
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** `quoin …`: the engine and the games without a screen. */
import { pluginOf } from '#shared/plugin/registry.ts';
import { no, type Refusal, type Result } from '#shared/result.ts';
import { readArguments } from './args.ts';
import { checkCommand } from './checkCommand.ts';
import type { Answer, Command } from './command.ts';
import { gamesCommand } from './gamesCommand.ts';
import { gameHelp, generalHelp, helpOf } from './help.ts';
import { playCommand } from './playCommand.ts';
import { replayCommand } from './replayCommand.ts';
import { toolCommands } from './toolCommand.ts';

const COMMANDS: readonly Command[] = [gamesCommand, playCommand, replayCommand, checkCommand];

/** Runs one command line (without `node quoin`); the answer is the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const json = words.includes('--json');
  const [first, ...rest] = words;
  if (first === undefined) return fail(no('usage/command', generalHelp(COMMANDS)), json);
  if (first === '--help' || first === '-h' || first === 'help') return say(generalHelp(COMMANDS));
  const command = COMMANDS.find(({ name }) => name === first);
  if (command !== undefined) return runCommand(command, rest, json);
  const plugin = pluginOf(first);
  if (plugin === undefined) {
    return fail(no('usage/command', `There is no command “${first}”; see quoin --help.`), json);
  }
  const tools = await toolCommands(plugin);
  const [name, ...more] = rest;
  if (name === '--help' || name === '-h') return say(gameHelp(plugin.title, tools));
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
  if (given.value.options['help'] === true) return say(helpOf(command));
  return answer(await command.run(given.value.positionals, given.value.options), json);
}

function answer(result: Result<Answer>, json: boolean): number {
  if (!result.ok) return fail(result, json);
  const { text, lines, no: refused } = result.value;
  if (lines !== undefined) {
    for (const line of lines) print(JSON.stringify(line));
  } else {
    print(json ? JSON.stringify(result.value.json) : text);
  }
  return refused === true ? 1 : 0;
}

function fail({ code, message }: Refusal, json: boolean): number {
  if (json) print(JSON.stringify({ error: { code, message } }));
  else process.stderr.write(`${message}\n`);
  return /^(usage|file)\//.test(code) ? 2 : 1;
}

function say(text: string): number {
  print(text);
  return 0;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

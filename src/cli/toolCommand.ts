import type { Plugin } from '#shared/plugin/contract.ts';
import type { Tool } from '#shared/plugin/tool.ts';
import type { Command } from './command.ts';
import { readText } from './files.ts';

/** A game's own commands, as commands of `quoin`. */
export async function toolCommands(plugin: Plugin): Promise<readonly Command[]> {
  const game = await plugin.load();
  const tools = (await game.tools?.()) ?? [];
  return tools.map((tool) => commandOf(plugin, tool));
}

function commandOf(plugin: Plugin, tool: Tool): Command {
  return {
    name: `${plugin.id} ${tool.name}`,
    summary: tool.summary,
    usage: tool.usage,
    options: tool.options,
    run: (positionals, options) =>
      tool.run({
        positionals,
        options: Object.fromEntries(
          Object.entries(options).flatMap(([name, value]) =>
            typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [],
          ),
        ),
        readText,
        now: () => performance.now(),
      }),
  };
}

import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { Tool } from '#shared/plugin/tool.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { loadEnglishNode } from '#src/lexicon/nodeLexicon.ts';
import type { Command } from './command.ts';
import { readText } from './files.ts';

/** A game's own commands, as commands of `quoin`. */
export async function toolCommands(plugin: Plugin, root: string): Promise<readonly Command[]> {
  const game = await plugin.load();
  const tools = (await game.tools?.()) ?? [];
  return tools.map((tool) => commandOf(plugin, tool, root));
}

function commandOf(plugin: Plugin, tool: Tool, root: string): Command {
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
        lexicon: () => english(root),
        now: () => performance.now(),
      }),
  };
}

async function english(root: string): Promise<Result<Lexicon>> {
  try {
    return yes(await loadEnglishNode(root));
  } catch (error) {
    return no('file/lexicon', error instanceof Error ? error.message : String(error));
  }
}

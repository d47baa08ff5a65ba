import { chartOf } from '#shared/chart/chartOf.ts';
import { jsonOf } from '#shared/chart/json.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import type { ChartDirection } from '#shared/chart/layoutTypes.ts';
import { roomyMeasure } from '#shared/chart/measure.ts';
import { mermaidOf } from '#shared/chart/mermaid.ts';
import { svgOf } from '#shared/chart/svg.ts';
import { textOf } from '#shared/chart/text.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { textOption } from './args.ts';
import type { Command } from './command.ts';
import { writeText } from './files.ts';
import { findGame, refuseExtra } from './findGame.ts';

const FORMATS = ['svg', 'mermaid', 'json', 'text'] as const;
type Format = (typeof FORMATS)[number];
const DIRECTIONS = ['right', 'down'] as const satisfies readonly ChartDirection[];

/** Px that a README and a page held upright leave for a picture. */
const ROOMS = { right: { width: 960, height: 460 }, down: { width: 460, height: 960 } } as const;

/** `quoin chart`: the statechart of a game, as a document. */
export const chartCommand: Command = {
  name: 'chart',
  summary: 'Draw the statechart of a game.',
  usage: '<game> [--format svg|mermaid|json|text] [--out FILE] [--direction right|down] [--json]',
  options: {
    format: { type: 'string', help: 'svg (usual), mermaid, json (Stately’s format) or text.' },
    out: { type: 'string', help: 'Write it to FILE instead of standard output.' },
    direction: { type: 'string', help: 'Which way an SVG runs: right (usual) or down.' },
  },
  async run([id, ...rest], options) {
    const plugin = findGame(id);
    if (!plugin.ok) return plugin;
    const extra = refuseExtra(rest);
    if (!extra.ok) return extra;
    const format = oneOf('format', FORMATS, textOption(options, 'format'));
    if (!format.ok) return format;
    const direction = oneOf('direction', DIRECTIONS, textOption(options, 'direction'));
    if (!direction.ok) return direction;
    const document = await chartDocument(plugin.value, format.value, direction.value);
    const out = textOption(options, 'out');
    const answer = { game: plugin.value.id, format: format.value };
    if (out === undefined) return yes({ text: document.trimEnd(), json: { ...answer, document } });
    const written = await writeText(out, document);
    if (!written.ok) return written;
    return yes({ text: `The chart of ${plugin.value.title} is in ${out}.`, json: { ...answer, file: out } });
  },
};

/** An option that is one of a few words; the first one when it was not given. */
function oneOf<Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
  given: string | undefined,
): Result<Word, 'usage/choice'> {
  if (given === undefined) return yes(words[0]);
  const word = words.find((known) => known === given);
  return word === undefined
    ? no('usage/choice', `--${name} is one of ${words.join(', ')}, not “${given}”.`)
    : yes(word);
}

/** The whole text of a document, with its last line ended. */
async function chartDocument(plugin: Plugin, format: Format, direction: ChartDirection): Promise<string> {
  const game = await plugin.load();
  const chart = chartOf(game.machine());
  switch (format) {
    case 'svg':
      return svgOf(
        chart,
        layoutOf(chart, roomyMeasure, direction, ROOMS[direction]),
        `The statechart of ${plugin.title}`,
      );
    case 'mermaid':
      return mermaidOf(chart);
    case 'json':
      return `${JSON.stringify(jsonOf(chart), null, 2)}\n`;
    case 'text':
      return `${textOf(chart)}\n`;
  }
}

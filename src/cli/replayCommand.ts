import { equipForRecord } from '#shared/match/equipRecord.ts';
import { checkRecord, parseRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import { stateAfter, stateAtTime, type Timeline } from '#shared/match/timeline.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import { wholeOption } from './args.ts';
import type { Command, OptionValues } from './command.ts';
import { readText } from './files.ts';
import { refuseExtra } from './findGame.ts';
import { LIST_OPTION, listsFrom } from './wordFiles.ts';

/** `quoin replay`: folds a record to any moment. */
export function replayCommand(root: string): Command {
  return {
    name: 'replay',
    summary: 'Fold a match record, and say how things stand.',
    usage: '<record.json> [--at N | --time MS] [--words FILE] [--json]',
    options: {
      at: { type: 'string', help: 'After entry N (0 = the start) instead of at the end.' },
      words: LIST_OPTION,
      time: { type: 'string', help: 'At match time MS instead of at the end.' },
    },
    async run([file, ...rest], options) {
      const extra = refuseExtra(rest);
      if (!extra.ok) return extra;
      if (file === undefined) return no('usage/file', 'Name a record file.');
      const text = await readText(file);
      if (!text.ok) return text;
      const record = parseRecord(text.value);
      if (!record.ok) return record;
      const plugin = pluginOf(record.value.game);
      if (plugin === undefined)
        return no('record/other-game', `There is no game “${record.value.game}” here.`);
      const lists = await listsFrom(options);
      if (!lists.ok) return lists;
      const load = createNodeLoader(root, lists.value);
      const equipped = await equipForRecord(plugin, await plugin.load(), record.value, load);
      if (!equipped.ok) return equipped;
      const game = equipped.value;
      const timeline = checkRecord(plugin, game, record.value);
      if (!timeline.ok) return timeline;
      const state = moment(timeline.value, record.value, options);
      if (!state.ok) return state;
      return yes(describe(record.value.game, state.value, game.view(state.value, 'spectator').standing));
    },
  };
}

function moment(timeline: Timeline, record: MatchRecord, options: OptionValues): Result<FoldState> {
  if (options['at'] !== undefined && options['time'] !== undefined) {
    return no('usage/moment', 'Give --at or --time, not both.');
  }
  const at = wholeOption(options, 'at', 0, record.log.length);
  const time = wholeOption(options, 'time', 0, record.until);
  if (!at.ok) return at;
  if (!time.ok) return time;
  return yes(
    at.value === undefined
      ? stateAtTime(timeline, time.value ?? record.until)
      : stateAfter(timeline.states, at.value),
  );
}

function describe(
  game: string,
  state: FoldState,
  standing: readonly { seat: number; score: number; won: boolean }[],
): {
  readonly json: unknown;
  readonly text: string;
} {
  const value: unknown = state.snapshot.value;
  const scores = standing.map(({ seat, score, won }) => `seat ${seat}: ${score}${won ? ' (won)' : ''}`);
  return {
    json: { game, state: value, at: state.at, entries: state.n, standing },
    text: `${game}: ${JSON.stringify(value)} at ${state.at} ms, after ${state.n} entries\n${scores.join('\n')}`,
  };
}

import { valueOf } from '#shared/dictionary/chosenLexicon.ts';
import { playMatch, type Played } from '#shared/match/play.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { equip, withFetchedBots } from '#shared/plugin/resources.ts';
import { readSettings, settingFromText } from '#shared/plugin/readSettings.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { createNodeLoader, type NamedWords } from '#src/lexicon/nodeResources.ts';
import { listOption, textOption, wholeOption } from './args.ts';
import type { Command, OptionValues, PrintLine } from './command.ts';
import { writeText } from './files.ts';
import { findGame, refuseExtra } from './findGame.ts';
import { LIST_OPTION, listsFrom } from './wordFiles.ts';

const MAX_SEED = 0xffffffff;
const MAX_GAMES = 1_000_000;
const MAX_ENTRIES = 100_000;
const BUDGET = 10_000;

/** `quoin play`: the computer against itself, a match a game, each to its first `over`. */
export function playCommand(root: string): Command {
  return {
    name: 'play',
    summary: 'Let computer players play, and print a line of JSON a game.',
    usage:
      '<game> [--seats random,learner,…] [--set key=value …] [--seed N] [--games N] [--words FILE] [--record FILE] [--json]',
    options: {
      seats: {
        type: 'string',
        help: 'Who sits: a computer player a seat, with commas between; quoin <game> --help names them.',
      },
      set: {
        type: 'string',
        multiple: true,
        help: 'A setting, as key=value; may be given several times; quoin <game> --help names them.',
      },
      seed: { type: 'string', help: 'The seed of the first game; the next ones count up from it.' },
      games: { type: 'string', help: 'How many games (1).' },
      words: LIST_OPTION,
      record: { type: 'string', help: 'Write each match to FILE, FILE-2, …' },
    },
    async run([id, ...rest], options, print) {
      const extra = refuseExtra(rest);
      if (!extra.ok) return extra;
      const plugin = findGame(id);
      if (!plugin.ok) return plugin;
      const plain = await plugin.value.load();
      const lists = await listsFrom(options);
      if (!lists.ok) return lists;
      const seed = wholeOption(options, 'seed', 0, MAX_SEED);
      const games = wholeOption(options, 'games', 1, MAX_GAMES);
      const settings = settingsFrom(plugin.value, options, lists.value);
      const lineup = lineupFrom(plugin.value, plain, textOption(options, 'seats'));
      if (!seed.ok) return seed;
      if (!games.ok) return games;
      if (!settings.ok) return settings;
      if (!lineup.ok) return lineup;
      const plan = {
        lineup: lineup.value,
        settings: settings.value,
        seed: seed.value ?? anySeed(),
        games: games.value ?? 1,
        file: textOption(options, 'record'),
      };
      // Once for all games: a word list takes longer to read than a match to play.
      const game = await equip(plain, plan.settings, createNodeLoader(root, lists.value))
        .then(withFetchedBots)
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      if (typeof game === 'string') return no('record/resources', game);
      return playAll(plugin.value, game, plan, print);
    },
  };
}

interface Plan {
  readonly lineup: readonly string[];
  readonly settings: Settings;
  readonly seed: number;
  readonly games: number;
  readonly file: string | undefined;
}

async function playAll(
  plugin: Plugin,
  game: Game,
  { lineup, settings, ...plan }: Plan,
  print: PrintLine,
): Promise<Result<null>> {
  const limits = { maxEntries: MAX_ENTRIES, untilOver: true, budget: BUDGET };
  for (let i = 0; i < plan.games; i += 1) {
    // Past the last seed they begin again at 0.
    const seed = (plan.seed + i) % (MAX_SEED + 1);
    const played = playMatch(plugin, game, { lineup, settings, seed, ...limits });
    if (played.ending === 'stuck' || played.ending === 'entries') {
      return no('play/unfinished', `The game with seed ${seed} came to no end: ${why(played.ending)}.`);
    }
    if (plan.file !== undefined) {
      const file = i === 0 ? plan.file : `${plan.file}-${i + 1}`;
      const written = await writeText(file, `${JSON.stringify(played.record)}\n`);
      if (!written.ok) return written;
    }
    print(lineOf(seed, played));
  }
  return yes(null);
}

function lineOf(seed: number, { record, standing }: Played): unknown {
  return { seed, entries: record.log.length, standing };
}

function why(ending: 'stuck' | 'entries'): string {
  return ending === 'stuck' ? 'nobody had a move' : `it went past ${MAX_ENTRIES} entries`;
}

/** A list that was loaded is played with unless another is named; it may be named by its title. */
function settingsFrom(plugin: Plugin, options: OptionValues, lists: readonly NamedWords[]): Result<Settings> {
  const [first] = lists;
  const lexica = Object.entries(plugin.settings).filter(([, { kind }]) => kind === 'lexicon');
  if (first !== undefined && lexica.length === 0) {
    return no('usage/words', `${plugin.title} is played without a word list.`);
  }
  const given = new Map<string, unknown>(
    first === undefined ? [] : lexica.map(([key]) => [key, valueOf(first)]),
  );
  for (const pair of listOption(options, 'set')) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (key === undefined || value === undefined)
      return no('usage/set', `--set wants key=value, not “${pair}”.`);
    const field = Object.hasOwn(plugin.settings, key) ? plugin.settings[key] : undefined;
    const list = field?.kind === 'lexicon' ? lists.find(({ title }) => title === value) : undefined;
    const text = list === undefined ? value : valueOf(list);
    given.set(key, field === undefined ? text : settingFromText(field, text));
  }
  const settings = readSettings(plugin.settings, Object.fromEntries(given));
  return settings.ok ? settings : no('usage/set', settings.message);
}

function lineupFrom(plugin: Plugin, game: Game, given: string | undefined): Result<readonly string[]> {
  const usual = plugin.seats.usual.map((sitter) => (sitter === 'person' ? 'random' : sitter));
  const lineup = given?.split(',').map((name) => name.trim()) ?? usual;
  const { min, max } = plugin.seats;
  if (lineup.length < min || lineup.length > max) {
    const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
    return no('usage/seats', `${plugin.title} has ${seats}, not ${lineup.length}.`);
  }
  const stranger = lineup.find((name) => !Object.hasOwn(game.bots, name));
  if (stranger !== undefined) {
    const known = Object.keys(game.bots).join(', ');
    return no('usage/seats', `${plugin.title} has no computer player “${stranger}”; there are: ${known}.`);
  }
  return yes(lineup);
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/**
 * The contract: all that a game is, to the arcade. A folder in `games/` whose `index.ts` exports a
 * `plugin` of this shape is in the menu; nothing else is edited.
 *
 * `Plugin` is what the menu loads; `Game` is what `load()` brings when somebody sits down. The
 * conformance kit (`./kit`) proves each promise below on every game.
 */
import type * as v from 'valibot';
import type { Component } from 'vue';
import type { AnyStateMachine } from 'xstate';
import type { Json } from '#shared/json.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import type { ResourceName } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Random } from '#shared/random/random.ts';
import type { Result } from '#shared/result.ts';
import type { Lid } from './lid.ts';
import type { Fields, Preset, Settings } from './settings.ts';
import type { Tool } from './tool.ts';
import type { Glance, View, Viewer } from './view.ts';
import type { Words } from './words.ts';

export interface Plugin {
  /** Folder name, address and record field: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the box in the menu. */
  readonly blurb: string;
  /** The picture on the box. */
  readonly lid: Lid;
  /** How the button that deals at once is called, where it is not just "Play". */
  readonly playLabel?: string;
  /** How many may sit, and who sits when one person presses “play”: `person` or a bot's name, a seat each. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: readonly string[] };
  /** Gives the defaults, the set-up form and the check of whatever comes in. */
  readonly settings: Fields;
  /** Named mixes of settings, offered at set-up; the first is what the usual button plays. */
  readonly presets?: readonly Preset[];
  /** Chords of its own at its table, so that they stand where the arcade lists its keys. */
  readonly keys?: readonly GameKey[];
  load(): Promise<Game>;
}

/** A chord that only one game has. */
export interface GameKey {
  /** A translation may have its label under `key.<id>`. */
  readonly id: string;
  /** Caps by their English names, joined by “+”: `Alt+R`. Letters are for words, so it takes Alt. */
  readonly chord: string;
  /** What it does, as it stands beside the key: “turn the board”. */
  readonly label: string;
}

/** What was fetched for a match, by name; what it is, the game that asked for it knows. */
export type Resources = Readonly<Record<string, unknown>>;

/** Who may take moves back: nobody; each seat its own; anyone anything (the settings said so). */
export type UndoPolicy = 'none' | 'own' | 'all';

/** A move open now: that very move (`exact`), or one example of a shape whose fields are free. */
export interface LegalMove<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly exact: boolean;
}

/** A bot's answer: the move, and its thinking pace in ms of match time. */
export interface Decision<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly after: number;
}

export interface Bot<Data = unknown, Move extends AnyMove = AnyMove> {
  /**
   * Given a seat's view and nothing more; null when it has nothing to do. The generator is the bot's
   * own and the budget counts work units (nodes, playouts), so that a seed repeats a match.
   */
  decide(view: View<Data>, random: Random, budget: number): Decision<Move> | null;
}

/** What outlives a match: computed by the chart, kept by the profile, given to the next match. */
export interface Carry<Carried extends Json = Json, Machine extends AnyStateMachine = AnyStateMachine> {
  /** Checks what was stored; a value that fails is set aside and `initial` used. */
  readonly schema: v.GenericSchema<unknown, Carried>;
  initial(): Carried;
  /** What the match leaves behind once it is final; null for nothing. */
  of(state: FoldState<Machine>): Carried | null;
  /** Three ways, so that two matches ending at once lose nothing: `base` is what ours began with. */
  merge(base: Carried, theirs: Carried, ours: Carried): Carried;
  /** How people look at it, keep it as a file and bring one in; without it the arcade offers none of that. */
  readonly text?: CarriedText<Carried>;
}

/** What is carried, as text: one entry a line. `title` and `note` are keys of the game's messages. */
export interface CarriedText<Carried extends Json = Json> {
  readonly title: string;
  readonly note: string;
  readonly fileName: string;
  format(carried: Carried): string;
  /** The whole text or nothing: a fault is one sentence with its line. */
  parse(text: string): Result<Carried>;
}

export interface Game<
  Machine extends AnyStateMachine = AnyStateMachine,
  Move extends AnyMove = AnyMove,
  Data = unknown,
> {
  /** Raised whenever an old log would fold differently. */
  readonly rules: number;
  /** The lexicons to have before `machine()`, by name and hash. */
  resources(settings: Settings): readonly ResourceName[];
  /**
   * The statechart, over what `resources` asked for (nothing, for a game that asks for none). It is pure
   * (only assign, raise, cancel, emit), with `id` and `options.maxIterations`. Its input is a
   * `MatchInput`; every event it gets carries `at`, every move `by` as well. Context is JSON with every
   * seat's keys from the start; all generators live under `context.random`. States tagged `over` end a
   * game, states tagged `round` are rounds; each state has a `description` and a `meta.prompt` key.
   */
  machine(resources?: Resources): Machine;
  /** Every move there is: a closed variant on `type`. */
  readonly moves: v.GenericSchema<unknown, Move>;
  /** All a viewer may know. At the end of the match everything is revealed. */
  view(state: FoldState<Machine>, viewer: Viewer): View<Data>;
  /** Moves open to the view's seat; the chart accepts each of them. Empty for a spectator. */
  legal(view: View<Data>): readonly LegalMove<Move>[];
  /** Null exactly when the chart takes the move; else a code that `messages` has a sentence for. */
  refuse(view: View<Data>, seat: SeatIndex, move: Move): string | null;
  /** By name; `random` is always among them. */
  readonly bots: Readonly<Record<string, Bot<Data, Move>>> & { readonly random: Bot<Data, Move> };
  /** Never past a revealed chance or another seat’s move unless it is `all`. */
  readonly undo: UndoPolicy;
  readonly carry?: Carry<Json, Machine>;
  /** What a list tells of a match; null for nothing but the game's title. */
  glance?(view: View<Data>): Glance | null;
  /** Sentences by key: prompts (`prompt.…`), refusals (their code), bots (`bot.…`) and the table's words. */
  readonly messages: Words;
  /** How to play, in Markdown. */
  readonly rulesText: string;
  /** The Vue component, with the props of `TableProps`: it cannot tell where the match runs. */
  table(): Promise<Component>;
  /** Extra commands of the CLI: `quoin <id> <name>`. */
  tools?(): Promise<readonly Tool[]>;
  /** What only the kit needs. */
  check(): Promise<GameCheck<Machine>>;
}

/** Sends a move from the table; answers null when it was taken, else the sentence to show. */
export type Send<Move extends AnyMove = AnyMove> = (move: Move) => Promise<string | null>;

export interface TableProps<Data = unknown, Move extends AnyMove = AnyMove> {
  readonly view: View<Data>;
  readonly send: Send<Move>;
}

export interface GameCheck<Machine extends AnyStateMachine = AnyStateMachine> {
  /** A state that this seat cannot tell from `state`, with the rest changed; null where nothing is hidden. */
  alternative(state: FoldState<Machine>, seat: SeatIndex, random: Random): FoldState<Machine> | null;
  /** States (`a.b`) and transitions (`a.b --event`) that random play never reaches, each with the reason. */
  readonly unreached: Readonly<Record<string, string>>;
  /** Moves worth trying beside the random ones: near misses, absurd sizes. */
  readonly wild: readonly unknown[];
  /** Line-ups the kit plays, each `person` or a bot's name; at least the plugin's usual one. */
  readonly lineups: readonly (readonly string[])[];
}

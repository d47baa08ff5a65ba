/**
 * The contract: all that a game is, to the arcade. A folder in `games/` whose `index.ts` exports a
 * `plugin` of this shape is in the menu; nothing else is edited. `quoin new <id>` makes one.
 *
 * `Plugin` is what the menu loads; `Game` is what `load()` brings when somebody sits down. Each field says when it is
 * called, what it is given and what it must answer, with the clauses by which the conformance kit (`./kit`, what each
 * means stands in `./kit/clauses.ts`) proves it on every game. Nothing in a game may throw for a state that the door let
 * in (`game/threw`), and nothing may change what it is given (`fold/mutated`).
 */
import type * as v from 'valibot';
import type { Component } from 'vue';
import type { AnyStateMachine } from 'xstate';
import type { Json } from '#shared/json.ts';
import type { AnyMove, SeatIndex } from '#shared/match/entry.ts';
import type { ResourceName } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Random } from '#shared/random/random.ts';
import type { Bot, FetchedBot } from './bot.ts';
import type { Carry } from './carry.ts';
import type { Figure } from './figures.ts';
import type { Lid } from './lid.ts';
import type { Resources } from './resources.ts';
import type { Fields, Preset, Settings } from './settings.ts';
import type { Tool } from './tool.ts';
import type { Glance, Message, View, Viewer } from './view.ts';
import type { Words } from './words.ts';

export type { Bot, Decision, FetchedBot } from './bot.ts';
export type { Figure } from './figures.ts';
export type { Resources } from './resources.ts';
export type { Carry, CarriedText } from './carry.ts';

/** What stands in the menu from the start: keep it small, and let nothing of `load()` in. */
export interface Plugin {
  /**
   * Folder name, address and record field, for ever: 1 to 40 lower-case letters, digits and single hyphens between them,
   * and no address of the arcade (`./gameId.ts`). Kit: `plugin/shape`.
   */
  readonly id: string;
  /** What people call it, in English; a translation has it under `plugin.title`. */
  readonly title: string;
  /** One sentence for the box in the menu; a translation has it under `plugin.blurb`. */
  readonly blurb: string;
  /** The picture on the box, as data. */
  readonly lid: Lid;
  /** How the button that deals at once is called. Default: “Play”. */
  readonly playLabel?: string;
  /**
   * How many may sit, 1 ≤ min ≤ max, and who sits when one person presses “play”: `person` or a bot's name, a seat each.
   * Kit: `plugin/shape`.
   */
  readonly seats: SeatPlan;
  /**
   * Gives the defaults, the set-up form and the check of whatever comes in: the chart gets a value within its limits for
   * every field, and no other. Kit: `settings/default`, `settings/range`; it plays each at its least and most.
   */
  readonly settings: Fields;
  /** Named mixes of settings, offered at set-up; the first is what the usual button plays. Default: none. */
  readonly presets?: readonly Preset[];
  /** The board of the day: everybody who plays it on a calendar day of theirs has the same. Default: there is none. */
  readonly daily?: Daily;
  /** Pages of its own beside its table, each at `/<game>/<id>`. Default: none. */
  readonly pages?: readonly GamePage[];
  /** Keys of its own at its table, so that they stand where the arcade lists its keys. Default: none. */
  readonly keys?: readonly GameKey[];
  /** Called: when somebody sits down, opens a record, or plays without a screen; answers the same each time. */
  load(): Promise<Game>;
}

export interface SeatPlan {
  readonly min: number;
  readonly max: number;
  /** Who sits when one person presses “play”: `person` or a bot's name, a seat each. */
  readonly usual: readonly string[];
  /** Bots that a set-up offers, each with what it is called there; the usual ones alone by default. */
  readonly computers?: readonly { readonly bot: string; readonly label: string }[];
  /** Settings that stand, whatever was chosen, where several people share one device. Default: there can be only one. */
  readonly sharing?: Settings;
  /**
   * At a hosted table somebody may sit down, while a match runs, at a seat that was open (`none`) when it began: chart and
   * view make do with a seat at which nobody sits yet, or any more. Default: false: whoever comes later only watches, and
   * `standIn` plays on for whoever has left.
   */
  readonly late?: boolean;
  /**
   * The bot that plays on at a hosted table for somebody who is away. Default: the first of `computers`, else the first of
   * `usual` that is a bot, else `random` (`./standIn.ts`). Kit: `plugin/shape`.
   */
  readonly standIn?: string;
}

/** The match of the day; its seed follows from the date. A translation has its label under `daily.label`. */
export interface Daily {
  readonly label: string;
  readonly settings: Settings;
  readonly seats: readonly string[];
}

/** A page of a game; `Game.pages` has its component. A translation has the texts under `page.<id>` and `page.<id>.blurb`. */
export interface GamePage {
  readonly id: string;
  readonly title: string;
  /** One sentence on what it is for. */
  readonly blurb: string;
}

/** A key that only one game has: its table says with `useChord` or `useKey` (`./ui/chords.ts`) what it does. */
export interface GameKey {
  /** A translation may have its label under `key.<id>`. */
  readonly id: string;
  /**
   * `Alt+R`, or `R` alone in a game in which no letters are typed; a capital letter or a digit, and with Alt none of the
   * frame's (`./gameKeys.ts`). Kit: `plugin/shape`.
   */
  readonly chord: string;
  /** What it does, as it stands beside the key: “turn the board”. */
  readonly label: string;
}

/** Who may take moves back: nobody; each seat its own; anyone anything (the settings said so). */
export type UndoPolicy = 'none' | 'own' | 'all';

/** A move open now. Kit: `move/legal`, also of an example. */
export interface LegalMove<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  /** That very move (true), or one example of a shape whose fields are free. */
  readonly exact: boolean;
}

export interface Game<
  Machine extends AnyStateMachine = AnyStateMachine,
  Move extends AnyMove = AnyMove,
  Data = unknown,
> {
  /** A whole number ≥ 0, raised whenever an old log would fold differently. Kit: `record/reads`, `record/golden`. */
  readonly rules: number;
  /**
   * Called: before `machine`, with settings of the plugin's fields. Answers: the lexicons to have, by name and hash, the
   * same for the same settings; empty for a game that asks for none. The arcade fetches them (`./resources.ts`) and hands
   * them to `machine` and to the bots. A record names them, and opens only where they are the same.
   */
  resources(settings: Settings): readonly ResourceName[];
  /**
   * Called: for each match, with all that `resources` asked for; without, for the chart alone (its drawing). Answers: the
   * statechart, equal each time. It is
   * - pure: only assign, raise, cancel, emit (`chart/impure`), no memory but its context (`fold/twice`, `fold/stored`,
   *   `fold/back`), no clock but the event's `at` (`fold/time`);
   * - named: guards, actions and delays in `setup()` (`chart/unnamed`), delayed raises with an `id` (`chart/delay-id`),
   *   an `id` of its own (`chart/id`), `options.maxIterations` (`chart/iterations`); delays are whole ms ≥ 0 or
   *   `Infinity` (`chart/failed`);
   * - described: a `description` and a `meta.prompt` key for every state (`chart/description`, `chart/prompt`), the tag
   *   `over` where a game has ended and `round` where a round runs; every state and transition is reached by play
   *   (`chart/unreached`).
   * Its input is a `MatchInput`, which the context factory must do without at every later transition. Every event has
   * `at`; every move as well `by`, `host` (whether that seat is the table's host) and `people` (the seats that are people's
   * at that moment, ascending: at a hosted table people sit down, leave, and are stood in for, which no chart is told
   * otherwise). `onDone` has none of them. The context is JSON (`context/json`) with every seat's keys from the start, also
   * of one that is still open (`context/seats`); all generators live under `context.random` (`context/random`).
   */
  machine(resources?: Resources): Machine;
  /** Every move there is: a closed variant on `type`, all numbers bounded. Called: with anything. Kit: `move/schema`. */
  readonly moves: v.GenericSchema<unknown, Move>;
  /**
   * Called: with any state of the chart, for any seat at the table or a spectator. Answers: all that viewer may know, as
   * JSON (`view/json`), from state and viewer alone (`view/twice`), with seats, clocks, effects, over and final as the
   * state has them (`view/fields`), and a prompt from `messages` with every hole filled (`view/prompt`). It is the same
   * for states this viewer cannot tell apart (`view/leak`); when the match has ended all see everything (`view/final`).
   */
  view(state: FoldState<Machine>, viewer: Viewer): View<Data>;
  /**
   * Called: with what `view` gave. Answers: the moves open to its seat; schema and chart take each of them
   * (`move/legal`). Empty for a spectator and after the end (`move/legal-closed`).
   */
  legal(view: View<Data>): readonly LegalMove<Move>[];
  /**
   * Called: with the view of `seat` and a move that the schema has taken, sensible or not (`move/threw`). Answers: null
   * exactly when the chart takes it (`move/refuse`), else a code that `messages` has a sentence for (`move/message`).
   * Let guard and `refuse` ask one function of the rules.
   */
  refuse(view: View<Data>, seat: SeatIndex, move: Move): string | null;
  /**
   * By name; `random` is always among them. Each has its name for people under `bot.<name>` (`plugin/messages`). One that
   * brings an engine with it is fetched where bots are asked, so that no table has to.
   */
  readonly bots: Readonly<Record<string, Bot<Data, Move> | FetchedBot<Data, Move>>> & {
    readonly random: Bot<Data, Move>;
  };
  /** Never past a revealed chance (a change of `context.random`) or another seat’s move, unless it is `all`. */
  readonly undo: UndoPolicy;
  /** What outlives a match. Default: nothing. Kit: `carry/law`. */
  readonly carry?: Carry<Json, Machine>;
  /** Called: with the view of whoever keeps the match. Answers: what a list tells of it. Default: the title alone. */
  glance?(view: View<Data>): Glance | null;
  /**
   * Called: with the view of whoever sits there, once a game is over. Answers: what of it is worth keeping in the
   * statistics, for that seat. Default: nothing but the score.
   */
  figures?(view: View<Data>): readonly Figure[];
  /**
   * Called: with the view of whoever sits there, once a game is over. Answers: the result to share, spoiling nothing, a
   * line each: as it looks well in a message, and as it reads well aloud. Default: there is nothing to share.
   */
  share?(view: View<Data>): Shared | null;
  /** Sentences by key: prompts (`prompt.…`), refusals (their code), bots (`bot.…`) and the table's words. */
  readonly messages: Words;
  /** How to play, in Markdown, from a heading of level 1: fetched when somebody reads it. */
  rulesText(): Promise<string>;
  /** The Vue component, with the props of `TableProps`: it cannot tell where the match runs, nor whether it is a replay. */
  table(): Promise<Component>;
  /** The components of `Plugin.pages`, by id; each is given nothing. */
  readonly pages?: Readonly<Record<string, () => Promise<Component>>>;
  /** Extra commands of the CLI: `quoin <id> <name>`. Default: none. */
  tools?(): Promise<readonly Tool[]>;
  /** What only the kit needs. */
  check(): Promise<GameCheck<Machine>>;
}

/** A result as text. The arcade puts the game's name and the day before it, and a link after. */
export interface Shared {
  readonly lines: readonly Message[];
  readonly aloud: readonly Message[];
  /**
   * Whether the match's seed and settings alone deal this game again: false once a new game was begun, or what is dealt
   * was changed. A link carries the seed, and the day is named, only then. Default: true.
   */
  readonly repeats?: boolean;
}

/**
 * Sends a move from the table. Answers null when it was taken (the new view is there by then or comes soon), else the
 * sentence to show; nothing has changed then.
 */
export type Send<Move extends AnyMove = AnyMove> = (move: Move) => Promise<string | null>;

export interface TableProps<Data = unknown, Move extends AnyMove = AnyMove> {
  /** A new one whenever something has happened; never changed in place. */
  readonly view: View<Data>;
  readonly send: Send<Move>;
}

export interface GameCheck<Machine extends AnyStateMachine = AnyStateMachine> {
  /**
   * Called: with any state, for a seat at the table. Answers: a state that this seat cannot tell from it, with what is
   * hidden drawn anew by `random` (at least sometimes another: `view/alternative`); null where nothing is hidden, and
   * after the end (`view/final`).
   */
  alternative(state: FoldState<Machine>, seat: SeatIndex, random: Random): FoldState<Machine> | null;
  /**
   * States (`a.b`) and transitions (`a.b --event`) that play never reaches, each with the reason. Kit: `chart/listed`;
   * `chart/reached` when it does after all.
   */
  readonly unreached: Readonly<Record<string, string>>;
  /** Moves worth trying beside the random ones: near misses, absurd sizes. They need not fit the schema. */
  readonly wild: readonly unknown[];
  /**
   * Line-ups the kit plays, each `person` or a bot's name; at least the plugin's usual one. The first is explored with every
   * setting, so that it should be one in which most can happen. Kit: `plugin/lineups`.
   */
  readonly lineups: readonly (readonly string[])[];
}

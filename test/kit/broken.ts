/** High Card, broken in one way for each clause of the kit: what a newcomer might do, and the kit must see. */
import * as v from 'valibot';
import { assign, createMachine, raise, type AnyStateMachine, type AnyStateNodeConfig } from 'xstate';
import type { MatchInput } from '#shared/match/record.ts';
import type { Game, GameCheck, Plugin } from '#shared/plugin/contract.ts';
import type { Clause } from '#shared/plugin/kit/clauses.ts';
import type { Preset, Settings } from '#shared/plugin/settings.ts';
import type { View } from '#shared/plugin/view.ts';
import { check } from './game/check.ts';
import { game } from './game/game.ts';
import { plugin } from './game/index.ts';
import { machine } from './game/machine.ts';
import { contextOf, deal, score, swapCard } from './game/rules.ts';
import { view } from './game/view.ts';

export interface Breach {
  readonly plugin?: Partial<Plugin>;
  readonly game?: Partial<Game>;
  readonly check?: Partial<GameCheck>;
}

/** High Card with parts of it exchanged, and only its usual line-up. */
export function brokenBy(breach: Breach): Plugin {
  const broken: GameCheck = { ...check, lineups: [['person', 'careful']], ...breach.check };
  const other: Game = { ...game, ...breach.game, check: () => Promise.resolve(broken) };
  return { ...plugin, load: () => Promise.resolve(other), ...breach.plugin };
}

const chart = (other: AnyStateMachine): Breach => ({ game: { machine: () => other } });
const field = (data: object): Breach => ({
  game: { view: (state, viewer) => ({ ...view(state, viewer), ...data }) },
});
const messageless = (gone: string): Breach => ({
  game: { messages: Object.fromEntries(Object.entries(game.messages).filter(([key]) => key !== gone)) },
});

/** The chart with fields of the state “over” exchanged. */
function withOver(over: AnyStateNodeConfig): AnyStateMachine {
  const { states } = machine.config;
  return createMachine(
    { ...machine.config, states: { ...states, over: { ...states?.over, ...over } } },
    machine.implementations,
  );
}

/** The chart with fields of the root exchanged. */
function withRoot(root: object): AnyStateMachine {
  return createMachine({ ...machine.config, ...root }, machine.implementations);
}

function withoutId(): AnyStateMachine {
  const { id, ...config } = machine.config;
  return createMachine(config, machine.implementations);
}

/** What a rule must not have: memory of its own. */
function counter(): () => number {
  let count = 0;
  return () => (count += 1);
}

function countingScore(): AnyStateMachine {
  const next = counter();
  return machine.provide({
    actions: { score: assign(({ context }) => ({ ...score(context), turn: context.turn + next() })) },
  });
}

function rememberingDeal(): AnyStateMachine {
  const dealt = new WeakSet<object>();
  return machine.provide({
    actions: {
      deal: assign(({ context }) => {
        const change = deal(context);
        dealt.add(change.hands ?? []);
        return change;
      }),
      swap: assign(({ context }) => (dealt.has(context.hands) ? swapCard(context) : {})),
    },
  });
}

/** Each clause with one game or more that break it. */
export const BREACHES: Readonly<Partial<Record<Clause, () => Breach>>> = {
  'plugin/shape': () => ({ plugin: { id: 'High Card' } }),
  'plugin/messages': () => messageless('bot.careful'),
  'plugin/lineups': () => ({ check: { lineups: [['person', 'nobody']] } }),
  'plugin/presets': () => ({ plugin: { presets: [preset('full', { goal: 9 }, undefined)] } }),
  'plugin/daily': () => ({ plugin: { daily: { label: 'Today', settings: {}, seats: ['person'] } } }),
  'plugin/pages': () => ({ plugin: { pages: [{ id: 'new', title: 'New', blurb: 'Anew.' }] } }),
  'settings/default': () => ({
    plugin: { settings: { ...plugin.settings, goal: { ...plugin.settings.goal, default: 9 } } },
  }),
  'settings/range': () => ({
    plugin: { settings: { ...plugin.settings, goal: { ...plugin.settings.goal, min: 0.5 } } },
  }),
  'chart/id': () => chart(withoutId()),
  'chart/iterations': () => chart(withRoot({ options: {} })),
  'chart/impure': () => chart(machine.provide({ actions: { ringBell: () => undefined } })),
  'chart/unnamed': () => chart(withOver({ on: { again: { guard: () => true, target: 'playing' } } })),
  'chart/delay-id': () =>
    chart(machine.provide({ actions: { soundDeal: raise({ type: 'rest', at: 0, by: 0 }, { delay: 9 }) } })),
  'chart/description': () => chart(withOver({ description: '' })),
  'chart/prompt': () => chart(withOver({ meta: { prompt: 'prompt.unheard-of' } })),
  'chart/failed': () => chart(machine.provide({ delays: { turnTime: () => 1.5 } })),
  'chart/unreached': () =>
    chart(withRoot({ states: { ...machine.config.states, attic: { description: 'Far away.' } } })),
  'chart/reached': () => ({ check: { unreached: { 'over --again': 'Nobody plays twice.' } } }),
  'chart/listed': () => ({ check: { unreached: { cellar: 'There is none.' } } }),
  'context/json': () => chart(withRoot({ context: keep({ since: new Date(0) }) })),
  'context/seats': () => chart(withRoot({ context: keep({ said: { 1: 'hello' } }) })),
  'context/random': () =>
    chart(
      machine.provide({
        actions: { swap: assign(({ context }) => ({ ...swapCard(context), random: context.random })) },
      }),
    ),
  'fold/twice': () => chart(countingScore()),
  'fold/time': () => chart(countingScore()),
  'fold/back': () => chart(countingScore()),
  'fold/stored': () => chart(rememberingDeal()),
  'fold/mutated': () =>
    chart(
      machine.provide({
        actions: { swap: assign(({ context }) => ({ hands: Object.assign(context.hands, { 0: 13 }) })) },
      }),
    ),
  'record/reads': () => ({ game: { rules: 0.5 } }),
  'view/json': () => field({ extra: new Map() }),
  'view/fields': () => field({ final: false }),
  'view/prompt': () => field({ prompt: { key: 'prompt.turn' } }),
  'view/twice': () => {
    const next = counter();
    return { game: { view: (state, viewer) => ({ ...view(state, viewer), extra: next() }) } };
  },
  'view/leak': () => ({
    game: { view: (state, viewer) => ({ ...view(state, viewer), extra: state.snapshot.context.hands }) },
  }),
  'view/alternative': () => ({ check: { alternative: (state) => state } }),
  'view/final': () => ({ game: { view: secretive } }),
  'move/legal': () => ({
    game: { legal: (seen) => (isOpen(seen) ? [{ move: { type: 'swap' }, exact: true }] : []) },
  }),
  'move/legal-closed': () => ({ game: { legal: () => [{ move: { type: 'quit' }, exact: true }] } }),
  'move/refuse': () => ({ game: { refuse: () => null } }),
  'move/message': () => messageless('turn/not-yours'),
  'move/schema': () => ({ game: { moves: v.looseObject({ type: v.string() }) } }),
  'move/threw': () => ({ game: { refuse: () => fail('Not prepared for that.') } }),
  'bot/legal': () => ({ game: { bots: always('keep', () => 100) } }),
  'bot/repeatable': () => ({ game: { bots: always('keep', counter()) } }),
  'bot/pace': () => ({ game: { bots: always('keep', () => 0.5) } }),
  'play/stuck': () => ({
    game: { bots: { random: { decide: () => null }, careful: { decide: () => null } } },
    plugin: { settings: { ...plugin.settings, clock: { ...plugin.settings.clock, default: 'none' } } },
  }),
  'carry/law': () => ({ game: { carry: { ...carried(), of: () => -1 } } }),
  'game/resources': () => ({ game: { resources: () => [{ name: 'klingon', hash: '0' }] } }),
  'game/figures': () => ({
    game: { figures: () => [{ kind: 'best', label: 'figure.unheard-of', value: 1, note: '' }] },
  }),
  'game/share': () => ({ game: { share: () => ({ lines: [{ key: 'prompt.turn' }], aloud: [] }) } }),
  'game/threw': () => ({
    game: { view: (state, viewer) => (state.n > 2 ? fail('No view.') : view(state, viewer)) },
  }),
};

function preset(id: string, settings: Settings, seats: readonly string[] | undefined): Preset {
  const named = { id, label: 'A mix', help: 'Of some kind.', settings };
  return seats === undefined ? named : { ...named, seats };
}

function carried(): NonNullable<Game['carry']> {
  const { carry }: Game = game;
  return carry ?? fail('High Card carries something.');
}

function keep(more: object): (given: { readonly input: MatchInput | undefined }) => object {
  return ({ input }) => ({ ...contextOf(input), ...more });
}

function isOpen({ viewer, final }: View): boolean {
  return viewer !== 'spectator' && !final;
}

/** Keeps the cards face down even when the match is over. */
const secretive: Game['view'] = (state, viewer) => {
  const seen = view(state, viewer);
  const cards = seen.data.cards.map((card, seat) => (seat === viewer ? card : null));
  return seen.final ? { ...seen, data: { ...seen.data, cards } } : seen;
};

function always(type: string, after: () => number): Game['bots'] {
  const bot = { decide: () => ({ move: { type }, after: after() }) };
  return { random: bot, careful: bot };
}

function fail(message: string): never {
  throw new Error(message);
}

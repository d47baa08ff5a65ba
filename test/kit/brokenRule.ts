/** High Card with one deliberate mistake: all goes well until a certain moment of a match. For tests only. */
import { assign, type AnyStateMachine } from 'xstate';
import { defineComponent, h } from 'vue';
import type { Bot, Game, Plugin, TableProps } from '#shared/plugin/contract.ts';
import { careful } from './game/bots.ts';
import { game } from './game/game.ts';
import { plugin } from './game/index.ts';
import { machine } from './game/machine.ts';

/**
 * What is wrong: the rule of a move throws; what a delay sets off throws; a rule gives a delay a length that is none;
 * a computer player throws; the table throws while it is drawn; what a seat sees of the open cards cannot be said.
 */
export type Mistake = 'move' | 'delay' | 'length' | 'bot' | 'table' | 'view';

/** What is thrown; `length` is found by the fold and says so in its own words. */
export const THROWN: Readonly<Record<Exclude<Mistake, 'length'>, string>> = {
  move: 'There is no card left to draw.',
  delay: 'Nobody sits there.',
  bot: 'I have lost the thread.',
  table: 'This card has no picture.',
  view: 'The open cards cannot be told.',
};

/** High Card with that mistake in it, as the registry would have it. */
export function pluginWith(mistake: Mistake): Plugin {
  const broken = gameWith(mistake);
  return { ...plugin, load: () => Promise.resolve(broken) };
}

export function gameWith(mistake: Mistake): Game {
  const whole: Game = game;
  switch (mistake) {
    case 'move':
      return withMachine(machine.provide({ actions: { swap: assign(() => fail(THROWN.move)) } }));
    case 'delay':
      // A move may pass the turn on; time running out may not.
      return withMachine(
        machine.provide({
          guards: { isRoundOver: ({ event }) => event.type !== 'keep' && fail(THROWN.delay) },
        }),
      );
    case 'length':
      return withMachine(machine.provide({ delays: { pause: () => 1.5 } }));
    case 'bot':
      return { ...whole, bots: { ...whole.bots, careful: lost(careful) } };
    case 'table':
      return { ...whole, table: () => Promise.resolve(TORN) };
    case 'view':
      return {
        ...whole,
        view: (state, viewer) =>
          state.snapshot.matches({ playing: 'showdown' }) ? fail(THROWN.view) : whole.view(state, viewer),
      };
  }
}

/** Where it would move, it throws. */
function lost(bot: Bot | undefined): Bot {
  return {
    decide: (...asked) => ((bot?.decide(...asked) ?? null) === null ? null : fail(THROWN.bot)),
  };
}

function withMachine(broken: AnyStateMachine): Game {
  const whole: Game = game;
  return { ...whole, machine: () => broken };
}

/** A table that cannot draw the second turn. */
const TORN = defineComponent({
  props: ['view', 'send'],
  setup(props: TableProps) {
    return () => {
      const { data } = props.view;
      const turn = typeof data === 'object' && data !== null && 'turn' in data ? data.turn : 0;
      return h('p', { class: 'torn' }, turn === 0 ? 'The first turn' : fail(THROWN.table));
    };
  },
});

function fail(message: string): never {
  throw new Error(message);
}

/** What sitting down brings: the files of this folder, tied to the contract. */
import type { Game } from '#shared/plugin/contract.ts';
import { perfect, random } from './bots.ts';
import { machine, type Machine } from './machine.ts';
import { menuWords } from './menu.en.ts';
import { messages } from './messages.en.ts';
import { MOVES, type Move } from './moves.ts';
import { legal, refuse, view, type Data } from './view.ts';

export const game: Game<Machine, Move, Data> = {
  rules: 1,
  resources: () => [],
  machine: () => machine,
  moves: MOVES,
  view,
  legal,
  refuse,
  bots: { perfect, random },
  undo: 'none',
  messages: { ...menuWords, ...messages },
  rulesText: () => import('./rules.en.md?raw').then((module) => module.default),
  table: () => import('./LastCounterTable.vue').then((module) => module.default),
  check: () => import('./check.ts').then((module) => module.check),
};

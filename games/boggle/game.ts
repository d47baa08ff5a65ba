/** What sitting down to Boggle brings: the files of this folder, tied to the contract. */
import type { Carry, Game } from '#shared/plugin/contract.ts';
import { resourcesFor } from '#shared/dictionary/chosenLexicon.ts';
import { learner, random } from './bots.ts';
import { CARRIED, carriedText, initialCarried, mergeCarried } from './carry.ts';
import type { Carried } from './carry.ts';
import type { BoggleData } from './data.ts';
import { figures } from './figures.ts';
import { glance } from './glance.ts';
import { legal } from './legal.ts';
import { levelBots } from './levels.ts';
import { boggleMachineFor } from './machine.ts';
import type { BoggleMachine } from './machine.ts';
import { menuWords } from './menu.en.ts';
import { messages } from './messages.en.ts';
import { MOVES } from './moves.ts';
import type { BoggleMove } from './moves.ts';
import { optionsOf } from './options.ts';
import { refuse } from './refusing.ts';
import { share } from './share.ts';
import { tableWords } from './tableMessages.en.ts';
import { view } from './view.ts';

const carry: Carry<Carried, BoggleMachine> = {
  schema: CARRIED,
  initial: initialCarried,
  of: ({ snapshot }) => (snapshot.context.kept === null ? null : { vocabulary: snapshot.context.kept }),
  merge: mergeCarried,
  text: carriedText,
};

export const game: Game<BoggleMachine, BoggleMove, BoggleData> = {
  rules: 2,
  resources: (settings) => resourcesFor(optionsOf(settings).lexicon),
  machine: boggleMachineFor,
  moves: MOVES,
  view,
  legal,
  refuse,
  glance,
  figures,
  share,
  bots: { random, learner, ...levelBots },
  undo: 'none',
  carry,
  messages: { ...menuWords, ...messages, ...tableWords },
  rulesText: () => import('./rules.en.md?raw').then((module) => module.default),
  table: () => import('./BoggleTable.vue').then((module) => module.default),
  pages: { solve: () => import('./SolverPage.vue').then((module) => module.default) },
  tools: () => import('./tools.ts').then((module) => module.tools),
  check: () => import('./check.ts').then((module) => module.check),
};

/** What sitting down to Pig brings: the files of this folder, tied to the contract. */
import type { FetchedBot, Game } from '#shared/plugin/contract.ts';
import { playing, random } from './bots.ts';
import { carry } from './carry.ts';
import type { PigData } from './data.ts';
import { figures } from './figures.ts';
import { glance } from './glance.ts';
import { legal } from './legal.ts';
import { machine } from './machine.ts';
import type { Machine } from './machine.ts';
import { menuWords } from './menu.en.ts';
import { messages } from './messages.en.ts';
import { MOVES } from './moves.ts';
import type { Move } from './moves.ts';
import { POLICIES } from './policyNames.ts';
import type { PolicyId } from './policyNames.ts';
import { refuse } from './refusing.ts';
import { share } from './share.ts';
import { view } from './view.ts';

/** With all the mathematics behind them, they come where they are asked, and not to the table. */
function fetched(policy: PolicyId): FetchedBot<PigData, Move> {
  return { fetch: () => import('./choosing.ts').then(({ choose }) => playing(policy, choose)) };
}

export const game: Game<Machine, Move, PigData> = {
  rules: 1,
  resources: () => [],
  machine: () => machine,
  moves: MOVES,
  view,
  legal,
  refuse,
  glance,
  figures,
  share,
  bots: { ...Object.fromEntries(POLICIES.map((policy) => [policy, fetched(policy)])), random },
  undo: 'none',
  carry,
  messages: { ...menuWords, ...messages },
  rulesText: () => import('./rules.en.md?raw').then((module) => module.default),
  table: () => import('./PigTable.vue').then((module) => module.default),
  pages: { odds: () => import('./OddsPage.vue').then((module) => module.default) },
  tools: () => import('./tools.ts').then((module) => module.tools),
  check: () => import('./check.ts').then((module) => module.check),
};

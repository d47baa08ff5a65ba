/** What the kit tells somebody who has changed the template and slipped: what, where, and how to mend it. */
import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Clause } from '#shared/plugin/kit/clauses.ts';
import { runKit } from '#shared/plugin/kit/kit.ts';
import type { Finding } from '#shared/plugin/kit/report.ts';
import { game } from '../../template/game/game.ts';
import { plugin } from '../../template/game/index.ts';
import { machine } from '../../template/game/machine.ts';
import { take } from '../../template/game/rules.ts';
import { legal, refuse, view } from '../../template/game/view.ts';

/** The first finding of a clause in the template with parts of its game exchanged. */
async function finding(clause: Clause, change: Partial<typeof game>): Promise<Finding> {
  const other: Game = { ...game, ...change };
  const broken: Plugin = { ...plugin, load: () => Promise.resolve(other) };
  const { findings } = await runKit(broken, { effort: 'quick', now: () => 0, budgetMs: 1000, mixes: 0 });
  const found = findings.find((each) => each.clause === clause);
  if (found === undefined)
    throw new Error(`No finding of ${clause} among ${findings.map((each) => each.clause).join()}.`);
  return found;
}

const PLACE =
  /^seed \d+, settings \{"counters":\d+\}, seats \S+ \/ \S+, after entry \d+ at \d+ ms, in “(playing|over|left)”$/;

describe('the kit says', () => {
  it('which move legal offers in vain, to whom, in which state', async () => {
    const { message, where, mend } = await finding('move/legal', {
      legal: (seen) =>
        seen.viewer === 'spectator' || seen.final
          ? []
          : [...legal(seen), { move: { type: 'take', count: 9 }, exact: true }],
    });
    expect(message).toBe('legal offers {"type":"take","count":9}, which the schema refuses.');
    expect(where).toMatch(PLACE);
    expect(mend).toContain('In view.ts');
  });

  it('where refuse and the chart part', async () => {
    const { message, where, mend } = await finding('move/refuse', {
      refuse: (seen, seat, move) => (move.type === 'take' ? null : refuse(seen, seat, move)),
    });
    expect(message).toMatch(
      /^Of \{"type":"take","count":\d\} from seat \d, refuse says null and the chart does not take it\.$/,
    );
    expect(where).toMatch(PLACE);
    expect(mend).toContain('one function of rules.ts in the guard and in refuse');
  });

  it('what a bot decides, and why it may not', async () => {
    const bot: typeof game.bots.random = { decide: () => ({ move: { type: 'take', count: 7 }, after: 1 }) };
    const { message, mend } = await finding('bot/legal', { bots: { random: bot, perfect: bot } });
    expect(message).toMatch(
      /^“(random|perfect)” on seat \d decides on \{"type":"take","count":7\}, which the schema refuses\.$/,
    );
    expect(mend).toContain('In bots.ts');
  });

  it('which part of the context a rule with a memory changes', async () => {
    let calls = 0;
    const remembering = machine.provide({
      actions: {
        take: assign(({ context }, taking) => ({ ...take(context, taking), counters: (calls += 1) })),
      },
    });
    const { message, where, mend } = await finding('fold/twice', { machine: () => remembering });
    expect(message).toBe('The same step taken twice comes out differently at “snapshot.context.counters”.');
    expect(where).toMatch(PLACE);
    expect(mend).toContain('a variable outside');
  });

  it('what a field of the view is and should be', async () => {
    const { message, mend } = await finding('view/fields', {
      view: (state, viewer) => ({ ...view(state, viewer), over: false }),
    });
    expect(message).toBe(
      'In the view of seat 0, “over” is false; it should be true: the state is tagged “over”.',
    );
    expect(mend).toContain('In view.ts');
  });

  it('what was thrown, by which function, and after which entry', async () => {
    const { message, where } = await finding('game/threw', {
      view: function lookAway(state, viewer) {
        if (state.n === 3) throw new Error('No view.');
        return view(state, viewer);
      },
    });
    expect(message).toBe('No view. (thrown in lookAway)');
    expect(where).toMatch(PLACE);
    expect(where).toContain('after entry 3');
  });
});

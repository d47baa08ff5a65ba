import { runKit } from '#shared/plugin/kit/kit.ts';
import type { KitReport } from '#shared/plugin/kit/report.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { yes } from '#shared/result.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import type { Command } from './command.ts';
import { findGame, refuseExtra } from './findGame.ts';
import { goldensIn } from './goldenFiles.ts';

const BUDGET_MS = 20_000;

/** `quoin check`: the conformance kit, on one game or on all. */
export function checkCommand(root: string): Command {
  return {
    name: 'check',
    summary: 'Prove the promises of the contract on a game, or on every game.',
    usage: '[game] [--soak] [--json]',
    options: { soak: { type: 'boolean', help: 'Play far more matches.' } },
    async run([id, ...rest], options) {
      const extra = refuseExtra(rest);
      if (!extra.ok) return extra;
      const one = id === undefined ? null : findGame(id);
      if (one !== null && !one.ok) return one;
      const effort = options['soak'] === true ? 'soak' : 'quick';
      const load = createNodeLoader(root);
      const budgetMs = effort === 'soak' ? 15 * BUDGET_MS : BUDGET_MS;
      const reports: { readonly game: string; readonly report: KitReport }[] = [];
      for (const plugin of one === null ? plugins : [one.value]) {
        const goldens = await goldensIn(plugin.id);
        if (!goldens.ok) return goldens;
        const now = (): number => performance.now();
        const report = await runKit(plugin, { effort, budgetMs, goldens: goldens.value, load, now });
        reports.push({ game: plugin.id, report });
      }
      return yes({
        json: reports.map(({ game, report }) => ({ game, ...report })),
        text: reports.map(({ game, report }) => reportText(game, report)).join('\n'),
        no: reports.some(({ report }) => report.findings.length > 0),
      });
    },
  };
}

/** A report as lines for people. */
export function reportText(game: string, { findings, counts, unreached, cut }: KitReport): string {
  const head = `${game}: ${findings.length === 0 ? 'keeps every promise' : 'breaks promises'}`;
  const played = `${counts.matches} matches, ${counts.entries} entries, ${counts.delays} delays, ${counts.records} golden records`;
  const reached = `${counts.statesReached} of ${counts.states} states, ${counts.transitionsReached} of ${counts.transitions} transitions`;
  const short = cut === 0 ? '' : `; ${cut} matches cut short by the time limit`;
  const lines = findings.flatMap(({ clause, where, message, mend }) => [
    `  ${clause} (${where}): ${message}`,
    `    ${mend}`,
  ]);
  const never = unreached.map(
    ({ kind, name, reason }) => `    ${kind} ${name}: ${reason ?? 'no reason is given in check.ts'}`,
  );
  const list = never.length === 0 ? [] : ['  never reached by play or by a golden record:', ...never];
  return [`${head} (${played}; ${reached} reached${short})`, ...lines, ...list].join('\n');
}

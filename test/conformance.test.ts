/** Every game in the menu keeps the promises of the contract. `npm run soak` tries for longer. */
import { describe, expect, it } from 'vitest';
import { runKit } from '#shared/plugin/kit/kit.ts';
import type { Finding } from '#shared/plugin/kit/report.ts';
import { plugins } from '#shared/plugin/registry.ts';

const soak = process.env.QUOIN_SOAK === '1';
const effort = soak ? 'soak' : 'quick';
const budgetMs = soak ? 10 * 60_000 : 20_000;

describe.skipIf(plugins.length === 0)(
  plugins.length === 0 ? 'conformance (skipped: there is no game)' : 'conformance',
  () => {
    it.each(plugins.map((plugin) => [plugin.title, plugin] as const))(
      '%s keeps every promise of the contract',
      async (_title, plugin) => {
        const { findings } = await runKit(plugin, { effort, now: () => performance.now(), budgetMs });
        expect(findings.map(textOf)).toEqual([]);
      },
      soak ? 20 * 60_000 : 3 * 60_000,
    );
  },
);

function textOf({ clause, where, message, mend }: Finding): string {
  return `${clause}: ${message}\n  at ${where}\n  ${mend}`;
}

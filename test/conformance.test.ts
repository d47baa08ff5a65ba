/** Every game in the menu keeps the promises of the contract. `npm run soak` tries for longer. */
import { describe, expect, it } from 'vitest';
import { runKit } from '#shared/plugin/kit/kit.ts';
import type { Finding } from '#shared/plugin/kit/report.ts';
import { plugins } from '#shared/plugin/registry.ts';
import { createNodeLoader } from '#src/lexicon/nodeResources.ts';
import { goldensOf } from '#test/kit/goldens.ts';

const soak = process.env.QUOIN_SOAK === '1';
const effort = soak ? 'soak' : 'quick';
/** For a soak, how long; otherwise only what keeps a run from hanging. */
const budgetMs = (soak ? 10 : 5) * 60_000;
/** A line-up with 20 mixes of settings, and the defaults of each explored and played. */
const MATCHES_AT_LEAST = 22;

it('finds the games', () => {
  expect(plugins.map((plugin) => plugin.id)).toContain('boggle');
});

it('finds the golden records', () => {
  expect(goldensOf('boggle').length).toBeGreaterThan(5);
});

describe.each(plugins.map((plugin) => [plugin.title, plugin] as const))('%s', (_title, plugin) => {
  it(
    'keeps every promise of the contract',
    async () => {
      const goldens = goldensOf(plugin.id);
      const { findings, counts, unreached, cut } = await runKit(plugin, {
        effort,
        goldens,
        load: createNodeLoader(process.cwd()),
        now: () => performance.now(),
        budgetMs,
      });
      expect(findings.map(textOf)).toEqual([]);
      expect(unreached.filter(({ reason }) => reason === null)).toEqual([]);
      expect(counts.records).toBe(goldens.length);
      expect(counts.matches).toBeGreaterThanOrEqual(MATCHES_AT_LEAST);
      expect(counts.ended / counts.matches).toBeGreaterThan(0.5);
      // A soak is over when its time is: in the middle of a match.
      expect(cut).toBeLessThanOrEqual(soak ? 1 : 0);
    },
    soak ? 20 * 60_000 : 10 * 60_000,
  );
});

function textOf({ clause, where, message, mend }: Finding): string {
  return `${clause}: ${message}\n  at ${where}\n  ${mend}`;
}

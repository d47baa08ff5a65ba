import { expect, test } from 'vitest';
import { runKit } from '#shared/plugin/kit/kit.ts';
import { plugin } from '../../template/game/index.ts';

test('keeps every promise of the contract', async () => {
  const { findings } = await runKit(plugin, { effort: 'quick', now: () => 0, budgetMs: 1000 });
  expect(findings).toEqual([]);
});

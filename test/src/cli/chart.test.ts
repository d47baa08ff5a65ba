import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import * as v from 'valibot';
import { runCli } from './runCli.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-chart-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ANSWER = v.strictObject({
  game: v.literal('boggle'),
  format: v.string(),
  document: v.optional(v.string()),
  file: v.optional(v.string()),
});

describe('quoin chart', () => {
  it('prints a drawing that needs nothing beside it, with the chart as text in it', async () => {
    const { exit, out } = await runCli('chart', 'boggle');
    expect(exit).toBe(0);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(out).toContain('<title id="chart-title">The statechart of Boggle</title>');
    expect(out).toContain('between rounds (first): A game has begun');
    expect(out).toContain('prefers-color-scheme:dark');
    expect(out.match(/(?:href|src|url)[=(]/)).toBeNull();
  });

  it.each(['boggle', 'pig'])('is what stands in docs/%s-chart.svg', async (game) => {
    const { out } = await runCli('chart', game);
    const kept = readFileSync(new URL(`../../../docs/${game}-chart.svg`, import.meta.url), 'utf8');
    expect(
      kept === out,
      `The chart of ${game} has changed: run "npm run quoin -- chart ${game} --out docs/${game}-chart.svg".`,
    ).toBe(true);
  });

  it('runs down as well', async () => {
    const [right, down] = [
      await runCli('chart', 'boggle'),
      await runCli('chart', 'boggle', '--direction', 'down'),
    ];
    const width = (text: string): number => Number(/width="([\d.]+)"/.exec(text)?.[1]);
    expect(width(down.out)).toBeLessThan(width(right.out));
  });

  it('writes JSON that is a machine again, with the same states and guards', async () => {
    const { out } = await runCli('chart', 'boggle', '--format', 'json');
    const config = v.parse(v.looseObject({ id: v.string() }), JSON.parse(out));
    const machine = createMachine(config);
    expect(machine.id).toBe('boggle');
    expect(Object.keys(machine.root.states)).toEqual([
      'betweenRounds',
      'round',
      'reckoning',
      'gameOver',
      'quit',
    ]);
    expect(
      machine.getStateNodeById('boggle.reckoning.scoring').always?.map(({ target }) => target?.[0]?.id),
    ).toEqual(['boggle.gameOver', 'boggle.reckoning.review']);
  });

  it('writes Mermaid and text', async () => {
    const mermaid = await runCli('chart', 'boggle', '--format', 'mermaid');
    expect(mermaid.out).toMatch(/^stateDiagram-v2\n/);
    expect(mermaid.out).toContain('[*] --> s1_betweenRounds');
    expect(mermaid.out).toContain('s1_betweenRounds --> s2_round : start round [leads]');
    const text = await runCli('chart', 'boggle', '--format', 'text');
    expect(text.out).toContain('    writing: The clock runs and words are written.');
    expect(text.out).toContain('      - after round time / beep → round, written');
  });

  it('writes a file, and says so', async () => {
    const file = join(folder, 'chart.svg');
    const { exit, json } = await runCli('chart', 'boggle', '--out', file, '--json');
    expect(exit).toBe(0);
    expect(v.parse(ANSWER, json()[0])).toEqual({ game: 'boggle', format: 'svg', file });
    expect(readFileSync(file, 'utf8')).toBe((await runCli('chart', 'boggle')).out);
  });

  it.each([
    ['no game', ['chart'], /^Name a game/],
    ['an unknown game', ['chart', 'ludo'], /^There is no game “ludo”/],
    [
      'an unknown format',
      ['chart', 'boggle', '--format', 'png'],
      /^--format is one of svg, mermaid, json, text/,
    ],
    ['an unknown direction', ['chart', 'boggle', '--direction', 'up'], /^--direction is one of right, down/],
    ['one word too many', ['chart', 'boggle', 'twice'], /^“twice” is one word too many/],
    ['a folder for a file', ['chart', 'boggle', '--out', '/'], /cannot be written/],
  ] as const)('refuses %s in one sentence', async (_, words, sentence) => {
    const { exit, out, err } = await runCli(...words);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

/** The golden records are what `npm run records` would write today: a rule changed by mistake is seen here, by its line. */
import { describe, expect, it } from 'vitest';
import { plugins } from '#shared/plugin/registry.ts';
import { plugin as highCard } from './game/index.ts';
import { goldenTexts } from './goldens.ts';
import { faultsOf } from './goldenFaults.ts';
import { playGoldens } from './playGoldens.ts';

describe.each(plugins)('the golden records of $title', (plugin) => {
  it('are played the same today', async () => {
    expect(faultsOf(goldenTexts(plugin.id), await playGoldens(plugin))).toEqual([]);
  });
});

describe('golden records of any game', () => {
  const played = playGoldens(highCard);

  it('are few and small, and end what can be ended', async () => {
    const files = [...(await played)];
    expect(files.length).toBeGreaterThan(4);
    expect(files.length).toBeLessThanOrEqual(12);
    for (const [, text] of files) expect(text.length).toBeLessThan(20_000);
    const ends = files.map(([, text]) => /"over":(true|false),"final":(true|false)/.exec(text)?.[0]);
    expect(ends).toContain('"over":true,"final":false');
    expect(ends).toContain('"over":false,"final":true');
  });

  it('are the same each time', async () => {
    expect([...(await playGoldens(highCard))]).toEqual([...(await played)]);
  });

  it('tell how a match went, a line a step', async () => {
    const text = (await played).get('high-card/random-careful-person-all.json') ?? '';
    expect(text).toMatch(/^"0\. 0\.000 s, start, playing\.turn, 0 : 0 : 0",$/m);
    expect(text).toMatch(/^"\d+\. [\d.]+ s, seat \d: rest, playing\.turn → resting",$/m);
    expect(text).toMatch(/^"\d+\. [\d.]+ s, delay: pause, playing\.showdown → playing\.turn",$/m);
    expect(text).toMatch(/^"\d+\. [\d.]+ s, seat \d: back to entry \d+, /m);
  });

  it('that differ are told by file, line and remedy', async () => {
    const now = await played;
    const [[name, text] = ['', ''], ...others] = now;
    const line = text.split('\n').findIndex((each) => each.startsWith('"2. '));
    const changed = text.split('\n').with(line, '"2. 0.001 s, otherwise",').join('\n');
    expect(faultsOf(new Map([...others, [name, changed]]), now)).toEqual([
      `test/records/${name} is played otherwise now, from line ${line + 1} on: ${text.split('\n')[line] ?? ''} and not "2. 0.001 s, otherwise",. If the rules were changed on purpose, raise rules in game.ts and run: npm run records`,
    ]);
    expect(faultsOf(new Map([...now, ['high-card/old.json', '{}']]), now)).toEqual([
      'test/records/high-card/old.json is not played any more. Run: npm run records',
    ]);
    expect(faultsOf(new Map(others), now)).toEqual([`test/records/${name} is missing. Run: npm run records`]);
  });

  it('are not asked of a game that has none yet', async () => {
    expect(faultsOf(new Map(), await played)).toEqual([]);
  });
});

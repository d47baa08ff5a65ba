import { describe, expect, it } from 'vitest';
import { tools } from '#games/pig/tools.ts';
import type { ToolContext } from '#shared/plugin/tool.ts';
import { no } from '#shared/result.ts';
import answers from '#test/answers/pig.json';

function run(name: string, options: ToolContext['options'], positionals: readonly string[] = []) {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  let clock = 0;
  const nothing = no('file/unreadable', 'There are no files here.');
  return tool.run({
    options,
    positionals,
    readText: () => Promise.resolve(nothing),
    lexicon: () => Promise.resolve(nothing),
    now: () => (clock += 20),
  });
}

async function complaint(name: string, options: ToolContext['options'], positionals: readonly string[] = []) {
  const answer = await run(name, options, positionals);
  if (answer.ok) throw new Error('There was no complaint.');
  return [answer.code, answer.message];
}

describe('quoin pig compare', () => {
  it('tells every policy’s chance against every other', async () => {
    const answer = await run('compare', {});
    const rounded = Object.fromEntries(
      Object.entries(answers.firstWin).map(([name, row]) => [
        name,
        Object.fromEntries(Object.entries(row).map(([other, chance]) => [other, expect.closeTo(chance, 8)])),
      ]),
    );
    expect(answer).toMatchObject({ ok: true, value: { json: { firstWin: rounded } } });
  });

  it('shows them as a table, a line for each policy', async () => {
    const answer = await run('compare', { goal: '25' });
    const lines = answer.ok ? answer.value.text.split('\n') : [];
    expect(lines).toHaveLength(3 + 11);
    expect(lines[3]).toMatch(/^ 1 {2}optimal +\d\d\.\d\d +\d\d\.\d\d /);
    expect(new Set(lines.slice(2).map((line) => line.length)).size).toBe(1);
  });

  it('takes other rules and goals', async () => {
    const answer = await run('compare', { rules: 'hog', goal: '25' });
    expect(answer).toMatchObject({
      ok: true,
      value: { json: { firstWin: { optimal: { hold20: expect.any(Number) } } } },
    });
  });
});

describe('quoin pig value', () => {
  it('tells the chances of rolling and holding, and the better', async () => {
    expect(await run('value', { own: '41', other: '49', turn: '27' })).toEqual({
      ok: true,
      value: {
        json: { roll: expect.closeTo(0.6555819941, 10), hold: expect.closeTo(0.65536, 5), best: 'roll' },
        text: 'Roll 65.5582 %, hold 65.5365 %: roll',
      },
    });
    expect(await run('value', { own: '41', other: '49', turn: '22' })).toMatchObject({
      value: { json: { hold: expect.closeTo(0.6023047021, 10), best: 'hold' } },
    });
  });

  it('rolls when a turn begins, and says why', async () => {
    expect(await run('value', { own: '0', other: '0', turn: '0' })).toMatchObject({
      value: {
        json: { roll: expect.closeTo(answers.optimalFirstPlayerWin, 12), best: 'roll' },
        text: expect.stringMatching(/: roll \(a turn begins with a roll\)$/),
      },
    });
  });

  it('tells how many dice to throw where the rules leave it open', async () => {
    expect(await run('value', { own: '98', other: '50', rules: 'hog' })).toMatchObject({
      value: {
        json: { hold: null, best: 'roll', dice: 1 },
        text: expect.stringMatching(/^Throw 1 die: \d\d\.\d{4} %$/),
      },
    });
  });

  it('says in one sentence what is wrong', async () => {
    const right = { own: '10', other: '20', turn: '5' };
    expect(await complaint('value', {})).toEqual(['usage/number', 'Say --own, a whole number from 0 to 99.']);
    expect(await complaint('value', { own: '10', other: '20' })).toEqual([
      'usage/number',
      'Say --turn, a whole number from 0 to 99.',
    ]);
    expect(await complaint('value', { ...right, own: '100' })).toEqual([
      'usage/number',
      '--own is a whole number from 0 to 99, not “100”.',
    ]);
    expect(await complaint('value', { ...right, other: '-1' })).toEqual([
      'usage/number',
      '--other is a whole number from 0 to 99, not “-1”.',
    ]);
    expect(await complaint('value', { ...right, turn: '2.5' })).toEqual([
      'usage/number',
      '--turn is a whole number from 0 to 99, not “2.5”.',
    ]);
    expect(await complaint('value', { ...right, turn: '90' })).toEqual([
      'usage/won',
      'A score of 10 and 90 more make 100: that has won.',
    ]);
    expect(await complaint('value', { ...right, rules: 'hog' })).toEqual([
      'usage/turn',
      'A turn is a single throw there: leave --turn out.',
    ]);
    expect(await complaint('value', { ...right, rules: 'cow' })).toEqual([
      'usage/rules',
      'There are no rules “cow”; there are pig, twoDice, bigPig, hog.',
    ]);
    expect(await complaint('value', { ...right, goal: '24' })).toEqual([
      'usage/number',
      '--goal is a whole number from 25 to 200, not “24”.',
    ]);
    expect(await complaint('compare', {}, ['all'])).toEqual([
      'usage/positional',
      '“all” belongs to no option.',
    ]);
  });
});

describe('quoin pig bench', () => {
  it('tells how long perfect play and all duels take', async () => {
    expect(await run('bench', { goal: '25' })).toMatchObject({
      ok: true,
      value: {
        json: { solveMs: 20, compareMs: 20 },
        text: 'solved in 20 ms, all duels in 20 ms, the best of 5 runs each',
      },
    });
  });
});

/** Rules and charts fold the same everywhere: what a linter can see of that, each ban with what to use instead. */
import { describe, expect, it } from 'vitest';
import { plainLint } from './plainLint.ts';

const eslint = plainLint();

/** What the linter says of code that stands in the file named. */
async function said(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  expect(result?.fatalErrorCount).toBe(0);
  return result?.messages.map(({ message }) => message).join('\n') ?? '';
}

const RULES = [
  'games/boggle/rules.ts',
  'games/boggle/machine.ts',
  'template/game/view.ts',
  'template/game/bots.ts',
];
const LOADING = [
  'games/boggle/index.ts',
  'games/boggle/game.ts',
  'games/boggle/tools.ts',
  'template/game/game.ts',
];

describe('in rules, charts, views and bots', () => {
  it.each([
    ['Date.now()', 'event.at'],
    ['new Date()', 'event.at'],
    ['performance.now()', 'work units'],
    ['Math.random()', 'openRandom(context.random)'],
    ['crypto.getRandomValues(x)', 'openRandom(context.random)'],
    ['setTimeout(x, 1)', 'after:'],
    ['setInterval(x, 1)', 'after:'],
    ['queueMicrotask(x)', 'after:'],
    ['AbortSignal.timeout(1)', 'after:'],
    ['new MessageChannel()', 'after:'],
    ['global', 'take it as an argument'],
    ['structuredClone(x)', 'make the new value from the old one'],
    ["fetch('/words')", 'resources()'],
    ['document.title', 'take it as an argument'],
    ['Promise.resolve(x)', 'index.ts or game.ts'],
    ["x.localeCompare('é')", "localeCompare(other, 'en')"],
    ['x.toLocaleString()', 'the screen spells numbers'],
    ['x.toLocaleUpperCase()', 'language must not decide'],
    ['new Intl.Collator()', 'language must not decide'],
    ['Intl.NumberFormat()', 'language must not decide'],
    ['new Intl.Collator(undefined, x)', 'language must not decide'],
    ['Intl.DateTimeFormat(void 0)', 'language must not decide'],
    ['x.toLocaleString(undefined, x)', 'language must not decide'],
    ["x.localeCompare('é', undefined)", 'language must not decide'],
  ])('%s is told: … %s …', async (expression, instead) => {
    for (const file of RULES) {
      expect(await said(file, `export const y = (x: never) => [x, ${expression}];`), file).toContain(instead);
    }
  });

  it.each([
    'export async function f() {}',
    'export const f = async () => 1;',
    'export const o = { async f() {} };',
  ])('nothing is waited for: %s', async (code) => {
    for (const file of RULES) expect(await said(file, code), file).toContain('A rule answers at once');
    for (const file of LOADING) expect(await said(file, code), file).toBe('');
    expect(await said('games/boggle/ui/drag.ts', code)).toBe('');
  });

  it.each([
    "export const f = () => import('./words.ts');",
    'export const x: unknown = await (0 as never);',
    'for await (const x of [] as never) void x;',
  ])('nothing is loaded or waited for beside a function either: %s', async (code) => {
    for (const file of RULES) expect(await said(file, code), file).toContain('A rule answers at once');
    for (const file of LOADING) expect(await said(file, code), file).not.toContain('A rule answers at once');
  });

  it.each([
    'export class Tally { static count = 0; }',
    'let count = 0;\nexport const f = () => (count += 1);',
    'export let last: string | null = null;\nexport const f = (x: string) => { last = x; };',
  ])('nothing is remembered outside the context: %j', async (code) => {
    for (const file of RULES) expect(await said(file, code), file).toContain('stands in the context');
  });

  it.each([
    'const known = new Map<string, number>();\nexport const f = (x: string) => known.set(x, 1);',
    'const seen = new WeakSet<object>();\nexport const f = (x: object) => { seen.add(x); };',
    'const list: number[] = [];\nexport const f = (x: number) => list.push(x);',
    'const order = [3, 1, 2];\nexport const f = () => order.sort();',
    'const state = { turn: 0 };\nexport const f = () => { state.turn = 1; };',
    'const state = { turn: { of: 0 } };\nexport function f() { state.turn.of++; }',
    'const table = new Uint8Array(9);\nexport const f = (i: number) => { table[i] = 1; };',
    'const state = { turn: 0 };\nexport const f = () => Object.assign(state, { turn: 1 });',
    'const state: Record<string, number> = { a: 1 };\nexport const f = () => Reflect.ownKeys(state).map(() => delete state.a);',
    // By whatever is first given what it changes.
    'const s = { turn: 0 };\nexport const f = () => Object.defineProperty(s, "turn", { value: 1 });',
    'const s = { turn: 0 };\nexport const f = () => Object.setPrototypeOf(s, null);',
    'const s = { turn: 0 };\nexport const f = () => Reflect.set(s, "turn", 1);',
    // What another module holds.
    "import { TARGET } from './limits.ts';\nexport const f = (x: string) => TARGET.add(x);",
    "import { TARGET } from './limits.ts';\nexport const f = () => { TARGET.min = 1; };",
    "import * as all from './state.ts';\nexport const f = () => all.list.push(1);",
    "import list from './list.ts';\nexport const f = () => list?.sort();",
    // Functions and classes, from without and within.
    'export function Foo() { Foo.count += 1; }\nFoo.count = 0;',
    'export class Foo { static readonly of = { count: 0 }; static more() { Foo.of.count += 1; } }',
    'const f = () => 1;\nexport const g = () => { f.count = 1; };',
    // By another name.
    'const list: number[] = [];\nexport const f = () => { const l = list; l.push(1); };',
    'const state = { of: { list: [1] } };\nexport const f = () => { const { list } = state.of; list.push(1); };',
    'const lists = [[1]];\nexport const f = () => { for (const l of lists) l.push(1); };',
    'const known = new Map([[1, [1]]]);\nexport const f = () => known.get(1)?.push(1);',
    // Written otherwise.
    "const list: number[] = [];\nexport const f = () => list['push'](1);",
    'const state = { turn: 0 };\nexport const f = () => { [state.turn] = [1]; };',
    'const state = { turn: 0 };\nexport const f = () => { ({ a: state.turn } = { a: 1 }); };',
  ])('what stands outside is not changed: %j', async (code) => {
    for (const file of RULES) expect(await said(file, code), file).toContain('stands outside every match');
  });

  it.each([
    'const WORD = /[a-z]+/g;\nexport const f = (x: string) => WORD.test(x);',
    'export const PARTS = { word: /[a-z]+/y };',
    "const WORD = new RegExp('[a-z]+', 'gu');\nexport const f = (x: string) => WORD.exec(x);",
  ])('no expression remembers where it stopped: %j', async (code) => {
    for (const file of RULES) expect(await said(file, code), file).toContain('lastIndex');
  });

  it.each([
    "const WORD = /[a-z]+/u;\nexport const f = (x: string) => WORD.test(x) || x.replaceAll(/b/g, '') === '';",
    "export const PLAIN = 'a b'.replaceAll(/ /g, '');",
    "import * as v from 'valibot';\nexport const SCHEMA = v.set(v.string());",
    'const START = { turn: 0 };\nexport const f = () => { let { turn } = START; turn += 1; return turn; };',
    'const ALL = [3, 1];\nexport const f = () => { let l = ALL; l = [...l]; l.push(1); return l; };',
    'const ALL = [3, 1];\nexport const f = () => { const l = [...ALL]; l.push(1); return l; };',
    "export const f = () => new Intl.Collator('en');",
    "const VOWELS: ReadonlySet<string> = new Set('aeiou');\nexport const f = (x: string) => VOWELS.has(x);",
    'const ORDER = [3, 1, 2] as const;\nexport const f = () => ORDER.toSorted().map((n) => n + 1);',
    'export const f = (n: number) => { const all: number[] = []; let i = 0; while (i < n) all.push(i++); return all; };',
    'const START = { turn: 0 };\nexport const f = () => Object.assign({}, START, { turn: 1 });',
    "export const f = (a: string, b: string) => a.localeCompare(b, 'en');",
    "export const f = (a: string) => a.toLocaleUpperCase('tr');",
  ])('tables that only stand there and work inside a function are fine: %j', async (code) => {
    for (const file of RULES) expect(await said(file, code), file).toBe('');
  });
});

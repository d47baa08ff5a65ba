// What a match must not depend on but its machine, seed and log: each way in which rules could, with what to use instead.
import { noModuleState } from './eslint.moduleState.js';

const CHANCE =
  'Draw from openRandom(context.random) of #shared/random/random.ts, and store its state() back in context.random: a match has no other chance.';
const CLOCK = 'Time comes with the event: event.at, in ms of match time. A match has no other clock.';
const WAIT = 'Waiting is a delay of the chart: after: { name: … } with the name under delays in setup().';
const OUTSIDE =
  'What a match needs from outside is named by resources() in game.ts, fetched before it begins, and given to machine().';
const PLACE =
  'Rules, charts, views, bots and the pure services know no page, no process and no storage: take it as an argument.';
const AT_ONCE =
  'A rule answers at once, for the fold waits for nothing: load in index.ts or game.ts, wait by a delay of the chart (after).';
const COPY =
  'Nothing is changed in place, so nothing needs a copy: make the new value from the old one ({ ...old, … }, toSpliced(), with()).';
const LOCALE =
  "The machine's language must not decide: compare with < and >, or name the language, as in localeCompare(other, 'en'); the screen spells numbers and dates.";

/**
 * @param {string} message
 * @param {readonly string[]} names
 * @returns {{ name: string, message: string }[]}
 */
function each(message, names) {
  return names.map((name) => ({ name, message }));
}

/** For everything pure, games' and shared. */
export const PURE_GLOBALS = [
  ...each(CLOCK, ['Date']),
  ...each(`${CLOCK} A bot’s budget counts work units; what measures is lent a now().`, ['performance']),
  ...each(WAIT, [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
    'scheduler',
    'MessageChannel',
    'BroadcastChannel',
  ]),
  ...each(CHANCE, ['crypto']),
  ...each(OUTSIDE, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']),
  ...each(PLACE, [
    'window',
    'self',
    'globalThis',
    'global',
    'document',
    'navigator',
    'location',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'process',
    'Buffer',
    'Worker',
  ]),
];

export const PURE_PROPERTIES = [
  { object: 'Math', property: 'random', message: CHANCE },
  { object: 'AbortSignal', property: 'timeout', message: WAIT },
];

/** Besides, for a game's rules, chart, view and bots: all but what loads and measures. */
export const RULES_GLOBALS = [...each(AT_ONCE, ['Promise']), ...each(COPY, ['structuredClone'])];

/**
 * Calls that take the machine's language, since argument number `at` names none.
 * @param {string} call
 * @param {number} at
 */
function unnamedLanguage(call, at) {
  const unnamed = [
    `[arguments.length<${at + 1}]`,
    `[arguments.${at}.type='Identifier'][arguments.${at}.name='undefined']`,
    `[arguments.${at}.operator='void']`,
  ];
  return unnamed.map((argument) => ({ selector: `${call}${argument}`, message: LOCALE }));
}

export const RULES_SYNTAX = [
  { selector: ':function[async=true]', message: AT_ONCE },
  { selector: ':matches(AwaitExpression, ImportExpression, ForOfStatement[await=true])', message: AT_ONCE },
  ...unnamedLanguage("CallExpression[callee.property.name='localeCompare']", 1),
  ...unnamedLanguage('CallExpression[callee.property.name=/^toLocale/]', 0),
  ...unnamedLanguage(":matches(NewExpression, CallExpression)[callee.object.name='Intl']", 0),
];

/** @type {import('eslint').ESLint.Plugin} */
export const determinism = { rules: { 'no-module-state': noModuleState } };

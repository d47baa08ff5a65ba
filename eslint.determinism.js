// What a match must not depend on but its machine, seed and log: each way in which rules could, with what to use instead.

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
  ]),
  ...each(CHANCE, ['crypto']),
  ...each(OUTSIDE, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']),
  ...each(PLACE, [
    'window',
    'self',
    'globalThis',
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

export const PURE_PROPERTIES = [{ object: 'Math', property: 'random', message: CHANCE }];

/** Besides, for a game's rules, chart, view and bots: all but what loads and measures. */
export const RULES_GLOBALS = each(AT_ONCE, ['Promise']);

export const RULES_SYNTAX = [
  { selector: ':function[async=true]', message: AT_ONCE },
  { selector: "CallExpression[callee.property.name='localeCompare'][arguments.length<2]", message: LOCALE },
  { selector: 'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]', message: LOCALE },
  {
    selector: ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][arguments.length=0]",
    message: LOCALE,
  },
];

/** What an array, a Map, a Set or a typed array is changed by. */
const MUTATORS = new Set([
  'add',
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/**
 * What a module remembers between two calls is in no record and comes back from no store: no `let` beside the functions,
 * and nothing that stands there is changed. A limit: what a function closes over is not seen, and left to the
 * conformance kit (fold/twice, fold/stored).
 * @type {import('eslint').Rule.RuleModule}
 */
const noModuleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      variable:
        'What “{{name}}” remembers is in no record: what lasts from move to move stands in the context, and is changed by assign().',
      changed:
        '“{{name}}” stands outside every match, so changing it makes one match depend on another: put it into the context, or make a new one from it ([...{{name}}], toSorted(), with()).',
    },
  },
  create(context) {
    return {
      'Program:exit'(program) {
        const scopes = context.sourceCode.scopeManager.scopes.filter(
          ({ type, block }) => block === program && (type === 'module' || type === 'global'),
        );
        for (const variable of scopes.flatMap((scope) => scope.variables)) {
          const [definition] = variable.defs;
          if (definition?.type !== 'Variable') continue;
          const data = { name: variable.name };
          if (definition.parent.kind !== 'const') {
            context.report({ node: definition.name, messageId: 'variable', data });
            continue;
          }
          for (const { identifier } of variable.references) {
            if (identifier.type !== 'Identifier') continue;
            const at = changeOf(context.sourceCode.getAncestors(identifier), identifier);
            if (at !== null) context.report({ node: at, messageId: 'changed', data });
          }
        }
      },
    };
  },
};

/**
 * Where something named is changed by what stands around its name: `x.a.b = …`, `x[i]++`, `delete x.a`, `x.push(…)`,
 * `Object.assign(x, …)`; null where it is not.
 * @param {import('estree').Node[]} ancestors outermost first
 * @param {import('estree').Node} name
 * @returns {import('estree').Node | null}
 */
function changeOf(ancestors, name) {
  let inner = name;
  for (const outer of ancestors.toReversed()) {
    if (outer.type === 'MemberExpression' && outer.object === inner) {
      inner = outer;
      continue;
    }
    if (outer.type === 'AssignmentExpression') return outer.left === inner && inner !== name ? outer : null;
    if (outer.type === 'UpdateExpression') return outer;
    if (outer.type === 'UnaryExpression') return outer.operator === 'delete' ? outer : null;
    if (outer.type !== 'CallExpression') return null;
    if (outer.callee === inner) return callsMutator(inner) ? outer : null;
    return outer.arguments[0] === inner && isObjectAssign(outer.callee) ? outer : null;
  }
  return null;
}

/** @param {import('estree').Node} callee */
function callsMutator(callee) {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    MUTATORS.has(callee.property.name)
  );
}

/** @param {import('estree').Node} callee */
function isObjectAssign(callee) {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Object' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'assign'
  );
}

/** @type {import('eslint').ESLint.Plugin} */
export const determinism = { rules: { 'no-module-state': noModuleState } };

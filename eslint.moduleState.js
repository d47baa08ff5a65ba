// What a module remembers between two calls is in no record and comes back from no store: the rule that tells of it.

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

/** What changes the thing it is first given. */
const CHANGERS = new Map([
  ['Object', new Set(['assign', 'defineProperties', 'defineProperty', 'setPrototypeOf'])],
  ['Reflect', new Set(['defineProperty', 'deleteProperty', 'set', 'setPrototypeOf'])],
]);

/** What answers a part of a container, not a copy. */
const GETTERS = new Set(['at', 'find', 'findLast', 'get']);

/** What leaves a value as it is. */
const WRAPPERS = new Set([
  'ChainExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/**
 * No `let` beside the functions, and nothing that stands there or is imported is changed, by its own name or by one that
 * a function gives it. A limit: what is handed to a function, or closed over by one that another answers, is not
 * followed, and left to the conformance kit (fold/twice, fold/stored).
 * @type {import('eslint').Rule.RuleModule}
 */
export const noModuleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      variable:
        'What “{{name}}” remembers is in no record: what lasts from move to move stands in the context, and is changed by assign().',
      changed:
        '“{{name}}” stands outside every match, so changing it makes one match depend on another: put it into the context, or make a new one from it ([...{{name}}], toSorted(), with()).',
      regex:
        'A regular expression with g or y remembers where it stopped (lastIndex), and it stands outside every match: write it where it is used, or leave the flag out.',
    },
  },
  create(context) {
    const { sourceCode } = context;

    /** @param {import('eslint').Scope.Variable} variable */
    function check(variable) {
      const [definition] = variable.defs;
      if (definition === undefined) return;
      const data = { name: variable.name };
      if (definition.type === 'Variable' && definition.parent.kind !== 'const') {
        context.report({ node: definition.name, messageId: 'variable', data });
        return;
      }
      // What a namespace has is functions: v.set() is a schema, and changes nothing.
      const isNamespace = definition.node.type === 'ImportNamespaceSpecifier';
      for (const node of changesOf(sourceCode, variable, isNamespace, new Set())) {
        context.report({ node, messageId: 'changed', data });
      }
    }

    /** @param {import('estree').Node} node */
    function standsOutside(node) {
      const { type } = sourceCode.getScope(node).variableScope;
      return type === 'module' || type === 'global';
    }

    /** @param {import('estree').Node & { parent: import('estree').Node }} node */
    function checkRegex(node) {
      if (node.parent.type === 'CallExpression' || node.parent.type === 'MemberExpression') return;
      if (standsOutside(node)) context.report({ node, messageId: 'regex' });
    }

    return {
      'Literal[regex.flags=/[gy]/]': checkRegex,
      ":matches(NewExpression, CallExpression)[callee.name='RegExp'][arguments.1.value=/[gy]/]": checkRegex,
      /** @param {import('estree').PropertyDefinition} node */
      'PropertyDefinition[static=true][readonly!=true]'(node) {
        context.report({ node, messageId: 'variable', data: { name: sourceCode.getText(node.key) } });
      },
      'Program:exit'(program) {
        for (const scope of sourceCode.scopeManager.scopes) {
          const isOutermost = scope.block === program && (scope.type === 'module' || scope.type === 'global');
          // The name by which a class or a function expression knows itself.
          const isSelf = scope.type === 'class' || scope.type === 'function-expression-name';
          if (isOutermost || (isSelf && standsOutside(scope.block))) scope.variables.forEach(check);
        }
      },
    };
  },
};

/**
 * Where a variable’s thing is changed, also by another name given to it in a function.
 * @param {import('eslint').SourceCode} sourceCode
 * @param {import('eslint').Scope.Variable} variable
 * @param {boolean} isNamespace
 * @param {Set<import('eslint').Scope.Variable>} seen
 * @returns {import('estree').Node[]}
 */
function changesOf(sourceCode, variable, isNamespace, seen) {
  if (seen.has(variable)) return [];
  seen.add(variable);
  return variable.references.flatMap(({ identifier, init }) => {
    if (identifier.type !== 'Identifier' || init === true) return [];
    const { change, alias } = useOf(sourceCode.getAncestors(identifier), identifier, isNamespace);
    if (change !== null) return [change];
    if (alias === null) return [];
    return sourceCode
      .getDeclaredVariables(alias)
      .filter(({ references }) => references.every((other) => other.init === true || !other.isWrite()))
      .flatMap((other) => changesOf(sourceCode, other, false, seen));
  });
}

/**
 * What is done with something named by what stands around its name: `change`, as in `x.a.b = …`, `x[i]++`, `delete x.a`,
 * `x.push(…)`, `x.get(i).push(…)`, `Object.assign(x, …)`, `[x.a] = …`; `alias`, the declaration that gives it or a part of
 * it another name.
 * @param {import('estree').Node[]} ancestors outermost first
 * @param {import('estree').Node} name
 * @param {boolean} isNamespace
 * @returns {{ change: import('estree').Node | null, alias: import('estree').Node | null }}
 */
function useOf(ancestors, name, isNamespace) {
  const nothing = { change: null, alias: null };
  /** @param {import('estree').Node} node */
  const changed = (node) => ({ change: node, alias: null });
  let inner = name;
  let depth = 0;
  for (const outer of ancestors.toReversed()) {
    if (WRAPPERS.has(outer.type)) {
      inner = outer;
      continue;
    }
    switch (outer.type) {
      case 'MemberExpression':
        if (outer.object !== inner) return nothing;
        depth += 1;
        break;
      case 'Property':
        if (outer.value !== inner) return nothing;
        break;
      case 'AssignmentExpression':
      case 'AssignmentPattern':
      case 'ForInStatement':
        return outer.left === inner && depth > 0 ? changed(outer) : nothing;
      case 'ForOfStatement':
        if (outer.left === inner && depth > 0) return changed(outer);
        return outer.right === inner && outer.left.type === 'VariableDeclaration'
          ? { change: null, alias: outer.left.declarations[0] ?? null }
          : nothing;
      case 'ArrayPattern':
      case 'ObjectPattern':
      case 'RestElement':
      case 'UpdateExpression':
        return depth > 0 ? changed(outer) : nothing;
      case 'UnaryExpression':
        return outer.operator === 'delete' ? changed(outer) : nothing;
      case 'VariableDeclarator':
        return outer.init === inner ? { change: null, alias: outer } : nothing;
      case 'CallExpression': {
        if (outer.callee !== inner) {
          return outer.arguments[0] === inner && isChanger(outer.callee) ? changed(outer) : nothing;
        }
        const method = methodOf(inner);
        if (MUTATORS.has(method) && !(isNamespace && depth === 1)) return changed(outer);
        if (!GETTERS.has(method)) return nothing;
        break;
      }
      default:
        return nothing;
    }
    inner = outer;
  }
  return nothing;
}

/** @param {import('estree').Node} callee */
function isChanger(callee) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  return CHANGERS.get(callee.object.name)?.has(methodOf(callee)) === true;
}

/** The name of the method called, also in brackets; empty where there is none. @param {import('estree').Node} callee */
function methodOf(callee) {
  if (callee.type !== 'MemberExpression') return '';
  const { property } = callee;
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'Identifier' && !callee.computed ? property.name : '';
}

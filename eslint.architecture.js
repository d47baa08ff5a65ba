// Who may know whom: what of the architecture a linter can check. Each zone names its files and what they may
// not import or touch; a file is in one zone, since a later match would replace an earlier one's rules.
import { builtinModules } from 'node:module';

import {
  determinism,
  PURE_GLOBALS,
  PURE_PROPERTIES,
  RULES_GLOBALS,
  RULES_SYNTAX,
} from './eslint.determinism.js';

/** @typedef {{ regex: string, message: string, dynamic?: boolean, types?: boolean }} Ban an import that is not allowed; `dynamic: false`: but `import()` of it is; `types: true`: but `import type` of it is */

/** @type {Ban[]} */
const GAME_IMPORTS = [
  {
    regex: '^(\\.\\./|\\.\\.$|\\./.*\\.\\./|/|#(?!shared/))',
    message: "A game imports only './…', '#shared/…' and packages: never another game, the arcade or a test.",
  },
];

/** @type {Ban[]} */
const GAME_UI_IMPORTS = [
  {
    regex: '^(\\.\\./\\.\\.|\\.\\.$|\\./.*\\.\\./|/|#(?!shared/))',
    message: "A game's ui imports only './…', its own game by '../…', '#shared/…' and packages.",
  },
];

/** @type {Ban[]} */
const SHARED_IMPORTS = [
  {
    regex: '^(/|#(?!shared/)|(\\.\\./)+(src|games|test)/)',
    message: 'What is shared knows nothing of the arcade, the games or the tests.',
  },
];

/** @type {Ban[]} */
const SRC_IMPORTS = [
  {
    regex: '^(#games/|#test/|/games/|(\\.\\./)+(games|test)/)',
    message: "The arcade reaches a game only through the registry ('#shared/plugin/registry.ts').",
  },
];

const BUILTINS = builtinModules.filter((name) => !name.startsWith('_') && !name.includes('/')).join('|');

/** @type {Ban[]} */
const PURE_IMPORTS = [
  {
    regex: '^(vue|vue-router|pinia|@vue/.*|@vueuse/.*)$',
    message: 'Rules, charts, views and bots know no Vue: put it into a .vue file or a ui folder.',
    types: true, // the contract says what table() gives
  },
  { regex: '\\.vue$', message: 'Load a component with import(), in table() only.', dynamic: false },
  {
    regex: '(^|/)ui/(?!.*\\.vue$)',
    message: 'Rules, charts, views and bots know nothing of the screen (…/ui).',
  },
  {
    regex: `^(node:.*|(${BUILTINS})(/.*)?)$`,
    message: 'What runs in a page, a worker and Node alike imports none of Node.',
  },
];

/** @type {Ban[]} */
const STORAGE_IMPORTS = [
  {
    regex: '^idb$',
    message:
      'Only shared/storage/openOnce.ts, shared/match/indexedDbStore.ts and src/lexicon/indexedDbLists.ts know IndexedDB: everything else is given a store.',
  },
];

/** @type {Ban[]} */
const VIEW_ONLY_IMPORTS = [
  {
    regex: '(^|/)(rules|machine|solver|scoring|deal|moves?Door|refuse|bots|check|fold)[^/]*\\.ts$',
    message: 'A component holds no rule: it reads the view and sends moves.',
  },
];

const NO_GLOB = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name='glob']",
  message: 'Only shared/plugin/registry.ts and translations.ts find files by their folders.',
};

/**
 * `no-restricted-imports` does not see `import()`: the same bans, for it.
 * @param {Ban} ban
 */
function dynamicBan({ regex, message }) {
  return { selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`, message };
}

/**
 * The rules for a zone.
 * @param {Ban[]} bans
 * @param {{ pure?: boolean, rules?: boolean, glob?: boolean }} [options] `rules`: pure, and nothing is waited for or remembered
 * @returns {import('eslint').Linter.RulesRecord}
 */
function zoneRules(bans, { rules = false, pure = rules, glob = false } = {}) {
  const dynamic = bans.filter((ban) => ban.dynamic !== false).map(dynamicBan);
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: bans.map(({ regex, message, types = false }) => ({
          regex,
          message,
          allowTypeImports: types,
        })),
      },
    ],
    'no-restricted-syntax': ['error', ...dynamic, ...(glob ? [] : [NO_GLOB]), ...(rules ? RULES_SYNTAX : [])],
    ...(pure
      ? {
          'no-restricted-globals': ['error', ...PURE_GLOBALS, ...(rules ? RULES_GLOBALS : [])],
          'no-restricted-properties': ['error', ...PURE_PROPERTIES],
        }
      : {}),
    ...(rules ? { 'quoin/no-module-state': 'error' } : {}),
  };
}

/** In a game's folder, what loads and measures: it may wait. Everything else there is rules, chart, view and bots. */
const LOADING = ['index.ts', 'game.ts', 'tools.ts', 'bench.ts'];

/** @type {import('eslint').Linter.Config[]} */
export const architecture = [
  {
    name: 'quoin/games',
    files: ['games/**/*.ts', 'template/game/**/*.ts'],
    ignores: ['games/**/ui/**', ...LOADING.flatMap((name) => [`games/*/${name}`, `template/game/${name}`])],
    plugins: { quoin: determinism },
    rules: zoneRules([...GAME_IMPORTS, ...PURE_IMPORTS, ...STORAGE_IMPORTS], { rules: true }),
  },
  {
    name: 'quoin/games-loading',
    files: LOADING.flatMap((name) => [`games/*/${name}`, `template/game/${name}`]),
    rules: zoneRules([...GAME_IMPORTS, ...PURE_IMPORTS, ...STORAGE_IMPORTS], { pure: true }),
  },
  {
    name: 'quoin/games-ui',
    files: ['games/**/ui/**/*.ts'],
    rules: zoneRules([...GAME_UI_IMPORTS, ...STORAGE_IMPORTS]),
  },
  {
    name: 'quoin/games-vue',
    files: ['games/**/*.vue', 'template/game/**/*.vue'],
    rules: zoneRules([...GAME_IMPORTS, ...STORAGE_IMPORTS, ...VIEW_ONLY_IMPORTS]),
  },
  {
    name: 'quoin/shared',
    files: ['shared/**/*.ts'],
    ignores: [
      'shared/**/ui/**',
      'shared/match/indexedDbStore.ts',
      'shared/storage/openOnce.ts',
      'shared/plugin/registry.ts',
      'shared/plugin/translations.ts',
    ],
    rules: zoneRules([...SHARED_IMPORTS, ...PURE_IMPORTS, ...STORAGE_IMPORTS], { pure: true }),
  },
  {
    name: 'quoin/shared-registry',
    files: ['shared/plugin/registry.ts', 'shared/plugin/translations.ts'],
    rules: zoneRules([...SHARED_IMPORTS, ...PURE_IMPORTS, ...STORAGE_IMPORTS], { pure: true, glob: true }),
  },
  {
    name: 'quoin/shared-storage',
    files: ['shared/match/indexedDbStore.ts', 'shared/storage/openOnce.ts'],
    rules: zoneRules([...SHARED_IMPORTS, ...PURE_IMPORTS], { pure: true }),
  },
  {
    name: 'quoin/shared-ui',
    files: ['shared/**/ui/**/*.ts'],
    rules: zoneRules([...SHARED_IMPORTS, ...STORAGE_IMPORTS]),
  },
  {
    name: 'quoin/shared-vue',
    files: ['shared/**/*.vue'],
    rules: zoneRules([...SHARED_IMPORTS, ...STORAGE_IMPORTS, ...VIEW_ONLY_IMPORTS]),
  },
  {
    name: 'quoin/src',
    files: ['src/**/*.ts'],
    ignores: ['src/lexicon/indexedDbLists.ts'],
    rules: zoneRules([...SRC_IMPORTS, ...STORAGE_IMPORTS]),
  },
  { name: 'quoin/src-storage', files: ['src/lexicon/indexedDbLists.ts'], rules: zoneRules([...SRC_IMPORTS]) },
  {
    name: 'quoin/src-vue',
    files: ['src/**/*.vue'],
    rules: zoneRules([...SRC_IMPORTS, ...STORAGE_IMPORTS, ...VIEW_ONLY_IMPORTS]),
  },
];

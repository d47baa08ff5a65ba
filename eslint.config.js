import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { architecture } from './eslint.architecture.js';

export default defineConfig(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'test/answers/',
      'test/records/',
    ],
  },
  // A comment cannot switch a rule off: a rule that is wrong is changed here, for all.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
  },
  {
    files: ['**/*.vue'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: tseslint.parser },
    },
    rules: {
      // vue-tsc checks it, with the macros and the template.
      'no-undef': 'off',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/no-v-html': 'error',
      // A style attribute written in the markup is refused by the Content-Security-Policy; a bound one is not.
      'vue/no-static-inline-styles': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-check': true, 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An arrow that returns what a void function returns misleads nobody.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Boards and words are spelt in letters that are one code point each.
      '@typescript-eslint/no-misused-spread': 'off',
      // There are no enums and next to no classes here; both rules cost seconds on the types of charts.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An implementation of an asynchronous contract need not wait for anything itself.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
      // Props are typed by TypeScript, also where a test writes a component without a template.
      'vue/require-prop-types': 'off',
      'no-console': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { namedFrom: false } }],
    },
  },
  {
    name: 'quoin/casts',
    files: [
      'games/**/*.{ts,vue}',
      'template/game/**/*.{ts,vue}',
      'shared/**/*.{ts,vue}',
      'src/**/*.{ts,vue}',
    ],
    rules: {
      // `as const` is allowed all the same: it tells the compiler nothing it could not see.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    name: 'quoin/tests',
    files: ['test/**/*.ts', 'template/test/**/*.ts'],
    rules: {
      // Matchers such as expect.any() and parsed JSON are `any` to the compiler; the assertion is what checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  architecture,
  prettier,
);

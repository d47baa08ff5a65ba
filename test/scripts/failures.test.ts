import { expect, test } from 'vitest';

import { failuresInPlaywright, failuresInVitest } from '../../scripts/failures.mjs';

test('of the unit tests the failed ones are named, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: 'test/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a list is kept', status: 'failed' },
          { fullName: 'a list is read', status: 'passed' },
        ],
      },
      { name: 'test/b.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'test/c.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'all is well', status: 'passed' }],
      },
    ],
  };
  expect(failuresInVitest(report)).toEqual(['test/a.test.ts: a list is kept', 'test/b.test.ts']);
});

test('of the browser tests the failed ones are named, however deep they stand', () => {
  const report = {
    suites: [
      {
        specs: [{ title: 'a game', file: 'a.spec.ts', ok: true }],
        suites: [{ specs: [{ title: 'by touch', file: 'a.spec.ts', ok: false }] }],
      },
    ],
  };
  expect(failuresInPlaywright(report)).toEqual(['a.spec.ts: by touch']);
});

test('a report that was never written names none', () => {
  expect(failuresInVitest(undefined)).toEqual([]);
  expect(failuresInPlaywright(undefined)).toEqual([]);
});

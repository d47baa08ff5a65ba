import { expect, test } from 'vitest';

import { failuresInPlaywright, failuresInVitest } from '../../scripts/failures.mjs';

test('of the unit tests the failed ones are named with what they said, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: 'test/a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'a list is kept',
            status: 'failed',
            failureMessages: ['Error: expected \u001b[32m1\u001b[39m\n\n  to be 2\n  at a\n  at b\n  at c'],
          },
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
  expect(failuresInVitest(report)).toEqual([
    'test/a.test.ts: a list is kept\n        Error: expected 1 | to be 2 | at a | at b',
    'test/b.test.ts',
  ]);
});

test('of the browser tests the failed ones are named, however deep they stand', () => {
  const report = {
    suites: [
      {
        specs: [{ title: 'a game', file: 'a.spec.ts', ok: true }],
        suites: [
          {
            specs: [
              { title: 'by touch', file: 'a.spec.ts', ok: false },
              {
                title: 'by key',
                file: 'a.spec.ts',
                ok: false,
                tests: [{ results: [{ errors: [{ message: 'No.' }] }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(failuresInPlaywright(report)).toEqual(['a.spec.ts: by touch', 'a.spec.ts: by key\n        No.']);
});

test('a report that was never written names none', () => {
  expect(failuresInVitest(undefined)).toEqual([]);
  expect(failuresInPlaywright(undefined)).toEqual([]);
});

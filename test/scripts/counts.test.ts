import { describe, expect, it } from 'vitest';

import { addCounts, closingLine, readPlaywrightCounts, readVitestCounts } from '../../scripts/counts.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

describe('the closing line of npm test', () => {
  it('sums what both runners report', () => {
    const unit = readVitestCounts({
      numPassedTests: 10,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 3,
      testResults: [],
    });
    const browser = readPlaywrightCounts({
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [],
    });
    const total = addCounts(addCounts(NONE, unit, false), browser, false);
    expect(closingLine(total)).toBe('14 passed, 3 failed, 6 skipped');
  });

  it('owns to a failure when a runner broke off before it could report one', () => {
    const unit = readVitestCounts(undefined);
    expect(closingLine(addCounts(NONE, unit, false))).toBe('0 passed, 1 failed, 0 skipped');
    expect(closingLine(addCounts(NONE, readPlaywrightCounts({ stats: 'none' }), false))).toBe(
      '0 passed, 1 failed, 0 skipped',
    );
  });

  it('does not count a failure twice', () => {
    expect(addCounts(NONE, { passed: 1, failed: 2, skipped: 0 }, false).failed).toBe(2);
  });
});

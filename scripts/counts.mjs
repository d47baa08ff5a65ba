import * as v from 'valibot';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts how many tests */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const VitestReport = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {unknown} report what Vitest's JSON reporter wrote
 * @returns {Counts}
 */
export function readVitestCounts(report) {
  const read = v.safeParse(VitestReport, report);
  if (!read.success) return NONE;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read.output;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/**
 * @param {unknown} report what Playwright's JSON reporter wrote; a flaky test counts as failed
 * @returns {Counts}
 */
export function readPlaywrightCounts(report) {
  const read = v.safeParse(PlaywrightReport, report);
  if (!read.success) return NONE;
  const { expected, unexpected, flaky, skipped } = read.output.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * Adds the counts of one runner. One that failed without a failed test (a file that does not load, a browser that does
 * not start) counts as one failed test, so that the closing line never says that all is well.
 * @param {Counts} total
 * @param {Counts} more
 * @param {boolean} passed whether the runner was content
 * @returns {Counts}
 */
export function addCounts(total, more, passed) {
  return {
    passed: total.passed + more.passed,
    failed: total.failed + (passed ? more.failed : Math.max(more.failed, 1)),
    skipped: total.skipped + more.skipped,
  };
}

/**
 * @param {Counts} counts
 * @returns {string}
 */
export function closingLine({ passed, failed, skipped }) {
  return `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
}

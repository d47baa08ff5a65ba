// The names of the tests that failed, for the end of a long report: whoever sees only that sees what to mend.
import * as v from 'valibot';

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/**
 * @typedef {{ specs?: { title: string, file: string, ok: boolean }[], suites?: Suite[] }} Suite
 * @type {v.GenericSchema<Suite>}
 */
const Suite = v.object({
  specs: v.exactOptional(v.array(v.object({ title: v.string(), file: v.string(), ok: v.boolean() }))),
  suites: v.exactOptional(v.array(v.lazy(() => Suite))),
});

/**
 * @param {unknown} report what Vitest's JSON reporter wrote
 * @returns {readonly string[]} "file: name" of each failed test, or the file alone when it could not be loaded
 */
export function failuresInVitest(report) {
  const read = v.safeParse(VitestReport, report);
  if (!read.success) return [];
  return read.output.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
}

/**
 * @param {unknown} report what Playwright's JSON reporter wrote
 * @returns {readonly string[]} "file: name" of each failed test
 */
export function failuresInPlaywright(report) {
  const read = v.safeParse(Suite, report);
  return read.success ? failuresIn(read.output) : [];
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failuresIn)];
}

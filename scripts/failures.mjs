// The tests that failed, by name and with what they said first, for the end of a long report: whoever sees only that
// sees what to mend.
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Of a message: what was expected and what came instead stand in its first lines. */
const TOLD_LINES = 4;
const TOLD_CHARACTERS = 240;

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.boolean(),
  tests: v.optional(
    v.array(
      v.object({
        results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string(), '') })) })),
      }),
    ),
    [],
  ),
});

/**
 * @typedef {{ specs?: v.InferOutput<typeof Spec>[], suites?: Suite[] }} Suite
 * @type {v.GenericSchema<unknown, Suite>}
 */
const Suite = v.object({
  specs: v.exactOptional(v.array(Spec)),
  suites: v.exactOptional(v.array(v.lazy(() => Suite))),
});

/**
 * @param {unknown} report what Vitest's JSON reporter wrote
 * @returns {readonly string[]} "file: name" of each failed test and what it said, or the file alone when it could not be
 * loaded
 */
export function failuresInVitest(report) {
  const read = v.safeParse(VitestReport, report);
  if (!read.success) return [];
  return read.output.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages));
  });
}

/**
 * @param {unknown} report what Playwright's JSON reporter wrote
 * @returns {readonly string[]} "file: name" of each failed test and what it said
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
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return told(
        `${file}: ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

/**
 * @param {string} name
 * @param {readonly string[]} messages
 * @returns {string} the name, and below it the beginning of each message
 */
function told(name, messages) {
  const beginnings = messages.map((message) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return `\n        ${lines.slice(0, TOLD_LINES).join(' | ').slice(0, TOLD_CHARACTERS)}`;
  });
  return name + beginnings.join('');
}

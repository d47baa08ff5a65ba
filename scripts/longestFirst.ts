/** The order in which test files begin: those known to be long first, so that at the end no core waits for one of them. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['test/conformance.test.ts', 'test/kit/kit.test.ts', 'test/scripts/quoin.test.ts'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(name));
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

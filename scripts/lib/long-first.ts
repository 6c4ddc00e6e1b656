import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Stories that take longest, and would be left alone at the end. */
const longest = /\/(every-driver|flows|hurried-keys|spine|names|behind)\.story\.ts$/;
/** Files that start processes and databases, or many clients: short to read, long to run. */
const long = /\/resilience\/|\/platform\/postgres\/|\/fleet\.test\.ts$|\/fakes\/src\/cli\//;
const othersBetween = 3;
const story = /\.story\.ts$/;

/**
 * Orders test files so that none of the long ones is left for the end, when the other workers have nothing to do. Those
 * that start processes come one by one between others, because several at once would wait for each other's processes.
 * Stories come after all others: tests that compare times and tests in a browser disturb each other, and a worker that
 * has read the modules of one project is ended when the next file is another's (decision 0044).
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [stories, tests] = divide(sorted, story);
    const [longTests, others] = divide(tests, long);
    const spread = longTests.flatMap((file) => [file, ...others.splice(0, othersBetween)]);
    return [...spread, ...others, ...divide(stories, longest).flat()];
  }
}

/** Divides files into those whose path matches and the rest, each in their order. */
function divide(files: TestSpecification[], pattern: RegExp): [TestSpecification[], TestSpecification[]] {
  return [
    files.filter(({ moduleId }) => pattern.test(moduleId)),
    files.filter(({ moduleId }) => !pattern.test(moduleId)),
  ];
}

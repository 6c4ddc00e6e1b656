import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Stories that take longest, and would be left alone at the end. */
const longest = /\/(every-driver|flows|hurried-keys|spine|names|behind)\.story\.ts$/;
/** Files that start processes and databases, or many clients: short to read, long to run. */
const long = /\/resilience\/|\/platform\/postgres\/|\/fleet\.test\.ts$|\/fakes\/src\/cli\//;
const othersBetween = 3;

/**
 * Orders test files so that none of the long ones is left for the end, when the other workers have nothing to do. Those
 * that start processes come one by one between others, because several at once would wait for each other's processes.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.filter(({ moduleId }) => longest.test(moduleId));
    const between = sorted.filter(({ moduleId }) => long.test(moduleId));
    const others = sorted.filter(({ moduleId }) => !longest.test(moduleId) && !long.test(moduleId));
    const spread = between.flatMap((file) => [file, ...others.splice(0, othersBetween)]);
    return [...first, ...spread, ...others];
  }
}

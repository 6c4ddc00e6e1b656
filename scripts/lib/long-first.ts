import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Files that start processes and databases: short to read, long to run. */
const long = /\/resilience\/|\/platform\/postgres\//;
const othersBetween = 3;

/**
 * Orders test files so that none of the long ones is left for the end, when the other workers have nothing to do. They
 * come one by one between others, because several at once would wait for each other's processes.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.filter(({ moduleId }) => long.test(moduleId));
    const others = sorted.filter(({ moduleId }) => !long.test(moduleId));
    const spread = first.flatMap((file) => [file, ...others.splice(0, othersBetween)]);
    return [...spread, ...others];
  }
}

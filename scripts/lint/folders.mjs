import { posix, relative, sep } from 'node:path';
import { sourcePaths } from './imports.mjs';

const maxFiles = 25;
/** What is no room that somebody walks into: tests stand beside what they test, and test support serves them. */
const uncounted = /\.test\.tsx?$|\/testing\//;

/** Finds folders with more source files than a reader takes in. Returns one sentence per folder. */
export function findCrowdedFolders(root) {
  const counts = new Map();
  for (const path of sourcePaths(root)) {
    const file = relative(root, path).split(sep).join('/');
    const folder = posix.dirname(file);
    if (!uncounted.test(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(
      ([folder, count]) => `${folder} holds ${count} source files, more than ${maxFiles}: split it by topic.`,
    );
}

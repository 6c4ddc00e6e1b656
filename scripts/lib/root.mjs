import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns the full path of something in the repository. */
export function inRoot(...parts) {
  return join(root, ...parts);
}

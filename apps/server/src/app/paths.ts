import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the repository's root from wherever this code runs: sources or bundle. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'areas.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('areas.json not found above the server');
  return findRoot(parent);
}

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

export const paths = {
  migrations: join(root, 'apps/server/database/migrations'),
  web: join(root, 'apps/web/dist'),
};

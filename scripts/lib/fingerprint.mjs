import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'coverage']);
const testFile = /\.(test|story)\.tsx?$/;

/**
 * Returns a short text that changes when a file under one of these files or folders (relative to the root) is
 * changed, added or removed. Looks at names, sizes and times only, so that it costs milliseconds. Tests do not count.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, inRoot(path));
  return hash.digest('hex');
}

function addPath(hash, path) {
  if (!existsSync(path)) return;
  const { mtimeMs, size } = statSync(path);
  if (statSync(path).isDirectory()) return addFolder(hash, path);
  hash.update(`${path} ${mtimeMs} ${size}\n`);
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignoredFolders.has(entry.name) || testFile.test(entry.name)) continue;
    addPath(hash, join(folder, entry.name));
  }
}

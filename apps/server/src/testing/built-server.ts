import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/prosa-test-server');
const sources = ['apps/server/src', 'apps/server/vite.config.ts', 'packages', 'package-lock.json'];
const outdatedAfterMs = 3_600_000;

let building: Promise<string> | null = null;

/**
 * Returns the path of the server bundled from the present sources: the one that `npm test` has built, or else one that is
 * built here if they changed since the last time.
 */
export function builtServer(): Promise<string> {
  if (process.env.PROSA_BUILT_SERVER) return Promise.resolve(process.env.PROSA_BUILT_SERVER);
  // Processes that a test starts side by side would otherwise empty each other's half-built folder.
  building ??= build().finally(() => (building = null));
  return building;
}

async function build(): Promise<string> {
  const folder = join(cache, await fingerprint());
  const program = join(folder, 'main.js');
  if (existsSync(program)) return program;
  await dropOutdated();
  const half = `${folder}.${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', half, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], {
    cwd: join(root, 'apps/server'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Another test process may have been faster with the same thing.
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  return program;
}

/** Changes with the name, size or time of any source file; tests do not count. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const inside = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [''];
    for (const name of inside.sort()) {
      if (/node_modules|\.test\.|^dist/.test(name)) continue;
      const { size, mtimeMs } = await stat(join(path, name));
      hash.update(`${source}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function dropOutdated(): Promise<void> {
  if (!existsSync(cache)) return;
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > outdatedAfterMs)
      await rm(path, { recursive: true, force: true });
  }
}

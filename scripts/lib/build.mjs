import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

const shared = ['packages', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const targets = [
  {
    name: 'a interface',
    folder: 'apps/web',
    sources: ['apps/web', 'CHANGELOG.md'],
    product: 'dist/index.html',
    args: ['build'],
  },
  {
    name: 'o servidor',
    folder: 'apps/server',
    sources: ['apps/server'],
    product: 'dist/main.js',
    args: ['build'],
  },
];

/** Builds web and server when their sources changed since their last successful build. */
export async function ensureBuilt() {
  const results = await Promise.all(targets.map(buildIfChanged));
  const failed = results.filter((result) => result !== null);
  if (failed.length > 0) fail(`Não foi possível construir ${failed.join(' nem ')}; o motivo está acima.`);
}

/** Builds a target when it changed; resolves with null when it is up to date, with its name when the build failed. */
async function buildIfChanged({ name, folder, sources, product, args }) {
  const stamp = inRoot(folder, 'dist', '.prosa-build');
  const wanted = fingerprint([...shared, ...sources]);
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (current && existsSync(inRoot(folder, product))) return null;
  console.log(`Construindo ${name}…`);
  rmSync(stamp, { force: true });
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  // Always a production bundle, even when a caller such as the tests sets NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runNode(vite, [...args, '--logLevel', 'warn'], { cwd: inRoot(folder), env });
  if (code !== 0 || !existsSync(inRoot(folder, product))) return name;
  writeFileSync(stamp, wanted);
  return null;
}

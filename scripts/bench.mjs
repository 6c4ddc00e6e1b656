// Measures speeds against the machine's own limit; to run some parts only, name them: `npm run bench
// [desk,inbound,…]`.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeOptions } from './lib/node-options.mjs';

const parts = process.argv[2]?.split(',') ?? [];
const inBrowser = ['desk', 'editor'];
const ofServer = parts.filter((part) => part !== 'driver' && !inBrowser.includes(part));
await ensureInstalled();
await ensureBuilt();
const codes = [];
if (!parts.length || ofServer.length) codes.push(run('apps/server/bench/run.ts', ofServer));
if (!parts.length || parts.includes('driver')) codes.push(run('packages/whatsapp-web/bench/run.ts', []));
for (const part of inBrowser) if (!parts.length || parts.includes(part)) codes.push(await runInBrowser(part));
process.exit(Math.max(...codes));

async function runInBrowser(part) {
  const chromium = await findChromium();
  return chromium === null ? 1 : run(`apps/e2e/bench/${part}.ts`, [], { CHROMIUM_PATH: chromium });
}

function run(script, names, env = {}) {
  const args = names.length ? [names.join(',')] : [];
  const { status } = spawnSync(process.execPath, [...nodeOptions, '--import', 'tsx', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

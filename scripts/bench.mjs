// Measures speeds against the machine's own limit; one part alone by its name: `npm run bench [desk|inbound|…]`.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';

const parts = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
const codes = [];
if (parts[0] !== 'desk') codes.push(run('apps/server/bench/run.ts', parts));
if (!parts.length || parts[0] === 'desk') codes.push(await runDesk());
process.exit(Math.max(...codes));

async function runDesk() {
  const chromium = await findChromium();
  return chromium === null ? 1 : run('apps/e2e/bench/desk.ts', [], { CHROMIUM_PATH: chromium });
}

function run(script, args, env = {}) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

// Measures speeds against the machine's own limit: `npm run bench [inbound|http|dashboard|sockets|autotag|bundle|memory]`.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'apps/server/bench/run.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);

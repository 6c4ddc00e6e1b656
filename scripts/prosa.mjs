// Runs a command of the operator on the installation of the environment: `npm run prosa -- keys rotate`.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

checkNodeVersion();
await ensureInstalled();
await ensureBuilt();
process.exit(await runNode(inRoot('apps/server/dist/prosa.js'), process.argv.slice(2)));

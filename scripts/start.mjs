import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { serve } from './lib/serve.mjs';

checkNodeVersion();
await ensureInstalled();
await ensureBuilt();
serve();

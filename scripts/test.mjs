import { readdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runProjects } from './lib/vitest.mjs';

const filters = process.argv.slice(2);
let counts = { passed: 0, failed: 1 };
// On every way out, also a failed install or build, the last line says how it went.
process.on('exit', () => process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`));

checkNodeVersion();
await ensureInstalled();
await ensureBuilt();

const projects = ['unit'];
const env = {};
// Without a browser the stories have not been shown to work: that is a failure, not a smaller run.
let missing = 0;
if (hasStories()) {
  const chromium = await findChromium();
  if (chromium === null) missing = 1;
  else {
    projects.push('stories');
    env.CHROMIUM_PATH = chromium;
  }
}
// Twice what a small machine has cores: many of these wait for leases, time limits or a browser, and the others go on.
const { passed, failed } = await runProjects(projects, { filters, env, workers: 4 });
counts = { passed, failed: failed + missing };
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

function hasStories() {
  return readdirSync(inRoot('apps/e2e'), { recursive: true }).some((name) => name.endsWith('.story.ts'));
}

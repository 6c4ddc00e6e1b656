import { readdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { checkBeside } from './lib/checks-beside.mjs';
import { findHeadlessShell } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPgbouncer } from './lib/pgbouncer.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runProject } from './lib/vitest.mjs';

const filters = process.argv.slice(2);
/** @type {{ passed: number, failed: number, names: string[], unsteady: string[] }} */
let counts = { passed: 0, failed: 1, names: [], unsteady: [] };
// On every exit, even after a failed install or build, the last line says the result; what failed stands above it.
process.on('exit', () => {
  for (const name of counts.unsteady) process.stdout.write(`unsteady: passed only alone  ${name}\n`);
  for (const name of counts.names) process.stdout.write(`failed  ${name}\n`);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
});

checkNodeVersion();
await ensureInstalled();
// The tests wait so often that the checks cost hardly a second beside them (decision 0044).
const checks = process.env.CHECKS === 'beside' ? checkBeside() : Promise.resolve(true);
// Without one its tests fail and say so: nothing else shows that companies are kept apart behind a pooler.
const pgbouncer = findPgbouncer();
// Two programs that have to be installed wait for each other: the system installs one at a time.
const browser = pgbouncer.then(() => (hasStories() ? findHeadlessShell() : null));
/** More than a small machine has cores: many tests wait for leases, bots or a browser, while others go on. */
const workers = { unit: 4, stories: 3 };
// Components need nothing that is built. The others come one after the other: tests that compare times and tests in a
// browser disturb each other (decision 0044).
const [components] = await Promise.all([runProject('components', { filters }), ensureBuilt()]);
const env = {
  PGBOUNCER_PATH: (await pgbouncer) ?? '',
  PROSA_BUILT_SERVER: inRoot('apps/server/dist/main.js'),
};
const results = [components, await runProject('unit', { filters, workers: workers.unit, env })];
if (hasStories()) results.push(await runStories());

counts = {
  passed: sum(results.map(({ passed }) => passed)),
  failed: sum(results.map(({ failed }) => failed)),
  names: results.flatMap(({ names }) => names),
  unsteady: results.flatMap(({ unsteady }) => unsteady),
};
const isChecked = await checks;
if (!isChecked) counts.names.push('the checks: what they found stands above');
process.exitCode = !isChecked || counts.failed > 0 || counts.passed === 0 ? 1 : 0;

function hasStories() {
  return readdirSync(inRoot('apps/e2e'), { recursive: true }).some((name) => name.endsWith('.story.ts'));
}

async function runStories() {
  const chromium = await browser;
  // Without a browser nothing shows that the stories work: that is a failure, not a smaller run.
  if (chromium === null) return { passed: 0, failed: 1, names: ['stories: no browser'], unsteady: [] };
  return runProject('stories', {
    filters,
    workers: workers.stories,
    env: { ...env, CHROMIUM_PATH: chromium },
  });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

import { readdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { checkBeside } from './lib/checks-beside.mjs';
import { findHeadlessShell } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPgbouncer } from './lib/pgbouncer.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runProjects } from './lib/vitest.mjs';

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
// Components need nothing that is built.
const [components, chromium] = await Promise.all([
  runProjects(['components'], { filters, workers: 2 }),
  browser,
  ensureBuilt(),
]);
// Without a browser nothing shows that the stories work: that is a failure, not a smaller run.
const lacksBrowser = hasStories() && chromium === null;
const withoutBrowser = { passed: 0, failed: 1, names: ['stories: no browser'], unsteady: [] };
const rest = await runProjects(chromium === null ? ['unit'] : ['unit', 'stories'], {
  filters,
  // More than a small machine has cores: many tests wait for leases, bots or a browser, while others go on.
  workers: 4,
  env: {
    PGBOUNCER_PATH: (await pgbouncer) ?? '',
    PROSA_BUILT_SERVER: inRoot('apps/server/dist/main.js'),
    CHROMIUM_PATH: chromium ?? '',
  },
});
const results = [components, rest, ...(lacksBrowser ? [withoutBrowser] : [])];

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

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

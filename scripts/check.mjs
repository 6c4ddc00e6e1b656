import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

checkNodeVersion();
await ensureInstalled();

const steps = [
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--list-different', '.'] },
  {
    // Types as well: the rules that know types need the program that a type check makes (decision 0044).
    name: 'lint and types',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings', '--quiet'],
  },
  { name: 'structure', script: 'scripts/lint/structure.mjs', args: [] },
  { name: 'styles', script: 'scripts/lint/styles.mjs', args: [] },
  { name: 'words', script: 'scripts/lint/words.mjs', args: [] },
];

const breaches = [];
for (const step of steps) await take(step);
if (breaches.length > 0) console.log(`\ncheck failed: ${breaches.join(', ')}`);
process.exitCode = breaches.length > 0 ? 1 : 0;

async function take({ name, script, args }) {
  const began = performance.now();
  const code = existsSync(inRoot(script)) ? await runNode(inRoot(script), args) : 1;
  if (code !== 0) breaches.push(name);
  console.log(
    `${code === 0 ? 'ok    ' : 'BREACH'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
}

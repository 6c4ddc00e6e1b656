import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

checkNodeVersion();
await ensureInstalled();

const format = {
  name: 'format',
  script: 'node_modules/prettier/bin/prettier.cjs',
  args: ['--check', '--log-level=warn', '.'],
};
const others = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  {
    name: 'lint',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings', '--quiet'],
  },
  { name: 'structure', script: 'scripts/lint/structure.mjs', args: [] },
  { name: 'styles', script: 'scripts/lint/styles.mjs', args: [] },
  { name: 'words', script: 'scripts/lint/words.mjs', args: [] },
];

const breaches = [];
// The formatter uses one core for as long as all the others together.
await Promise.all([take(format), takeInTurn(others)]);
if (breaches.length > 0) console.log(`\ncheck failed: ${breaches.join(', ')}`);
process.exitCode = breaches.length > 0 ? 1 : 0;

async function takeInTurn(steps) {
  for (const step of steps) await take(step);
}

async function take({ name, script, args }) {
  const began = performance.now();
  const code = existsSync(inRoot(script)) ? await runNode(inRoot(script), args) : 1;
  if (code !== 0) breaches.push(name);
  console.log(
    `${code === 0 ? 'ok    ' : 'BREACH'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
}

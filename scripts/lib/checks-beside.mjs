import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { inRoot, root } from './root.mjs';

/**
 * Makes the checks with only what others leave of the processor, and prints what they found in one piece. Resolves with
 * whether all is well.
 */
export async function checkBeside() {
  const checks = spawn(process.execPath, [inRoot('scripts/check.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  setPriority(checks.pid, constants.priority.PRIORITY_LOW);
  const end = () => checks.kill();
  process.once('exit', end);
  const report = [];
  for (const stream of [checks.stdout, checks.stderr]) stream.on('data', (part) => report.push(part));
  const [code] = await once(checks, 'close');
  process.off('exit', end);
  process.stdout.write(`\n${Buffer.concat(report).toString()}\n`);
  return code === 0;
}

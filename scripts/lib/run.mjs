import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program to its end with this terminal's output and no input. Resolves with the exit code (1 when a signal
 * ended it).
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a Node program of node_modules, for instance `node_modules/vite/bin/vite.js`. */
export function runNode(script, args, options = {}) {
  return run(process.execPath, [script, ...args], options);
}

/** Runs npm: the one that started this script, or else the one in the PATH. */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return runNode(cli, args);
  return run('npm', args, { shell: process.platform === 'win32' });
}

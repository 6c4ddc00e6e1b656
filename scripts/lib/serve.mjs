import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { nodeOptions } from './node-options.mjs';
import { inRoot, root } from './root.mjs';

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const parentCheckMs = 250;
/** The process that ran this script, before installing and building took their time. */
const parent = process.ppid;
const grandparent = parentOfShell(parent);

/**
 * Runs the built server until it ends, passes our signals to it, and ends with its exit code. The channel between the
 * two carries nothing: when it closes, even because we were killed, the server stops.
 */
export function serve() {
  const main = inRoot('apps/server/dist/main.js');
  const server = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, main], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of forwarded) process.on(signal, () => server.kill(signal));
  watchParent(() => server.kill('SIGTERM'));
  server.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * Calls `onLost` when the shell that runs this script, or npm above it, is gone: npm runs scripts through a shell,
 * which dies of SIGTERM without passing it on and stays when npm is killed. Without npm between us and the caller
 * there is nothing to watch.
 */
function watchParent(onLost) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent) === grandparent) return;
    clearInterval(timer);
    onLost();
  }, parentCheckMs);
  timer.unref();
}

/**
 * Returns the process above a shell that runs this script. Null when the shell replaced itself with the script, as
 * bash does, so that `pid` is npm itself; and where /proc does not say.
 */
function parentOfShell(pid) {
  if (process.platform !== 'linux') return null;
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(basename(process.argv[1]))) return null;
    // The second field is the program's name in brackets and may contain spaces; state and parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ')[1]);
  } catch {
    return null; // it has just ended; the check of our own parent sees that
  }
}

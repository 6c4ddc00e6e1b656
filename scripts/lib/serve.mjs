import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { inRoot, root } from './root.mjs';

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const parentCheckMs = 250;
/** Who ran this script, as it was before installing and building took their time. */
const parent = process.ppid;
const grandparent = parentOfShell(parent);

/**
 * Runs the built server until it ends, hands it our signals, and ends with its exit code. The channel between the two
 * carries nothing: its end, also when we are killed, tells the server to stop.
 */
export function serve() {
  const server = spawn(process.execPath, ['--enable-source-maps', inRoot('apps/server/dist/main.js')], {
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
 * npm runs scripts through a shell, which dies of SIGTERM without passing it on and stays when npm is killed. Losing
 * either is then the signal. Without npm between us and the caller there is nothing to watch.
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
 * The process above a shell that runs this script. Null when the shell has made room for the script and `pid` is npm
 * itself, as bash does; and where /proc does not tell.
 */
function parentOfShell(pid) {
  if (process.platform !== 'linux') return null;
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(basename(process.argv[1]))) return null;
    // The second field is the program's name in brackets and may contain blanks; state and parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ')[1]);
  } catch {
    return null; // it has just ended, which is seen by our own parent
  }
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const parentCheckMs = 250;

/** Runs the built server until it ends, hands it our signals, and ends with its exit code. */
export function serve() {
  const server = spawn(process.execPath, ['--enable-source-maps', inRoot('apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
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
 * npm runs scripts through a shell that dies of SIGTERM without passing it on. Losing that shell is then the signal.
 * Without npm between us and the caller there is nothing to watch.
 */
function watchParent(onLost) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onLost();
  }, parentCheckMs);
  timer.unref();
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';

const lockfile = inRoot('package-lock.json');
const installed = inRoot('node_modules', '.package-lock.json');
const stamp = inRoot('node_modules', '.prosa-install');
/** npm writes both lockfiles within one command, a moment apart. */
const toleranceMs = 10_000;

/**
 * Errors only: npm's warnings are about versions that we pin, such as one that asks for a newer Node than it needs
 * (decision 0007), and a person who starts the product can do nothing about them. A manual `npm ci` shows them all.
 */
const installOptions = [
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
];

/** Installs the dependencies when node_modules is missing or does not belong to the lockfile. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const locked = existsSync(lockfile);
  console.log('Instalando as dependências (só na primeira vez ou quando elas mudam)…');
  // Building and testing need the development tools, whatever NODE_ENV is.
  const code = await runNpm([locked ? 'ci' : 'install', ...installOptions]);
  if (code !== 0) fail('A instalação das dependências falhou; o motivo está acima.');
  writeFileSync(stamp, lockHash());
}

function isInstalled() {
  if (!existsSync(installed)) return false;
  if (!existsSync(lockfile)) return true;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  // After a manual install with npm, npm's own record is as new as the lockfile.
  const byHand = statSync(installed).mtimeMs + toleranceMs >= statSync(lockfile).mtimeMs;
  if (byHand) writeFileSync(stamp, lockHash());
  return byHand;
}

function lockHash() {
  return existsSync(lockfile) ? createHash('sha256').update(readFileSync(lockfile)).digest('hex') : '';
}

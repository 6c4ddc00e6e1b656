import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Returns what `search` finds or, as root on Debian, what it finds once the package is installed. Null, after printing
 * `advice`, when there is none. Without advice there is another way to go on, and a silent network is not waited for.
 */
export async function findOrInstall({ search, debianPackage, purpose, advice }) {
  const found = search();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Instalando o pacote "${debianPackage}" do Debian para ${purpose}…`);
    await install(debianPackage, advice ? [] : impatient);
  }
  const installed = search();
  if (installed === null && advice) console.error(advice);
  return installed;
}

const impatient = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
];

async function install(debianPackage, options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', [...options, 'update', '-qq'], { env });
  if (updated !== 0) return;
  const wanted = ['install', '-y', '-qq', '--no-install-recommends', debianPackage];
  await run('apt-get', [...options, ...wanted], { env });
}

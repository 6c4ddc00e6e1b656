import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Returns what `search` finds or, as root on Debian, what it finds once the package is installed. Null, after printing
 * `advice`, when there is none.
 */
export async function findOrInstall({ search, debianPackage, purpose, advice }) {
  const found = search();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Instalando o pacote "${debianPackage}" do Debian para ${purpose}…`);
    await install(debianPackage);
  }
  const installed = search();
  if (installed === null) console.error(advice);
  return installed;
}

async function install(debianPackage) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  if (updated === 0)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
}

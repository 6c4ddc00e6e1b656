import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findOrInstall } from './debian-program.mjs';

/**
 * Returns the path of a PgBouncer: PGBOUNCER_PATH, an installed one or, as root on Debian, one it installs. Null, after
 * saying what to do, when there is none.
 */
export function findPgbouncer() {
  return findOrInstall({
    search,
    debianPackage: 'pgbouncer',
    purpose: 'os testes através de um pooler',
    advice:
      'Os testes através de um pooler precisam do PgBouncer: instale o pacote "pgbouncer" ou aponte PGBOUNCER_PATH.',
  });
}

function search() {
  const folders = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  const candidates = [process.env.PGBOUNCER_PATH, ...folders.map((folder) => join(folder, 'pgbouncer'))];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

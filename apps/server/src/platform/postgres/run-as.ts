import { execFileSync, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './launcher-error.ts';

/** The system user that PostgreSQL runs as; null means the user of this process. */
export type ServerUser = { uid: number; gid: number } | null;

/**
 * Returns the user to run PostgreSQL as. It refuses to run as root, so root drops to the owner of the existing
 * cluster, or else to `postgres`, or else to `nobody`. Any other user runs it as itself.
 */
export async function chooseServerUser(existingCluster: string): Promise<ServerUser> {
  if (!runningAsRoot()) return null;
  const owner = await stat(existingCluster).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user !== null) return user;
  throw new EmbeddedPostgresError(
    'O PostgreSQL embutido não roda como root e este sistema não tem os usuários "postgres" nem "nobody". Rode como outro usuário ou defina DATABASE_URL.',
  );
}

/** Returns whether the server user may do `access` (a `test` flag: `x` pass through, `r` read, `w` write) on a path. */
export function serverUserMay(user: ServerUser, access: 'x' | 'r' | 'w', path: string): boolean {
  if (user === null) return true;
  try {
    execFileSync('/bin/sh', ['-c', `test -${access} "$0"`, path], {
      ...serverProcess(user),
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns options for a child process of PostgreSQL: its user, a neutral working directory, no PG* settings of the
 * caller.
 */
export function serverProcess(user: ServerUser): Pick<SpawnOptions, 'uid' | 'gid' | 'cwd' | 'env'> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...user, cwd: process.platform === 'win32' ? undefined : '/', env: Object.fromEntries(inherited) };
}

function runningAsRoot(): boolean {
  return process.getuid?.() === 0;
}

function lookUp(name: string): ServerUser {
  try {
    return { uid: readId('-u', name), gid: readId('-g', name) };
  } catch {
    return null;
  }
}

function readId(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
}

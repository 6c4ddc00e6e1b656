import { constants } from 'node:fs';
import { access, chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from './log/log.ts';
import { StartError } from './start-error.ts';

/** The files that the product keeps in DATA_DIR; the folder of the embedded database has its own owner and modes. */
const ours = ['secret.key', 'media', 'outbox', 'simulator', 'postgres.location'];
const forOthers = 0o077;

/**
 * Creates DATA_DIR when it is missing, and makes what an earlier version left readable for others private. Throws a
 * StartError with a pt-BR sentence when the folder cannot be used.
 */
export async function prepareDataDir(dataDir: string, log: Log): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const changed = await makePrivate(dataDir);
    if (changed)
      log.warn({ changed }, 'files in DATA_DIR could be read by other users; now they are private');
  } catch (error) {
    throw new StartError(sentence(dataDir, error), { cause: error });
  }
}

/**
 * Creates the folder and those above it. Node's `recursive` is not used, because it loops for ever where nothing can
 * be created (in /proc, for instance). Root lets others pass through the folder but not list it: its PostgreSQL runs
 * as another user.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  await makeFolder(dirname(path));
  try {
    await mkdir(path, { mode: 0o700 });
    if (process.getuid?.() === 0) await chmod(path, 0o711);
  } catch (error) {
    // Another process of the product may have been faster.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(absent);
  if (found && !found.isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
  return found !== null;
}

async function makePrivate(dataDir: string): Promise<number> {
  let changed = 0;
  for (const name of ours) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(absent);
    if (found && found.mode & forOthers) changed += await closeAll(path);
  }
  return changed;
}

/**
 * Makes a path private and counts the changes. A folder stays open until its contents are done, so that the next start
 * repeats an interrupted one.
 */
async function closeAll(path: string): Promise<number> {
  const { mode } = await stat(path);
  let changed = 0;
  for (const name of await readdir(path).catch(notFolder)) {
    const inside = await lstat(join(path, name)).catch(absent);
    if (inside && !inside.isSymbolicLink()) changed += await closeAll(join(path, name));
  }
  if (!(mode & forOthers)) return changed;
  await chmod(path, mode & ~forOthers & 0o7777);
  return changed + 1;
}

function absent(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function notFolder(error: unknown): string[] {
  if (codeOf(error) === 'ENOTDIR') return [];
  throw error;
}

function sentence(dataDir: string, error: unknown): string {
  const code = codeOf(error);
  const other = 'Corrija isso ou aponte DATA_DIR para outra pasta.';
  if (code === 'ENOTDIR') return `DATA_DIR (${dataDir}) é um arquivo, não uma pasta. ${other}`;
  if (code === 'EEXIST') return `DATA_DIR (${dataDir}) aponta para um lugar que não existe. ${other}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `Sem permissão para usar a pasta de DATA_DIR (${dataDir}). ${other}`;
  if (code === 'EROFS') return `A pasta de DATA_DIR (${dataDir}) está em um disco só de leitura. ${other}`;
  if (code === 'ENOSPC') return `O disco da pasta de DATA_DIR (${dataDir}) está cheio. ${other}`;
  return `A pasta de DATA_DIR (${dataDir}) não pode ser usada (${code}). ${other}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

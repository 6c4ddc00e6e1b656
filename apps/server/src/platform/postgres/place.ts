import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { programPath, locateBinaries } from './locate-binaries.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { chooseServerUser, serverProcess, serverUserMay, type ServerUser } from './run-as.ts';

const run = promisify(execFile);
const sharedRoot = '/var/lib';

/** Where everything of one embedded server is. All paths are reachable by `user`. */
export interface Place {
  user: ServerUser;
  /** Folder with bin/, lib/ and share/ of PostgreSQL. */
  native: string;
  /** Private folder (0700, owned by `user`) that contains everything below. */
  home: string;
  /** The PostgreSQL data directory. */
  cluster: string;
  /** True when a crash of the machine may take the rows, as those of a test run: nothing waits for the disk. */
  isDisposable: boolean;
}

/**
 * Chooses and creates the folders of the embedded server for a DATA_DIR: `<dataDir>/postgres`, or a folder below
 * /var/lib when the user that root drops to cannot pass through to it. In that case the new place is written to
 * `<dataDir>/postgres.location`, so that deleting DATA_DIR really starts afresh.
 */
export async function preparePlace(dataDir: string, isDisposable = false): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const wanted = join(await realpath(dataDir), 'postgres');
  const user = await chooseServerUser(join(wanted, 'cluster'));
  const native = await usableBinaries(user);
  const home = serverUserMay(user, 'x', dirname(wanted)) ? wanted : await relocate(wanted, user);
  await makePrivate(home, user);
  return { user, native, home, cluster: join(home, 'cluster'), isDisposable };
}

async function usableBinaries(user: ServerUser): Promise<string> {
  const found = await locateBinaries();
  const native = serverUserMay(user, 'r', programPath(found, 'postgres')) ? found : await copyBinaries(found);
  await run(programPath(native, 'postgres'), ['--version'], serverProcess(user)).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      'O PostgreSQL embutido não roda neste sistema (ele precisa de glibc). Defina DATABASE_URL com o endereço de um PostgreSQL 15 ou mais novo.',
      { cause },
    );
  });
  return native;
}

async function copyBinaries(found: string): Promise<string> {
  const { mtimeMs } = await stat(programPath(found, 'postgres'));
  const target = join(sharedRoot, `prosa-${shortHash(`${found} ${mtimeMs}`)}`);
  if (!(await exists(target))) {
    const half = `${target}.${randomUUID()}`;
    await mkdir(half, { mode: 0o755 });
    await run('cp', ['-R', found, half]);
    await run('chmod', ['-R', 'a+rX', half]);
    await settle(half, target);
  }
  return join(target, 'native');
}

async function relocate(wanted: string, user: ServerUser): Promise<string> {
  const note = `${wanted}.location`;
  if (await exists(note)) return notedHome(note);
  const home = join(sharedRoot, `prosa-${shortHash(`${wanted} ${randomUUID()}`)}`);
  if (await exists(wanted)) await run('cp', ['-a', wanted, home]);
  await makePrivate(home, user);
  if (user !== null) await run('chown', ['-R', `${user.uid}:${user.gid}`, home]);
  try {
    // `wx`: when several first starts run at once, one place wins and the others follow it.
    await writeFile(note, `${home}\n`, { flag: 'wx' });
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    if (!(await exists(note))) throw error;
  }
  return notedHome(note);
}

async function notedHome(note: string): Promise<string> {
  const home = (await readFile(note, 'utf8')).trim();
  if (await exists(home)) return home;
  throw new EmbeddedPostgresError(
    `O banco de dados ficava em ${home} e não está mais lá. Restaure essa pasta, ou apague ${note} para começar com um banco vazio.`,
  );
}

async function makePrivate(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user !== null) await chown(folder, user.uid, user.gid);
}

/** Moves a finished folder to its name; when another process was faster, its identical copy stays. */
async function settle(half: string, target: string): Promise<void> {
  try {
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

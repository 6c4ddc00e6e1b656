import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseline, earlierSchema } from '../db/baseline.ts';
import { EmbeddedPostgresError } from './launcher-error.ts';
import { programPath } from './locate-binaries.ts';
import type { Place } from './place.ts';
import { isAlive } from './processes.ts';
import { serverProcess } from './run-as.ts';

/** The role and database that the product uses. Not a superuser, so that row level security applies to it. */
export const applicationRole = 'prosa';
const superuser = 'postgres';
const majorVersion = '18';

const firstStatements = [
  `CREATE ROLE ${applicationRole} LOGIN CREATEDB CREATEROLE;`,
  `CREATE DATABASE ${applicationRole} OWNER ${applicationRole};`,
];

/**
 * Creates the cluster when there is none, with the product's role and database. The work happens in a folder beside
 * it that is renamed at the end, so a crash or a second start never meets half a cluster. Throws an
 * EmbeddedPostgresError when the existing cluster is of another PostgreSQL version or an earlier schema, and leaves it
 * as it is.
 */
export async function initCluster(place: Place): Promise<void> {
  if (await hasCluster(place.cluster)) return checkMark(place);
  await removeAbandoned(place.home);
  const half = join(place.home, `init-${process.pid}-${process.hrtime.bigint()}`);
  await program(place, { name: 'initdb', args: [`--pgdata=${half}`, ...initOptions()] });
  const single = ['--single', '-D', half, '-c', 'log_min_messages=error', 'postgres'];
  await program(place, { name: 'postgres', args: single, input: firstStatements.join('\n') });
  // Beside the cluster, and before it: one without a mark is of an earlier version.
  await writeFile(markOf(place), `${baseline}\n`);
  await settle(half, place.cluster);
}

function initOptions(): string[] {
  const libcLocale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  return [
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${libcLocale}`,
    '--data-checksums',
    '--no-instructions',
  ];
}

async function hasCluster(cluster: string): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw new EmbeddedPostgresError(
        `Sem permissão para ler o banco de dados em ${cluster}. Ele foi criado por outro usuário do sistema.`,
        { cause: error },
      );
    },
  );
  if (version === null) return false;
  if (version.trim() === majorVersion) return true;
  throw new EmbeddedPostgresError(
    `O banco de dados em ${cluster} é do PostgreSQL ${version.trim()}, e o embutido é o ${majorVersion}. Restaure uma cópia com a versão certa ou defina DATABASE_URL.`,
  );
}

const markOf = ({ home }: Place) => join(home, 'schema');

async function checkMark(place: Place): Promise<void> {
  const mark = await readFile(markOf(place), 'utf8').catch(() => '');
  if (mark.trim() !== baseline)
    throw new EmbeddedPostgresError(earlierSchema(`O banco de dados em ${place.cluster}`));
}

async function removeAbandoned(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^init-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(home, name), { recursive: true, force: true });
  }
}

async function settle(half: string, cluster: string): Promise<void> {
  try {
    await rename(half, cluster);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await hasCluster(cluster))) throw error;
  }
}

interface ProgramCall {
  name: string;
  args: string[];
  input?: string;
}

function program({ native, user }: Place, { name, args, input }: ProgramCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(programPath(native, name), args, serverProcess(user), (error, _stdout, stderr) => {
      if (error === null && !stderr.includes('ERROR:')) return resolve();
      const cause = new Error(stderr.trim() || 'unknown failure', { cause: error });
      reject(
        new EmbeddedPostgresError(
          'Não foi possível criar o banco de dados embutido (falta espaço em disco?).',
          {
            cause,
          },
        ),
      );
    });
    // A program that dies early closes its input; its exit code says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}

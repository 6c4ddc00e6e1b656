import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, statfs, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(megabyte, 'x');

/** A disk that a test may fill to the last byte, with a data folder on it. */
export interface SmallDisk {
  /** A DATA_DIR on the disk; what the simulated network keeps lies on another one. */
  dataDir: string;
  /** False where the system lets nobody mount a disk: then PostgreSQL is made to refuse as it does on a full one. */
  real: boolean;
  /** Takes all room, but for so many megabytes. */
  fill(connection: pg.ClientConfig, left?: number): Promise<void>;
  makeRoom(connection: pg.ClientConfig): Promise<void>;
  dispose(): Promise<void>;
}

/** Opens a disk of so many megabytes in memory. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-disk-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when we are root
  const [disk, dataDir, elsewhere] = ['disk', 'disk/data', 'elsewhere'].map((name) => join(folder, name));
  if (!disk || !dataDir || !elsewhere) throw new Error('three folders are needed');
  await Promise.all([mkdir(disk), mkdir(elsewhere)]);
  const options = `size=${megabytes}m,mode=755`;
  const real = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  await mkdir(dataDir);
  await symlink(elsewhere, join(dataDir, 'simulator'));
  const ballast = join(disk, 'ballast');
  return {
    dataDir,
    real,
    fill: (connection, left = 0) =>
      real ? fillUp(ballast, left * megabyte) : left === 0 ? refuseRows(connection) : Promise.resolve(),
    makeRoom: (connection) => (real ? rm(ballast, { force: true }) : takeRows(connection)),
    async dispose() {
      if (real) await run('umount', ['-l', disk]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes until only so many bytes are left; with 0 until there is no room for one more. */
async function fillUp(path: string, left: number): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let size = chunk.length; size >= 1 && (left === 0 || (await freeBytes(path)) > left);) {
      try {
        await file.write(chunk, 0, size);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        size = Math.floor(size / 16);
      }
    }
  } finally {
    await file.close();
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const tables = ['messages', 'media'];

const refuseRows = (connection: pg.ClientConfig) =>
  execute(
    connection,
    `create or replace function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    ${tables.map((table) => `create trigger no_room before insert on ${table} execute function refuse_row();`).join('\n')}`,
  );

const takeRows = (connection: pg.ClientConfig) =>
  execute(connection, tables.map((table) => `drop trigger if exists no_room on ${table};`).join('\n'));

async function execute(connection: pg.ClientConfig, statements: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statements);
  await client.end();
}

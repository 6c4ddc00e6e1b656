import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asTenant } from '../platform/db/tenant-role.ts';
import { chooseServerUser, serverProcess } from '../platform/postgres/run-as.ts';
import { eventually } from './eventually.ts';

/** A PgBouncer in front of a test's database. */
export interface Pooler {
  /** The owner's and the tenant role's addresses through it. */
  connection: pg.ClientConfig;
  tenant: pg.ClientConfig;
  stop(): Promise<void>;
}

interface PoolerOptions {
  mode?: 'transaction' | 'session';
  /** Signs in at PostgreSQL as the owner for every user: what `user=` in PgBouncer's list of databases does. */
  everybodyIsOwner?: boolean;
}

/** Starts a real PgBouncer, with fewer server connections than a server process opens to it. */
export async function startPooler(
  database: pg.ClientConfig,
  { mode = 'transaction', everybodyIsOwner = false }: PoolerOptions = {},
): Promise<Pooler> {
  const owner = new pg.Client(database);
  const tenant = new pg.Client(asTenant(database));
  const folder = await mkdtemp(join(tmpdir(), 'prosa-pooler-'));
  await chmod(folder, 0o755); // PgBouncer runs as PostgreSQL's user when we are root
  const port = await freePort();
  const users = [owner, tenant].map(({ user, password }) => `"${user}" "${String(password ?? '')}"`);
  await writeFile(join(folder, 'users.txt'), users.join('\n'));
  const fixed = everybodyIsOwner ? ` user=${owner.user}` : '';
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${owner.host} port=${owner.port}${fixed}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 20 : 4}
max_client_conn = 200
`,
  );
  const stopped = await run(folder, owner.host);
  const through = (user: string | undefined) => ({
    host: '127.0.0.1',
    port,
    user: user ?? '',
    database: owner.database ?? '',
  });
  const pooler = { connection: through(owner.user), tenant: through(tenant.user), stop: stopped };
  await eventually(() => isUp(pooler.connection));
  return pooler;
}

/** Starts the program as the user that may reach PostgreSQL's socket; returns how to end it. */
async function run(folder: string, socketFolder: string): Promise<() => Promise<void>> {
  const program = process.env.PGBOUNCER_PATH || '/usr/sbin/pgbouncer';
  if (!existsSync(program))
    throw new Error('no PgBouncer: install the package "pgbouncer" or set PGBOUNCER_PATH');
  const user = serverProcess(await chooseServerUser(socketFolder));
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...user, stdio: 'ignore' });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

async function isUp(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

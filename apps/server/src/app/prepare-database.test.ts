import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { cloneDatabase } from '../testing/database.ts';
import { startPooler } from '../testing/pooler.ts';
import { connectionUrl } from '../testing/server-process.ts';
import { systemIds } from '../platform/clock/ids.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import type { DoorAddresses } from '../platform/db/check-doors.ts';
import { asTenant, tenantRole } from '../platform/db/tenant-role.ts';

let database: pg.ClientConfig;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  const place = await cloneDatabase();
  database = place.connection;
  endings.push(place.drop);
});
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

const start = (addresses: Partial<DoorAddresses>) =>
  prepareDatabase({ connection: database, ...addresses, log: createLog('silent'), ids: systemIds });

/** The tenant's address through something that replaces one text by another of the same length. */
async function rewriting(from: string, to: string): Promise<pg.ClientConfig> {
  const { host, port } = new pg.Client(database);
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    sockets.push(client, server);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    server.pipe(client);
    client.on('data', (part: Buffer) =>
      server.write(Buffer.from(part.toString('latin1').replaceAll(from, to), 'latin1')),
    );
    client.on('close', () => server.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const tenant = new pg.Client(asTenant(database));
  return {
    host: '127.0.0.1',
    port: (proxy.address() as AddressInfo).port,
    user: tenantRole,
    password: tenant.password,
    database: tenant.database,
  };
}

it('starts through something that passes everything on, and says that statements stay prepared', async () => {
  expect(await start({ tenant: await rewriting('x', 'x') })).toEqual({ keepsStatements: true });
});

it.each([
  ['drops what is set', `set_config('app.account_id'`, `set_config('apx.account_id'`],
  ['keeps what is set for the next', `'app.account_id', $1, true`, `'app.account_id', $1,false`],
])('refuses to start through something that %s', async (_what, from, to) => {
  const tenant = await rewriting(from, to);
  await expect(start({ tenant })).rejects.toThrow(/não chega ao banco de dados, ou fica na conexão/);
});

it('refuses to start through a pooler that signs companies in as the owner, or that shares sessions', async () => {
  const pooler = await startPooler(database, { everybodyIsOwner: true });
  endings.push(pooler.stop);
  const asOwner = start({ ...pooler, direct: database });
  await expect(asOwner).rejects.toThrow(/entrariam no banco de dados como ".+" em vez de "prosa_tenant"/);
  await expect(asOwner).rejects.toThrow(StartError);
  await expect(start({ connection: pooler.connection })).rejects.toThrow(/Defina DATABASE_DIRECT_URL/);
});

it('refuses a tenant’s address with other settings, the tenant’s as the owner’s, and one of another database', async () => {
  const url = new URL(connectionUrl(asTenant(database)));
  url.searchParams.set('options', '-c plan_cache_mode=auto');
  await expect(start({ tenant: { connectionString: url.href } })).rejects.toThrow(
    /plan_cache_mode=auto, e o Prosa precisa de plan_cache_mode=force_generic_plan/,
  );
  await expect(start({ connection: asTenant(database), direct: database })).rejects.toThrow(
    /não é o dono das tabelas/,
  );
  const other = await cloneDatabase();
  endings.push(other.drop);
  await expect(start({ tenant: asTenant(other.connection) })).rejects.toThrow(
    /levam a bancos de dados diferentes/,
  );
});

it('makes the tenant’s password from the owner’s, and gives it none when the owner has none', () => {
  const tenant = new pg.Client(
    asTenant({ connectionString: 'postgres://dona:segredo@db:5433/prosa?user=outra' }),
  );
  expect(tenant).toMatchObject({ user: tenantRole, host: 'db', port: 5433, database: 'prosa' });
  expect(tenant.password).toMatch(/^[\w-]{43}$/);
  expect(asTenant({ host: 'db', user: 'dona', password: 'outro' }).password).not.toBe(tenant.password);
  expect(asTenant({ host: 'db', user: 'dona' }).password).toBe('');
});

import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sealedColumns } from '../app/areas.ts';
import { rotateKeys } from '../platform/crypto/rotate-keys.ts';
import { createSecretBox } from '../platform/crypto/secret-box.ts';
import type { Queryable } from '../platform/db/queryable.ts';
import { sql } from '../platform/db/sql.ts';
import { runProsa } from '../testing/run-prosa.ts';
import { serverTest as it } from '../testing/server-test.ts';
import type { TestServer } from '../testing/test-server.ts';

const old = 'only-for-tests-0123456789-abcdefghij';
const fresh = 'new-for-tests-0123456789-abcdefghijk';
const underOld = createSecretBox(old);
const underBoth = createSecretBox(fresh, [old]);
const underFresh = createSecretBox(fresh);

const across = ({ runtime }: TestServer) => runtime.database.acrossAccounts;

/** Reads what a box opens of a company's secrets, by name; null for what it does not open. */
async function secretsOf(server: TestServer, account_id: string, box: typeof underFresh) {
  const rows = await across(server).rows<{ name: string; sealed: Buffer }>(
    sql`select name, sealed from flow_secrets where account_id = ${account_id} order by name`,
  );
  return rows.map(({ sealed }) => (box.knows(sealed) ? box.open(sealed) : null));
}

async function addSecrets(server: TestServer, account_id: string, many: number): Promise<string[]> {
  const names = Array.from({ length: many }, (_, at) => `senha ${String(at).padStart(4, '0')}`);
  const sealed = names.map((name) => underOld.seal(`valor de ${name}`));
  await across(server).run(
    sql`insert into flow_secrets (account_id, name, sealed)
      select ${account_id}, name, sealed from unnest(${names}::text[], ${sealed}::bytea[]) as one(name, sealed)`,
  );
  return names.map((name) => `valor de ${name}`);
}

it('seals logins and secrets again under the new key, says how many, and finds nothing the second time', async ({
  server,
}) => {
  const company = await server.createCompany();
  const channel = await company.addChannel();
  await company.owner.call(calls.saveFlowSecret, {
    name: 'loja',
    value: 'Bearer x',
    hosts: ['api.loja.com'],
  });
  const settings = { SECRET_KEY: fresh, EARLIER_SECRET_KEYS: old };
  const without = await runProsa(server, 'keys rotate', { SECRET_KEY: fresh });
  expect(without.code).toBe(1);
  expect(without.said).toContain(`2 continuam selados com a chave ${underOld.keyId.toString('hex')}`);
  const ran = await runProsa(server, 'keys rotate', settings);
  expect(ran).toEqual({ code: 0, said: expect.stringMatching(/^2 selados de novo .*\nNada mais/) as string });
  expect(await secretsOf(server, company.account_id, underFresh)).toEqual(['Bearer x']);
  const login = await across(server).row<{ credentials: Buffer }>(
    sql`select credentials from channels where id = ${channel._id}`,
  );
  expect(underFresh.open(login?.credentials ?? Buffer.of())).toContain('prosa-sim-login');
  expect((await runProsa(server, 'keys rotate', settings)).said).toContain('0 selados de novo');
});

it('goes on where an interrupted rotation stopped', async ({ server }) => {
  const { account_id } = await server.createCompany();
  const values = await addSecrets(server, account_id, 450);
  let writes = 0;
  const dying: Queryable = {
    ...across(server),
    run: async (...statement) => {
      writes += 1;
      if (writes === 2) throw new Error('killed');
      return across(server).run(...statement);
    },
  };
  await expect(rotateKeys(dying, underBoth, sealedColumns)).rejects.toThrow('killed');
  const half = await secretsOf(server, account_id, underFresh);
  expect(half.filter((value) => value !== null)).toHaveLength(200);
  expect(await secretsOf(server, account_id, underBoth)).toEqual(values);
  expect((await rotateKeys(across(server), underBoth, sealedColumns)).resealed).toBe(250);
  expect(await secretsOf(server, account_id, underFresh)).toEqual(values);
});

it('leaves what somebody saves meanwhile, and counts what was damaged', async ({ server }) => {
  const { account_id } = await server.createCompany();
  await addSecrets(server, account_id, 2);
  const ofCompany = sql`account_id = ${account_id}`;
  await across(server).run(
    sql`update flow_secrets set sealed = sealed || 'x'::bytea where ${ofCompany} and name = 'senha 0001'`,
  );
  const saved = underFresh.seal('salvo agora');
  const slow: Queryable = {
    ...across(server),
    run: async (...statement) => {
      await across(server).run(
        sql`update flow_secrets set sealed = ${saved} where ${ofCompany} and name = 'senha 0000'`,
      );
      return across(server).run(...statement);
    },
  };
  const rotated = await rotateKeys(slow, underBoth, sealedColumns);
  expect(rotated).toEqual({ resealed: 0, unknown: new Map(), damaged: 1 });
  const row = await across(server).row<{ sealed: Buffer }>(
    sql`select sealed from flow_secrets where ${ofCompany} and name = 'senha 0000'`,
  );
  expect(underBoth.open(row?.sealed ?? Buffer.of())).toBe('salvo agora');
});

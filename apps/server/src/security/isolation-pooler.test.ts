import type pg from 'pg';
import { expect } from 'vitest';
import { calls, isStaffCall } from '@prosa/contract';
import { settledDigest } from '../testing/contract/company-digest.ts';
import { idFieldsOf } from '../testing/contract/contract-walker.ts';
import { callNames, validInputsOf } from '../testing/contract/valid-inputs.ts';
import { perform } from '../testing/perform.ts';
import { startPooler } from '../testing/pooler.ts';
import { serverTest } from '../testing/server-test.ts';
import { sql } from '../platform/db/sql.ts';

/** The whole product behind a PgBouncer in transaction mode, whose few connections serve all companies in turn. */
const it = serverTest.extend('serverOptions', { scope: 'file' }, () => ({
  through: (database: pg.ClientConfig) => startPooler(database),
}));

interface Asked {
  name: keyof typeof calls;
  input: object;
}

/** Those of staff name rows of any company on purpose. */
const withIds = callNames(calls).filter(
  (name) => idFieldsOf(calls[name].input).length && !isStaffCall(calls[name]),
);

it('behind a pooler no call takes another company’s ids, and each takes its own', async ({
  server,
  scope,
  otherScope,
}) => {
  const asked: Asked[] = [];
  for (const name of withIds)
    for (const input of await validInputsOf(name, scope)) asked.push({ name, input });
  const make = ({ name, input }: Asked, token: string) =>
    perform(server.url, { call: calls[name], input, token });
  expect(asked.length).toBeGreaterThanOrEqual(withIds.length);
  const before = await settledDigest(server, scope.company.account_id);
  for (const one of asked) {
    const { status } = await make(one, otherScope.company.owner.token);
    expect({ name: one.name, status }).toEqual({ name: one.name, status: 404 });
  }
  expect(await settledDigest(server, scope.company.account_id)).toEqual(before);
  // Positive control: where the ids belong, the same inputs work.
  for (const one of asked) {
    const { status } = await make(one, scope.company.owner.token);
    expect({ name: one.name, status }).toEqual({ name: one.name, status: 200 });
  }
});

it('behind a pooler many companies that read and write at once each see their own rows alone', async ({
  server,
}) => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => server.createCompany()));
  const { database } = server.runtime;
  const lookAs = async (account_id: string) => {
    const door = database.forAccount(account_id);
    const owners = sql`select account_id from users union select id from accounts`;
    const [alone, inside] = await Promise.all([
      door.rows<{ account_id: string }>(owners),
      door.transaction((tx) => tx.rows<{ account_id: string }>(owners)),
    ]);
    return [...alone, ...inside].map((row) => row.account_id);
  };
  const looks = Array.from({ length: 40 }, () => companies).flat();
  const seen = await Promise.all(looks.map(({ account_id }) => lookAs(account_id)));
  expect(seen).toEqual(looks.map(({ account_id }) => [account_id, account_id]));
  // Positive control: the owner's door sees them all.
  const all = await database.acrossAccounts.rows<{ id: string }>(sql`select id from accounts`);
  expect(all.map(({ id }) => id)).toEqual(
    expect.arrayContaining(companies.map(({ account_id }) => account_id)),
  );
});

it('behind a pooler messages go in and out, and a screen hears of them', async ({ talk }) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Bom dia');
  const { _id: conversation_id } = await talk.conversation(phone);
  await talk.company.owner.call(calls.sendMessage, {
    conversation_id,
    text: 'Bom dia, em que posso ajudar?',
  });
  await talk.reads(phone, 'Bom dia', 'Bom dia, em que posso ajudar?');
  await expect
    .poll(async () => (await talk.inbox(phone)).map(({ message }) => message))
    .toContain('Bom dia, em que posso ajudar?');
});

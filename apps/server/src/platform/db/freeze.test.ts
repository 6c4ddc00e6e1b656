import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { rowsOfAccount } from '../../testing/account-rows.ts';
import { eventually } from '../../testing/eventually.ts';
import { runProsa } from '../../testing/run-prosa.ts';
import { serverTest as it } from '../../testing/server-test.ts';
import { openTalk } from '../../testing/talk.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { freezeCompany, isFrozen, unfreezeCompany } from './freeze.ts';
import { isCompanyFrozen } from './frozen.ts';
import { sql } from './sql.ts';

const across = ({ runtime }: TestServer) => runtime.database.acrossAccounts;

/** Writes again and again until `stop`; counts what was stored and what was refused. */
function keepWriting(write: () => Promise<unknown>) {
  const counts = { stored: 0, refused: 0, other: [] as unknown[] };
  let stopped = false;
  const done = (async () => {
    while (!stopped)
      await write().then(
        () => (counts.stored += 1),
        (error: unknown) => (isCompanyFrozen(error) ? (counts.refused += 1) : counts.other.push(error)),
      );
  })();
  return {
    counts,
    stop: () => {
      stopped = true;
      return done;
    },
  };
}

describe('while a company is frozen', () => {
  it('nothing that raced with the freeze is stored after it, and a neighbour goes on', async ({ server }) => {
    const companies = [await server.createCompany(), await server.createCompany()] as const;
    const writers = companies.map(({ account_id }) => {
      const db = server.runtime.database.forAccount(account_id);
      const alone = sql`insert into upload_days (account_id, day, files, bytes) values (${account_id}, '2026-01-01', 1, 1)
        on conflict (account_id, day) do update set files = upload_days.files + 1`;
      return [
        keepWriting(() => db.run(alone)),
        keepWriting(() => db.transaction(async (tx) => tx.record({ type: 'contacts.changed', payload: {} }))),
        keepWriting(() => db.transaction((tx) => tx.run(alone))),
      ];
    });
    const [ours = [], theirs = []] = writers;
    await eventually(() => writers.flat().every(({ counts }) => counts.stored > 20));
    const [{ account_id }] = companies;
    const frozen = await freezeCompany(across(server), account_id);
    const after = await rowsOfAccount(server.connection, account_id);
    const before = theirs.map(({ counts }) => counts.stored);
    await eventually(
      () =>
        ours.every(({ counts }) => counts.refused > 20) &&
        theirs.every(({ counts }, at) => counts.stored > (before[at] ?? 0) + 20),
    );
    expect(await rowsOfAccount(server.connection, account_id)).toEqual(after);
    expect(frozen).toMatchObject({ state: 'frozen' });
    await unfreezeCompany(across(server), account_id);
    const stored = ours.map(({ counts }) => counts.stored);
    await eventually(() => ours.every(({ counts }, at) => counts.stored > (stored[at] ?? 0)));
    await Promise.all(writers.flat().map(({ stop }) => stop()));
    expect(writers.flat().flatMap(({ counts }) => counts.other)).toEqual([]);
  });

  it('a transaction that wrote before is waited for, and is part of what is frozen', async ({ server }) => {
    const { account_id } = await server.createCompany();
    const state = { frozen: false };
    let freezing: Promise<unknown> = Promise.resolve();
    await server.runtime.database.forAccount(account_id).transaction(async (tx) => {
      await tx.run(
        sql`insert into upload_days (account_id, day, files, bytes) values (${account_id}, '2026-01-01', 1, 1)`,
      );
      freezing = freezeCompany(across(server), account_id).then(() => (state.frozen = true));
      // The mark is set, and only the open transaction is waited for.
      await eventually(() => isFrozen(across(server), account_id));
      const looks = server.runtime.database.acrossAccounts;
      for (let look = 0; look < 10; look += 1) await looks.row(sql`select 1`);
      expect(state.frozen).toBe(false);
    });
    await freezing;
    const row = await across(server).row(sql`select from upload_days where account_id = ${account_id}`);
    expect(row).not.toBeNull();
  });

  it('calls that change something say so and when to try again; what is read is read', async ({ server }) => {
    const { owner, account_id } = await server.createCompany();
    await freezeCompany(across(server), account_id);
    const { token } = owner;
    const post = (path: string, body: object) =>
      fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const refused = await post(calls.saveTag.path, { name: 'VIP' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      error: true,
      message: expect.stringMatching(/em manutenção/) as string,
    });
    expect((await post(calls.getTags.path, {})).status).toBe(200);
    await unfreezeCompany(across(server), account_id);
    expect((await post(calls.saveTag.path, { name: 'VIP' })).status).toBe(200);
  });

  it('what customers write waits at the network, and what was to be sent in the outbox; both come once', async ({
    server,
  }) => {
    const talk = await openTalk(server);
    const neighbour = await openTalk(server);
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    const { account_id } = talk.company;
    await freezeCompany(across(server), account_id);
    const before = await rowsOfAccount(server.connection, account_id);
    await talk.writes(phone, 'Estão aí?');
    await talk.writes(phone, 'Alô');
    const other = neighbour.phone();
    await neighbour.writes(other, 'Bom dia');
    await neighbour.reads(other, 'Bom dia');
    expect(await rowsOfAccount(server.connection, account_id)).toEqual(before);
    await unfreezeCompany(across(server), account_id);
    await talk.reads(phone, 'Oi', 'Estão aí?', 'Alô');
    await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Estamos' });
    await eventually(async () => (await talk.inbox(phone)).some(({ message }) => message === 'Estamos'));
    const letters = await across(server).row<{ count: number }>(
      sql`select count(*)::integer as count from inbound_dead_letters where account_id = ${account_id}`,
    );
    expect(letters?.count).toBe(0);
  });
});

it('the operator freezes and unfreezes a company by its id', async ({ server }) => {
  const { account_id } = await server.createCompany();
  expect(await runProsa(server, `freeze ${account_id}`)).toMatchObject({
    code: 0,
    said: expect.stringContaining('está congelada no evento') as string,
  });
  expect(await isFrozen(across(server), account_id)).toBe(true);
  expect((await runProsa(server, `unfreeze ${account_id}`)).said).toContain('grava de novo');
  expect(await isFrozen(across(server), account_id)).toBe(false);
  for (const command of ['freeze 7', 'freeze loja', `unfreeze ${account_id}`])
    expect((await runProsa(server, command)).code).toBe(1);
});

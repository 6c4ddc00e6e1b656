import { calls } from '@prosa/contract';
import { startFakeGuru } from '@prosa/fakes';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { enter } from '../../testing/test-company.ts';
import { createGuruClient } from './guru/client.ts';
import { ProviderSilent } from './provider/provider.ts';
import { reconcileDue } from './reconcile/reconcile.ts';
import { releaseClosed } from './subscriptions/close-ended.ts';
import { billingTest as it } from './testing/billing-test.ts';

const hourMs = 60 * 60 * 1000;
const digits = '12345678909';

describe('an outage', () => {
  it('of ours that lost webhooks for good is repaired by reconciliation', async ({
    server,
    guru,
    hook,
    newEmail,
    time,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const email = newEmail();
    guru.admin.sending({ deliver: false });
    guru.admin.subscriptions({ email });
    guru.admin.sending({ deliver: true });
    time.pass(11 * 60 * 1000);
    await reconcileDue(server.runtime);
    await eventually(() => enter(server.url, calls.auth.path, { email, password: digits }));
  });

  it('of the provider locks nobody out, and the owner sees since when it lasts', async ({
    server,
    guru,
    hook,
    newEmail,
    time,
    rows,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const email = newEmail();
    guru.admin.subscriptions({ email, trial_days: 1 });
    const owner = await eventually(() => enter(server.url, calls.auth.path, { email, password: digits }));
    await owner.call(calls.changeUserPassword, { old_password: digits, password: 'segredo-de-teste' });
    // The purchase is settled a moment after its access is given; from then on only the end of the trial is due.
    await eventually(async () =>
      expect(
        await rows(sql`select from subscriptions where email = ${email} and due > ${time.now()}`),
      ).toHaveLength(1),
    );
    guru.admin.faults({ drop: true, times: 1_000_000 });
    // The last day of a trial of one day ends up to 51 hours later: days are those of São Paulo.
    time.pass(52 * hourMs);
    const again = await enter(server.url, calls.auth.path, { email, password: 'segredo-de-teste' });
    const look = () => again.call(calls.getSubscription, {});
    await eventually(async () => expect((await look()).stale_since).not.toBeNull());
    expect(await look()).toMatchObject({ access: { is_open: true }, last_status: 'trial' });
    guru.admin.faults({});
    time.pass(hourMs);
    await eventually(async () =>
      expect(await look()).toMatchObject({
        access: { is_open: false, reason: 'trial_over' },
        stale_since: null,
      }),
    );
    // The numbers stay connected for a week; nothing is deleted.
    const released: string[] = [];
    const release = async (_runtime: unknown, account_id: string) => void released.push(account_id);
    await releaseClosed(server.runtime, release);
    expect(released).toEqual([]);
    time.pass(8 * 24 * hourMs);
    await releaseClosed(server.runtime, release);
    expect(released).toEqual([again.user.account._id]);
    expect(await rows(sql`select 1 as one from users where email = ${email} and not filed`)).toHaveLength(1);
  });

  it('of the database is answered 503, so that Guru sends again', async ({ guru, server }) => {
    await server.runtime.database.acrossAccounts.run(
      sql`alter table billing_inbox rename to billing_inbox_away`,
    );
    const { id } = guru.admin.subscriptions({ email: 'fora@teste.prosa' });
    await eventually(() => guru.emitter.deliveries.some((one) => one.id === id && one.status === 503));
    await server.runtime.database.acrossAccounts.run(
      sql`alter table billing_inbox_away rename to billing_inbox`,
    );
    await eventually(() => guru.emitter.deliveries.some((one) => one.id === id && one.status === 200));
  });
});

describe('the client', () => {
  it('obeys Retry-After, asks the same only once at a time, and gives up after three tries', async ({
    time,
    onTestFinished,
  }) => {
    // One of its own: the server asks the other one whenever it likes.
    const guru = await startFakeGuru({ clock: time, perPage: 50 });
    onTestFinished(() => guru.close());
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const settings = { baseUrl: guru.url, userToken: guru.world.user_token, clock: time, random: () => 0.5 };
    const client = createGuruClient({ ...settings, wait });
    const { id } = guru.admin.subscriptions({ email: 'cliente@teste.prosa' });
    guru.admin.faults({ status: 429, retry_after: 12, times: 2 });
    expect(await client.get(`subscriptions/${id}`)).toMatchObject({ id });
    expect(waits).toEqual([12_000, 12_000]);
    const before = guru.world.asked.length;
    await Promise.all(Array.from({ length: 20 }, () => client.get(`subscriptions/${id}`)));
    expect(guru.world.asked.length).toBe(before + 1);
    expect(await client.get('subscriptions/unknown')).toBeNull();
    for (const fault of [{ status: 500 }, { truncate: true }, { drop: true }]) {
      guru.admin.faults({ ...fault, times: 3 });
      await expect(client.get(`subscriptions/${id}`)).rejects.toThrow(ProviderSilent);
      await client.get(`subscriptions/${id}`);
    }
    const stranger = createGuruClient({ ...settings, userToken: 'x'.repeat(30), wait });
    await expect(stranger.get(`subscriptions/${id}`)).rejects.toThrow('answered 401');
  });
});

import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { accountToken, billingTest as it } from './testing/billing-test.ts';

const headers = { 'content-type': 'application/json' };
const send = async (hook: string, body: string, type = headers) =>
  (await fetch(hook, { method: 'POST', headers: type, body })).status;
const sale = (change: object = {}) =>
  JSON.stringify({
    webhook_type: 'transaction',
    api_token: accountToken,
    id: 'a-sale',
    status: 'approved',
    dates: { updated_at: '2026-03-01T12:00:08Z' },
    payment: { total: 197 },
    product: { internal_id: 'plano-solo' },
    ...change,
  });

describe('the webhook', () => {
  it('answers 401 to a wrong token and keeps nothing but that it came', async ({ hook, rows, settings }) => {
    expect(await send(hook, sale({ api_token: 'x'.repeat(40) }))).toBe(401);
    expect(await send(hook, sale({ api_token: [accountToken] }))).toBe(401);
    expect(await send(hook, sale({ api_token: settings.userToken }))).toBe(401);
    expect(await rows(sql`select id from billing_inbox`)).toEqual([]);
    const [incident] = await rows<{ kind: string; times: number; all: string }>(
      sql`select kind, times, details::text as all from billing_incidents`,
    );
    expect(incident).toMatchObject({ kind: 'token_refused', times: 3 });
    expect(incident?.all).not.toMatch(/xxxx|TEST|user-token/);
    // Positive control; both tokens count while one is replaced.
    expect(await send(hook, sale())).toBe(200);
    expect(await send(hook, sale({ id: 'another', api_token: settings.accountTokens[1] }))).toBe(200);
    expect(await rows(sql`select id from billing_inbox`)).toHaveLength(2);
  });

  it('answers 422 to what cannot be read, which it keeps apart, and 200 to kinds nobody knows', async ({
    hook,
    rows,
  }) => {
    for (const body of [
      '{"api_token":"' + accountToken + '", broken',
      '[]',
      sale({ status: undefined }),
      sale({ payment: {} }),
      'x'.repeat(1024 * 1024 + 1),
    ])
      expect(await send(hook, body)).toBe(422);
    const kept = await rows<{ problem: string; body: string }>(
      sql`select problem, body from billing_quarantine order by id`,
    );
    expect(kept.map(({ problem }) => problem)).toEqual([
      'the body is no JSON object',
      'the body is no JSON object',
      "'status' is missing",
      "'payment.total' is no amount",
      'the body is longer than 1 MiB',
    ]);
    expect(kept.filter(({ body }) => body.includes(accountToken))).toEqual([]);
    expect(await send(hook, sale({ webhook_type: 'eticket', id: 'ticket' }))).toBe(200);
    await eventually(async () =>
      expect(await rows(sql`select state, reason from billing_inbox where kind = 'eticket'`)).toEqual([
        { state: 'ignored', reason: 'kind eticket' },
      ]),
    );
  });

  it('takes forms, wrapped bodies and amounts in cents', async ({ guru, hook, newEmail, rows }) => {
    expect(hook).toContain('/webhooks/guru');
    for (const mode of ['form_encoded', 'wrapped', 'extra_fields', 'cents'] as const) {
      const email = newEmail();
      const { id } = guru.admin.subscriptions({ email, mode });
      await guru.emitter.settled();
      await eventually(async () =>
        expect(await rows(sql`select 1 from sales where subscription_ref = ${id}`)).toHaveLength(1),
      );
      const total = mode === 'cents' ? 2937 : 19_700;
      expect(await rows(sql`select total_cents from sales where subscription_ref = ${id}`)).toEqual([
        { total_cents: total },
      ]);
    }
  });

  // How fast each is answered is measured by `npm run bench webhooks`.
  it('takes 500 at once, each the first time, and works all of them off', async ({
    guru,
    hook,
    newEmail,
    rows,
  }) => {
    const url = hook;
    guru.admin.sending({ deliver: false });
    const sent: string[] = [];
    guru.emitter.listener = (payload) => void sent.push(JSON.stringify(payload));
    const ids = Array.from({ length: 20 }, () => guru.admin.subscriptions({ email: newEmail() }).id);
    for (let turn = 0; sent.length < 500; turn += 1)
      for (const id of ids) guru.admin.advance({ id, to: turn % 2 ? 'active' : 'pastdue' });
    const bodies = sent.slice(0, 500);
    expect(new Set(await Promise.all(bodies.map((body) => send(url, body))))).toEqual(new Set([200]));
    guru.admin.sending({ deliver: true });
    const companies = () =>
      rows(sql`select count(*)::int as companies from subscriptions
      where ref = any(${ids}::text[]) and bound_account is not null and mail_due = ''`);
    await eventually(async () => expect(await companies()).toEqual([{ companies: 20 }]));
    // What only repeats a state that is known may still be read when every company has its access.
    const open = () => rows(sql`select 1 from billing_inbox where state not in ('done', 'ignored')`);
    await eventually(async () => expect(await open()).toEqual([]));
  });
});

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

  it('takes forms and wrapped bodies, and 500 in a burst', async ({ guru, hook, newEmail, rows }) => {
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
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => send(hook, sale({ id: `burst ${index}` }))),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('raises an alarm when the provider switches webhooks off', async ({ guru, hook, rows }) => {
    expect(hook).toContain('/webhooks/guru');
    guru.admin.emit({ event: 'deactivation' });
    await eventually(async () =>
      expect(await rows(sql`select kind from billing_incidents where kind = 'hook_disabled'`)).toHaveLength(
        1,
      ),
    );
    guru.emitter.enable();
  });
});

import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';
import { accountToken, billingTest } from './testing/billing-test.ts';

// Each test's senders come from networks of their own.
const it = billingTest.extend(
  'serverOptions',
  { scope: 'file' },
  ({ time, settings }): TestServerOptions => ({
    clock: time,
    config: { guru: settings, trustProxy: 1 },
  }),
);
const headers = { 'content-type': 'application/json' };
const post = async (hook: string, body: string, from: string) => {
  const answer = await fetch(hook, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body,
  });
  return answer.status;
};
const sale = (id: string) =>
  JSON.stringify({
    webhook_type: 'transaction',
    api_token: accountToken,
    id,
    status: 'approved',
    dates: { updated_at: '2026-03-01T12:00:08Z' },
    payment: { total: 197 },
    product: { internal_id: 'plano-solo' },
  });

describe('somebody who floods the webhook', () => {
  it('is not listened to for a while, and what others send is kept', async ({ hook, rows, time }) => {
    const broken = '[]'.padEnd(9000);
    const flood = Array.from({ length: 300 }, () => post(hook, broken, '203.0.113.9'));
    // Also behind the same address.
    expect(await post(hook, sale('of guru'), '203.0.113.9')).toBe(200);
    const answers = await Promise.all(flood);
    expect(new Set(answers)).toEqual(new Set([422, 429]));
    // Sixty at first, and two a second.
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(100);
    time.pass(60_000);
    expect(await post(hook, broken, '203.0.113.9')).toBe(422);
    await eventually(async () => expect(await rows(sql`select 1 from sales`)).toHaveLength(1));
  });

  it('fills nothing, also from thousands of addresses', async ({ hook, rows }) => {
    const guess = JSON.stringify({ api_token: 'x'.repeat(40), webhook_type: 'transaction' });
    for (let network = 0; network < 200; network += 1) {
      expect(await post(hook, guess, `10.0.${network}.1`)).toBe(401);
      expect(await post(hook, 'x', `10.1.${network}.1`)).toBe(422);
    }
    const [sum] = await rows<{ kept: number; bytes: number; incidents: number }>(
      sql`select count(*)::int as kept, max(length(body))::int as bytes,
        (select count(*)::int from billing_incidents) as incidents from billing_quarantine`,
    );
    // Together no more than 120 at first, and one a minute.
    expect(sum?.kept).toBeGreaterThan(0);
    expect((sum?.kept ?? 0) + (sum?.incidents ?? 0)).toBeLessThan(130);
    expect(sum?.bytes).toBeLessThanOrEqual(4096);
    // What has a token is kept whole, however much came before.
    expect(await post(hook, `{"api_token":"${accountToken}", ${'x'.repeat(9000)}`, '198.51.100.7')).toBe(422);
    expect(await rows(sql`select 1 from billing_quarantine where length(body) > 9000`)).toHaveLength(1);
  });
});

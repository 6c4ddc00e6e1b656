import type { FakeGuru } from '@prosa/fakes';
import { expect } from 'vitest';
import type { Runtime } from '../../platform/area.ts';
import { sql } from '../../platform/db/sql.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';
import { seededRandom, type Random } from '../../testing/random.ts';
import { workOffInbox } from './inbox/work-off-inbox.ts';
import { providerOf } from './open-provider.ts';
import type { BillingProvider } from './provider/provider.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { billingTest } from './testing/billing-test.ts';

const people = 5000;
const webhooks = 20_000;
const hourMs = 60 * 60 * 1000;
const begin = Date.parse('2026-03-01T12:00:00Z');
const days = { from: '2026-02-27', to: '2026-06-30' };

const file = { scope: 'file' } as const;
const it = billingTest
  .extend('perPage', file, (): number => 1000)
  // Nothing but what the test calls works on what came.
  .extend('serverOptions', file, ({ settings }): TestServerOptions => ({
    config: { guru: settings, processes: new Set(['web'] as const) },
  }));

/** Plays months of buyers; returns what Guru sent about them. */
function play(guru: FakeGuru, random: Random): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  const { world, admin, emitter } = guru;
  emitter.listener = (payload) => void sent.push(payload);
  admin.sending({ deliver: false });
  for (let person = 0; person < people; person += 1) {
    world.clock.fixed = new Date(begin + random.between(0, 60 * 24) * hourMs);
    const value = random.between(1, 40_000) / 100;
    const { id } = admin.subscriptions({ email: `p${person}@teste.prosa`, value });
    for (let step = random.between(0, 3); step > 0; step -= 1) {
      world.clock.fixed = new Date(world.clock.fixed.getTime() + random.between(1, 500) * hourMs);
      const to =
        ['pastdue', 'active', 'active', 'canceled', 'expired', 'inactive'][random.between(0, 5)] ?? 'active';
      admin.advance({ id, to });
    }
    if (random.next() < 0.1) admin.refund({ id });
  }
  return sent;
}

/** Returns what arrives: two of three, each 1 to 5 times, in any order. */
function arriving(sent: readonly Record<string, unknown>[], random: Random): string[] {
  const kept = sent.filter(() => random.next() > 1 / 3).map((payload) => JSON.stringify(payload));
  const copies = kept.flatMap((text) => Array.from({ length: random.between(1, 5) }, () => text));
  for (let place = copies.length - 1; place > 0; place -= 1) {
    const other = random.between(0, place);
    [copies[place], copies[other]] = [copies[other] ?? '', copies[place] ?? ''];
  }
  return copies.slice(0, webhooks);
}

/**
 * Puts webhooks into the inbox as their receiver does, a thousand in each statement. What a text says is read once; each
 * of its copies arrives.
 */
async function deliver(runtime: Runtime, provider: BillingProvider, texts: readonly string[]): Promise<void> {
  const now = runtime.clock.now();
  const read = new Map(
    [...new Set(texts)].map((text) => [text, provider.receive(JSON.parse(text) as Record<string, unknown>)]),
  );
  for (let from = 0; from < texts.length; from += 1000) {
    const kept = texts.slice(from, from + 1000).flatMap((text) => read.get(text) ?? []);
    expect(kept.length).toBe(Math.min(1000, texts.length - from));
    await runtime.database.acrossAccounts.run(
      sql`insert into billing_inbox (provider, dedupe_key, kind, body, received, due)
        select 'guru', dedupe_key, kind, body, ${now}::timestamptz, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as f(dedupe_key text, kind text, body jsonb)
        on conflict (dedupe_key) do nothing`,
    );
  }
}

it(
  '20 000 webhooks in any order, some five times and a third of them never, end in what the provider knows',
  { timeout: 180_000 },
  async ({ server, guru, rows }) => {
    const random = seededRandom('replay of billing');
    const texts = arriving(play(guru, random), random);
    expect(texts).toHaveLength(webhooks);
    const { runtime } = server;
    const provider = providerOf(runtime);
    if (!provider) throw new Error('no provider');
    await deliver(runtime, provider, texts);
    await workOffInbox(runtime);
    const stands = () =>
      rows<{ ref: string; last_status: string; at: Date; times: number; paid: string | null }>(
        sql`select ref, last_status, last_status_at as at, charged_times as times,
        (select status from invoices i where i.subscription_ref = ref and i.cycle = s.cycle) as paid
      from subscriptions s order by ref`,
      );
    const truth = [...guru.world.subscriptions.values()]
      .map(({ id, status, status_at, charged_times, invoices }) => ({
        ref: id,
        last_status: status,
        at: status_at,
        times: charged_times,
        paid: invoices.at(-1)?.status,
      }))
      .toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
    // Positive control: what was lost is missing.
    expect(await stands()).not.toEqual(truth);
    await reconcile(runtime, provider, { days, kinds: ['subscriptions', 'sales'] });
    expect(await stands()).toEqual(truth);
    const money = (sales: readonly { status: string; cents: number }[]) =>
      sales.reduce<Record<string, number>>(
        (sums, { status, cents }) => ({ ...sums, [status]: (sums[status] ?? 0) + cents }),
        {},
      );
    const own = await rows<{ status: string; cents: number }>(
      sql`select status, total_cents as cents from sales`,
    );
    const theirs = [...guru.world.sales.values()].map(({ status, total }) => ({
      status,
      cents: Math.round(total * 100),
    }));
    expect(own).toHaveLength(theirs.length);
    expect(money(own)).toEqual(money(theirs));
    // Again, all of it: nothing moves.
    await deliver(runtime, provider, texts.slice(0, 500));
    await workOffInbox(runtime);
    expect(await stands()).toEqual(truth);
  },
);

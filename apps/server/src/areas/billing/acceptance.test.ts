import { calls } from '@prosa/contract';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { enter } from '../../testing/test-company.ts';
import { post } from '../../testing/test-person.ts';
import { billingTest as it } from './testing/billing-test.ts';

const doc = '012.345.678-90';
const digits = '01234567890';
const dayMs = 24 * 60 * 60 * 1000;

interface World {
  server: { url: string; dataDir: string };
}

const signIn = ({ server }: World, email: string, password = digits) =>
  enter(server.url, calls.auth.path, { email, password });
const refusal = async ({ server }: World, email: string, password = digits) => {
  const { body } = await post(`${server.url}/api/${calls.auth.path}`, { email, password });
  return body.error ? body.message : null;
};
/** Signs in with the first password and replaces it, as the product demands. */
async function firstEntry(world: World, email: string) {
  const person = await signIn(world, email);
  expect(person.user.must_change_password).toBe(true);
  await person.call(calls.changeUserPassword, { old_password: digits, password: 'segredo-de-teste' });
  return person;
}
/** Returns an address that answers 503 to the first tries of each webhook, as a deploy does, and then passes them on. */
async function behindOutage(hook: string, tries: number): Promise<string> {
  const seen = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const text = body.toString();
      const times = (seen.get(text) ?? 0) + 1;
      seen.set(text, times);
      const headers = { 'content-type': 'application/json' };
      const answer = times > tries ? await fetch(hook, { method: 'POST', body: text, headers }) : null;
      response.writeHead(answer?.status ?? 503).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const companiesOf = (email: string) => sql`select account_id from users where email = ${email} and not filed`;
const settled = (email: string) =>
  sql`select 1 as one from subscriptions where email = ${email} and (due is not null or mail_due <> '')`;

describe('a purchase', () => {
  it('gives access with two deliveries lost, once, and the first password only once', async ({
    server,
    guru,
    hook,
    newEmail,
    rows,
  }) => {
    const email = newEmail();
    guru.admin.sending({ url: await behindOutage(hook, 2) });
    onTestFinished(() => void guru.admin.sending({ url: hook }));
    guru.admin.subscriptions({ email: ` ${email.toUpperCase()} `, doc, mode: 'duplicate' });
    const person = await eventually(() => firstEntry({ server }, email));
    expect(await refusal({ server }, email)).toBe('E-mail ou senha incorretos.');
    await eventually(async () =>
      expect((await person.call(calls.getUser, {})).account).toMatchObject({
        max_channels: 5,
        plan_id: 'professional',
        closed_because: null,
      }),
    );
    await guru.emitter.settled();
    await eventually(async () => (await rows(settled(email))).length === 0);
    expect(await rows(companiesOf(email))).toHaveLength(1);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect((await mailsTo(server, email))[0]).not.toContain(digits);
    const kept = await rows<{ text: string }>(sql`select body::text as text from billing_inbox`);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.filter(({ text }) => /api_token|TESTtest/.test(text))).toEqual([]);
  });

  it('gives the same when the subscription comes before the sale, and the same event 30 times is one row', async ({
    server,
    guru,
    hook,
    newEmail,
    rows,
  }) => {
    const email = newEmail();
    expect(hook).toContain('/webhooks/guru');
    const { id } = guru.admin.subscriptions({ email, doc, mode: 'reorder' });
    await eventually(() => signIn({ server }, email));
    await guru.emitter.settled();
    const before = await rows(sql`select 1 as one from billing_inbox where body->>'internal_id' = ${id}`);
    guru.admin.emit({ event: 'subscription', id, copies: 30 });
    await guru.emitter.settled();
    expect(
      await rows(sql`select 1 as one from billing_inbox where body->>'internal_id' = ${id}`),
    ).toHaveLength(before.length);
    expect(await rows(companiesOf(email))).toHaveLength(1);
  });

  it('by somebody who has a company resets no password and makes no second one', async ({
    server,
    guru,
    hook,
    company,
    rows,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const { email, account } = company.owner.user;
    guru.admin.subscriptions({ email, doc, product: 'plano-solo' });
    await eventually(
      async () =>
        (await rows(sql`select 1 as one from accounts where id = ${account._id} and plan_id = 'solo'`))
          .length,
    );
    expect(await refusal({ server }, email)).toBe('E-mail ou senha incorretos.');
    expect(await refusal({ server }, email, 'segredo-de-teste')).toBeNull();
    expect(await rows(companiesOf(email))).toHaveLength(1);
    // The sale may give the plan before the subscription says how it stands.
    await eventually(async () =>
      expect(await company.owner.call(calls.getSubscription, {})).toMatchObject({
        plan_id: 'solo',
        last_status: 'active',
        use: { channels: { max: 1 } },
      }),
    );
  });

  it('without a document gives a link, of another product gives nothing, and the first password expires', async ({
    server,
    guru,
    hook,
    newEmail,
    time,
    rows,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const [nameless, other, late] = [newEmail(), newEmail(), newEmail()];
    guru.admin.subscriptions({ email: other, doc, product: 'curso', offer: 'curso' });
    guru.admin.subscriptions({ email: nameless, doc: null, mode: 'html_in_name', name: '<b>x</b>' });
    guru.admin.subscriptions({ email: late, doc: '12.345.678/0001-95' });
    await eventually(async () =>
      expect((await mailsTo(server, nameless))[0]).toContain('/recuperar-senha?token='),
    );
    await eventually(() => signIn({ server }, late, '12345678000195'));
    // Its sale and its subscription, which may be worked off after those of the others.
    const ignored = sql`select 1 as one from billing_inbox where state = 'ignored' and reason = 'another product'
      and position(${other} in body::text) > 0`;
    await eventually(async () => (await rows(ignored)).length === 2);
    expect(await rows(companiesOf(other))).toEqual([]);
    time.pass(73 * 60 * 60 * 1000);
    expect(await refusal({ server }, late, '12345678000195')).toContain('expirou');
    expect(await refusal({ server }, late, 'x'.repeat(9))).toBe('E-mail ou senha incorretos.');
  });
});

describe('a subscription', () => {
  it('that is overdue says so by invoice; paid, it says so no more; a renewal is not taken for a repetition', async ({
    server,
    guru,
    hook,
    newEmail,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const email = newEmail();
    const { id } = guru.admin.subscriptions({ email, doc });
    const owner = await eventually(() => firstEntry({ server }, email));
    const look = () => owner.call(calls.getSubscription, {});
    const overdue = async () => (await look()).invoices.filter(({ status }) => status === 'pastdue');
    guru.admin.advance({ id, to: 'pastdue' });
    guru.admin.advance({ id, to: 'pastdue' });
    await eventually(async () => expect(await overdue()).toMatchObject([{ cycle: 3 }, { cycle: 2 }]));
    // What the sale says of the invoice may come before what the subscription says of itself.
    const says = (last_status: string) =>
      eventually(async () => expect(await look()).toMatchObject({ last_status, access: { is_open: true } }));
    await says('pastdue');
    expect((await overdue())[0]?.payment_url).toContain('/pay/');
    guru.admin.advance({ id, to: 'active' });
    await eventually(async () => expect(await overdue()).toEqual([]));
    await says('active');
    guru.admin.advance({ id, to: 'active' });
    await eventually(async () =>
      expect((await look()).invoices[0]).toMatchObject({ cycle: 4, status: 'paid' }),
    );
  });

  it('canceled with days ahead keeps access; then people read and export, and nothing is sent; bought again, it is back', async ({
    server,
    guru,
    hook,
    newEmail,
    time,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const email = newEmail();
    const { id } = guru.admin.subscriptions({ email, doc });
    const owner = await eventually(() => firstEntry({ server }, email));
    let person = owner;
    const look = async () => (await person.call(calls.getSubscription, {})).access;
    const ends = new Date(time.now().getTime() + 2 * dayMs).toISOString().slice(0, 10);
    guru.admin.cancel({ id, ends });
    await eventually(async () =>
      expect(await owner.call(calls.getSubscription, {})).toMatchObject({ last_status: 'canceled' }),
    );
    expect(await look()).toMatchObject({ is_open: true });
    time.pass(4 * dayMs);
    person = await signIn({ server }, email, 'segredo-de-teste');
    await eventually(async () => expect(await look()).toMatchObject({ is_open: false, reason: 'canceled' }));
    const message = { conversation_id: '01900000-0000-7000-8000-000000000000', text: 'oi' };
    expect((await person.attempt(calls.sendMessage, message)).body.message).toContain('cancelada');
    await person.call(calls.getDeskConversations, {});
    guru.admin.subscriptions({ email, doc, product: 'plano-solo', contact: 'another' });
    await eventually(async () => expect(await look()).toMatchObject({ is_open: true }));
  });

  it('whose money went back loses access, and the sale says both amounts', async ({
    server,
    guru,
    hook,
    newEmail,
    rows,
  }) => {
    expect(hook).toContain('/webhooks/guru');
    const email = newEmail();
    const { id } = guru.admin.subscriptions({ email, doc, value: 29.37 });
    const owner = await eventually(() => firstEntry({ server }, email));
    guru.admin.refund({ id });
    await eventually(async () =>
      expect(await owner.call(calls.getSubscription, {})).toMatchObject({
        access: { is_open: false, reason: 'refunded' },
      }),
    );
    const sales = sql`select total_cents, status, refunded_at is not null as back from sales
      where subscription_ref = ${id}`;
    await eventually(async () =>
      expect(await rows(sales)).toEqual([{ total_cents: 2937, status: 'refunded', back: true }]),
    );
  });
});

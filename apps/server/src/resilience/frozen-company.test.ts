import { calls, type Chip } from '@prosa/contract';
import { expect } from 'vitest';
import { areas, followers } from '../app/areas.ts';
import { freezeCompany, unfreezeCompany } from '../platform/db/freeze.ts';
import { sql } from '../platform/db/sql.ts';
import { pruneEvents } from '../platform/events/prune-events.ts';
import { rowsOfAccount } from '../testing/account-rows.ts';
import { openBotDesk, type BotDesk } from '../testing/bot-desk.ts';
import { eventually } from '../testing/eventually.ts';
import { drawing, node, says } from '../testing/flow-drawings.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { serverTest as it } from '../testing/server-test.ts';
import { post } from '../testing/test-person.ts';
import type { TestServer } from '../testing/test-server.ts';

const across = ({ runtime }: TestServer) => runtime.database.acrossAccounts;
const yearsMs = 3 * 366 * 24 * 60 * 60 * 1000;

/** Says one thing at once, the next a second later, and then asks. */
const slow = drawing(
  says('first', 'Um momento…', { next: 'second' }),
  node('message', {
    id: 'second',
    settings: {
      blocks: [{ id: 'a', type: 'text', variants: ['Pronto'], delay_ms: 1000 }],
      typing: false,
    },
    next: { next: 'menu' },
  }),
  node('menu', {
    next: { 'option:price': 'price', no_match: 'end' },
    settings: { text: 'Como ajudamos?', options: [{ id: 'price', label: 'Preços' }] },
  }),
  says('price', 'R$ 10,00', { next: 'end' }),
  node('end', { settings: { finish_conversation: false } }),
);

async function openSlow(server: TestServer): Promise<BotDesk & { chip: Chip }> {
  const desk = await openBotDesk(server);
  return { ...desk, chip: await desk.addChannel(await desk.publish(slow)) };
}

it('bots and timers of a frozen company wait, say each thing once afterwards, and hold up nobody', async ({
  server,
}) => {
  const ours = await openSlow(server);
  const theirs = await openSlow(server);
  const { account_id } = ours.company;
  const { phone } = await ours.greeted(ours.chip, 1);
  expect(await freezeCompany(across(server), account_id)).toMatchObject({ state: 'frozen' });
  const before = await rowsOfAccount(server.connection, account_id);
  const neighbour = theirs.phone();
  await theirs.writes(theirs.chip, neighbour, 'oi');
  const heard = await theirs.received(theirs.chip, neighbour, 3);
  expect(await rowsOfAccount(server.connection, account_id)).toEqual(before);
  expect(await ours.inbox(ours.chip, phone)).toEqual(heard.slice(0, 1));
  await unfreezeCompany(across(server), account_id);
  await ours.received(ours.chip, phone, 3);
  await ours.writes(ours.chip, phone, '1');
  expect(await ours.received(ours.chip, phone, 4)).toEqual([...heard, 'R$ 10,00']);
});

it('sweeps leave a frozen company as it is, whatever is due in it', async ({ server }) => {
  const [ours, theirs] = [await server.createCompany(), await server.createCompany()];
  for (const { account_id, owner } of [ours, theirs]) {
    await owner.call(calls.saveTag, { name: 'VIP' });
    await across(server).run(
      sql`insert into upload_days (account_id, day, files, bytes) values (${account_id}, '2020-01-01', 1, 1)`,
    );
  }
  const both = () =>
    Promise.all([ours, theirs].map(({ account_id }) => rowsOfAccount(server.connection, account_id)));
  await eventually(async () => {
    const [first, second] = [await both(), await both()];
    return JSON.stringify(first) === JSON.stringify(second);
  });
  await freezeCompany(across(server), ours.account_id);
  const [frozen, active] = await both();
  const later = { now: () => new Date(Date.now() + yearsMs) };
  const runtime = { ...server.runtime, clock: later };
  const { signal } = new AbortController();
  for (const work of areas.flatMap(({ periodic = [] }) => periodic)) await work.run(runtime, signal);
  await pruneEvents(runtime, { followers });
  const [after, swept] = await both();
  expect(after).toEqual(frozen);
  const changed = Object.keys(active ?? {}).filter((name) => active?.[name] !== swept?.[name]);
  for (const name of ['sessions', 'known_places', 'upload_days', 'audit_entries'])
    expect(changed).toContain(name);
  await unfreezeCompany(across(server), ours.account_id);
});

it('a job of a frozen company waits without using up its retries, and is done afterwards', async ({
  server,
}) => {
  const [ours, theirs] = [await server.createCompany(), await server.createCompany()];
  const { account_id, owner } = ours;
  await freezeCompany(across(server), account_id);
  const ask = (email: string) => post(`${server.url}/api/${calls.sendPasswordRecovery.path}`, { email });
  await ask(owner.user.email);
  await ask(theirs.owner.user.email);
  await eventually(async () => (await mailsTo(server, theirs.owner.user.email)).length === 1);
  const waiting = await eventually(() =>
    across(server).row<{ tries: number }>(
      sql`select retry_count as tries from pgboss.job where state = 'created' and start_after > created_on
        and name = 'send-recovery-mail' and data ->> 'account_id' = ${account_id}`,
    ),
  );
  expect(waiting.tries).toBe(0);
  expect(await mailsTo(server, owner.user.email)).toEqual([]);
  await unfreezeCompany(across(server), account_id);
  await eventually(async () => (await mailsTo(server, owner.user.email)).length === 1);
});

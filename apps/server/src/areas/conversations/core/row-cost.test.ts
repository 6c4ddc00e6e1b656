import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { systemIds } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found as present } from '../../../platform/http/app-error.ts';
import { namedId } from '../../../testing/named-id.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { commitConversations } from './commit.ts';
import { appendNotice, startDraft } from './draft.ts';
import { lockConversation } from './lock.ts';

it('a customer who writes on changes no index of the conversation', async ({ talk, server }) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Oi');
  await talk.reads(phone, 'Oi');
  const { acrossAccounts: db } = server.runtime.database;
  const columns = await db.rows<{ name: string }>(
    sql`select distinct a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = 'conversations'::regclass`,
  );
  const indexed = columns.map(({ name }) => name);
  expect(indexed).toContain('activity_slot');
  const row = () =>
    db.row<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(c) as row from conversations c where account_id = ${talk.company.account_id}`,
    );
  const before = (await row())?.row ?? {};
  await talk.writes(phone, 'Tudo bem?');
  await talk.reads(phone, 'Oi', 'Tudo bem?');
  const after = (await row())?.row ?? {};
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  expect(changed).toEqual(expect.arrayContaining(['last_activity', 'last_position', 'unread']));
  // A new slot begins every five minutes, perhaps now.
  expect(changed.filter((name) => indexed.includes(name) && name !== 'activity_slot')).toEqual([]);
});

it('the lists keep the order of activity although they are walked by slots', async ({ talk, server }) => {
  const phones = [talk.phone(), talk.phone(), talk.phone()];
  for (const phone of phones) {
    await talk.writes(phone, `primeira de ${phone}`);
    await talk.conversation(phone);
  }
  await talk.writes(phones[0] ?? '', 'de novo');
  await talk.reads(phones[0] ?? '', `primeira de ${phones[0]}`, 'de novo');
  const { data } = await talk.company.owner.call(calls.getDeskConversations, {});
  const shown = data.map(({ contact }) => contact.phone);
  const newest = shown.filter((phone) => phones.includes(phone ?? ''));
  expect(newest).toEqual([phones[0], phones[2], phones[1]]);
  const slots = await server.runtime.database.acrossAccounts.row<{ right: boolean }>(
    sql`select bool_and(activity_slot <= last_activity and activity_slot > last_activity - interval '5 minutes') as right
      from conversations where account_id = ${talk.company.account_id}`,
  );
  expect(slots?.right).toBe(true);
});

it('a message reads no other conversation of its company', async ({ talk, server }) => {
  const { company, channel } = talk;
  const { account_id, department } = company;
  const id = sql`md5('other-' || n)::uuid`;
  const { acrossAccounts: db } = server.runtime.database;
  await db.run(
    sql`insert into contacts (account_id, id, phone, created)
      select ${account_id}, ${id}, '55117' || (30000000 + n), now() from generate_series(1, 500) n`,
  );
  await db.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created, last_activity)
      select ${account_id}, ${id}, ${channel._id}, ${id}, ${department}, true, now(), now() from generate_series(1, 500) n`,
  );
  await db.run(sql`analyze conversations`);
  const read = await server.runtime.database.forAccount(account_id).transaction(async (tx) => {
    const state = await lockConversation(tx, namedId('other-1'));
    const draft = startDraft(present(state), { now: new Date(), ids: systemIds });
    appendNotice(draft, { event: 'transferred', message: 'Oi', user_id: null });
    const before = await conversationsRead(tx);
    await commitConversations(tx, [draft]);
    return (await conversationsRead(tx)) - before;
  });
  expect(read).toBeGreaterThan(0);
  // Its own, once more for the foreign key of the message.
  expect(read).toBeLessThan(4);
});

async function conversationsRead(tx: Transaction): Promise<number> {
  const row = await tx.row<{ read: string }>(
    sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'conversations'`,
  );
  return Number(row?.read);
}

import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest as it } from '../../../testing/server-test.ts';

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

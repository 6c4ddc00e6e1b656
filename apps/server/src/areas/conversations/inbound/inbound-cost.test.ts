import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { transactionsDuring } from '../../../testing/statements.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Counts the receipts that wait for these messages. */
async function parked({ runtime }: TestServer, ids: readonly string[]): Promise<number> {
  const row = await runtime.database.acrossAccounts.row<{ parked: number }>(
    sql`select count(*)::integer as parked from early_receipts where platform_message_id = any(${ids})`,
  );
  return row?.parked ?? 0;
}

it('a customer who writes on costs three statements, and one who writes for the first time a step for each thing', async ({
  talk,
}) => {
  const phone = talk.phone();
  const first = await transactionsDuring(async () => {
    await talk.writes(phone, 'Oi');
    await talk.reads(phone, 'Oi');
  });
  const opening = first.find((names) => names.includes('open_conversations'));
  expect(opening).toContain('write_people');
  const second = await transactionsDuring(async () => {
    await talk.writes(phone, 'Tudo bem?');
    await talk.reads(phone, 'Oi', 'Tudo bem?');
  });
  const writing = second.filter((names) => names.includes('commit_conversation_message_days'));
  expect(writing).toEqual([['first_look_by_phone', 'commit_conversation_message_days', 'append_events']]);
});

it('an answer that was delivered and read costs two statements once it left, and two for its receipts', async ({
  talk,
  server,
}) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Oi');
  const { _id: conversation_id } = await talk.conversation(phone);
  const status = async () =>
    (await talk.messages(conversation_id)).find(({ origin }) => origin === 'user')?.status;
  const committed = await transactionsDuring(async () => {
    await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
    await eventually(async () => (await status()) === 2);
    await server.simulator('receipt', { channel: talk.channel._id, phone, status: 4 });
    await eventually(async () => (await status()) === 4);
  });
  const about = (name: string) => committed.filter((names) => names.includes(name));
  expect(about('settle_accepted')).toEqual([['settle_accepted', 'append_events']]);
  expect(about('store_receipts')).toEqual([['store_receipts', 'append_events']]);
});

it('the receipts of many messages that come together are stored together', async ({ talk, server }) => {
  const phones = Array.from({ length: 10 }, () => talk.phone());
  const ids = phones.map((phone) => `OWN-${phone}`);
  const receipts = phones.map((phone, index) => ({ phone, platform_message_id: ids[index], status: 3 }));
  const committed = await transactionsDuring(async () => {
    await Promise.all(
      receipts.map((one) => server.simulator('receipt', { channel: talk.channel._id, ...one })),
    );
    await eventually(async () => (await parked(server, ids)) === ids.length);
  });
  const stored = committed.filter((names) => names.includes('store_receipts'));
  expect(stored.length).toBeLessThan(ids.length / 2);
});

import { randomUUID } from 'node:crypto';
import { calls, errorText } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { suppressedAmong } from './list/suppressed-among.ts';

const it = serverTest
  .extend('db', ({ server, talk }) => server.runtime.database.forAccount(talk.company.account_id))
  .extend('listed', ({ talk }) => async (state: 'active' | 'doubtful' | 'removed', query: string) => {
    return (await talk.company.owner.call(calls.getOptOuts, { state, query, limit: 100 })).data;
  })
  .extend('isSuppressed', ({ db }) => async (phone: string) => {
    const row = await db.row<{ id: string }>(sql`select id from contacts where phone = ${phone}`);
    return row !== null && (await suppressedAmong(db, [row.id])).has(row.id);
  })
  /** Something was sent to the customer without a person just now. */
  .extend('sentTo', ({ db, talk }) => async (phone: string) => {
    await talk.writes(phone, 'Oi');
    const { contact } = await talk.conversation(phone);
    const source = randomUUID();
    const place = sql`${talk.company.account_id}, ${talk.channel._id}`;
    await db.run(sql`insert into send_sources (account_id, channel_id, id, kind, gap_seconds, keeps_window, once, created)
      values (${place}, ${source}, 'test', 0, false, false, now())`);
    await db.run(sql`insert into sends (account_id, channel_id, id, source_id, line, kind, state, position, contact_id,
        due_at, available_at, handed_at)
      values (${place}, ${randomUUID()}, ${source}, ${source}, 'test', 'sent', 0, ${contact._id}, now(), now(), now())`);
  });

it('who writes that they want no more is on the list with what they wrote; who may have meant it waits for a person', async ({
  talk,
  listed,
  isSuppressed,
}) => {
  const [certain, doubtful, other] = [talk.phone(), talk.phone(), talk.phone()];
  await talk.writes(certain, 'Não quero mais receber mensagens, obrigada');
  await talk.writes(doubtful, 'não quero mais');
  await talk.writes(other, 'tem como parar a dor?');
  const entry = await eventually(async () => (await listed('active', certain))[0]);
  await eventually(async () => (await listed('doubtful', doubtful)).length === 1);
  const { _id } = await talk.conversation(certain);
  expect(entry).toMatchObject({
    level: 'certain',
    text: 'Não quero mais receber mensagens, obrigada',
    conversation_id: _id,
    user: null,
  });
  expect(await Promise.all([certain, doubtful, other].map(isSuppressed))).toEqual([true, false, false]);
  // Of both that came before and after it in the same order, the third was read as well.
  expect([await listed('active', other), await listed('doubtful', other)]).toEqual([[], []]);
});

it('a word alone counts as the answer to what was sent, and is in doubt for anybody else', async ({
  talk,
  sentTo,
  listed,
}) => {
  const [receiver, other] = [talk.phone(), talk.phone()];
  await sentTo(receiver);
  for (const phone of [receiver, other]) await talk.writes(phone, 'SAIR');
  await eventually(async () => (await listed('active', receiver)).length === 1);
  await eventually(async () => (await listed('doubtful', other)).length === 1);
  await talk.writes(other, 'me tira da lista');
  await eventually(async () => (await listed('active', other)).length === 1);
  expect(await listed('doubtful', other)).toEqual([]);
});

it('leaders add, confirm and take off; each is on record, and twice is refused', async ({
  talk,
  listed,
  isSuppressed,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  const { _id: opt_out_id } = await owner.call(calls.addOptOut, {
    phone: `+${phone}`,
    reason: ' Por telefone ',
  });
  expect(await isSuppressed(phone)).toBe(true);
  expect((await owner.attempt(calls.addOptOut, { phone })).body.message).toBe(errorText('opt_out_known'));
  expect((await owner.attempt(calls.addOptOut, { phone: '12' })).body.message).toBe(
    errorText('phone_invalid'),
  );
  await owner.call(calls.removeOptOut, { opt_out_id });
  expect(await isSuppressed(phone)).toBe(false);
  const again = await owner.attempt(calls.removeOptOut, { opt_out_id });
  expect(again.body.message).toBe(errorText('opt_out_settled'));
  const [removed] = await listed('removed', phone);
  expect(removed).toMatchObject({ text: 'Por telefone', level: null, removed: { user: removed?.user } });
  await talk.writes(phone, 'chega!');
  const asked = await eventually(async () => (await listed('doubtful', phone))[0]);
  await owner.call(calls.confirmOptOut, { opt_out_id: asked._id });
  expect(await isSuppressed(phone)).toBe(true);
  const { data } = await owner.call(calls.getAuditEntries, {});
  const acts = data.map(({ action }) => action).filter((action) => action.startsWith('opt_out.'));
  expect(acts).toEqual(['opt_out.confirmed', 'opt_out.removed', 'opt_out.added']);
});

it('a contact that is erased and added again still receives nothing, and nothing tells what they wrote', async ({
  talk,
  listed,
  isSuppressed,
  db,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  await talk.writes(phone, 'parem de me mandar mensagem');
  const entry = await eventually(async () => (await listed('active', phone))[0]);
  await owner.call(calls.deleteContact, { contact: { _id: entry.contact?._id ?? '' } });
  const erased = sql`select contact_id, message_id, text from opt_outs where id = ${entry._id}`;
  expect(await db.row(erased)).toEqual({ contact_id: null, message_id: null, text: '' });
  await owner.call(calls.createContact, { phone });
  expect(await isSuppressed(phone)).toBe(true);
});

it('what one contact asked holds for the other once they turn out to be one person, and after they are separated', async ({
  scope,
  server,
}) => {
  const { owner } = scope.company;
  const merge_id = await scope.contactMerge();
  const db = server.runtime.database.forAccount(scope.company.account_id);
  const merge = await db.row<{ contact_id: string; phone: string }>(
    sql`select m.contact_id, k.phone from contact_merges m join contacts k on k.id = m.contact_id where m.id = ${merge_id}`,
  );
  await owner.call(calls.addOptOut, { phone: merge?.phone ?? '' });
  const { contact_id } = await owner.call(calls.separateContact, { merge_id });
  const both = [merge?.contact_id ?? '', contact_id];
  expect(await suppressedAmong(db, both)).toEqual(new Set(both));
});

import { calls, messageStatuses } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createChannelSink } from '../channel-sink.ts';
import { releaseChats } from '../core/chat-stage.ts';
import { enqueue } from '../core/enqueue.ts';
import { joinThreads } from '../core/join-threads.ts';
import { lockConversation } from '../core/lock.ts';
import { storeFailure } from '../inbound/store-failure.ts';
import { storeReceipts } from '../inbound/store-receipts.ts';
import { playedNumberTest } from '../testing/played-number.ts';
import { claimEntries, type OutboxEntry } from './claim.ts';
import { reconcile } from './deliver.ts';
import { settle, type Outcome } from './settle.ts';

const noBots = {
  restore: () => Promise.resolve(),
  merge: () => Promise.resolve(),
  moveContact: () => Promise.resolve(),
};

const it = playedNumberTest
  .extend('db', ({ server, own }) => server.runtime.database.forAccount(own.account_id))
  .extend(
    'now',
    ({ server }) =>
      () =>
        server.runtime.clock.now(),
  )
  .extend(
    'claim',
    ({ db, owned, now }) =>
      () =>
        claimEntries(db, owned, now()).then(({ entries }) => entries),
  )
  /** Records an outcome of entries, as the owner of this epoch. */
  .extend(
    'end',
    ({ db, owned, now }) =>
      (entries: readonly OutboxEntry[], outcome: Outcome, epoch = 0) =>
        settle(
          db,
          { ...owned, epoch },
          { settled: entries.map((entry) => ({ entry, outcome })), now: now() },
        ),
  )
  /** A message comes over the number: of the customer with this phone, or from the company's handset to them. */
  .extend('hear', ({ server, owned }) => (phone: string, { from_me }: { from_me: boolean }) => {
    return createChannelSink(server.runtime, { runs: noBots, random: () => 0.5 }).message(owned, {
      platform_message_id: `HEARD-${phone}`,
      peer: { phone, jid: `${phone}@s.whatsapp.net`, name: null },
      from_me,
      type: 'text',
      message: 'Olá',
      media_ref: null,
      file_name: null,
      voice: false,
      reply_to: null,
      at: server.runtime.clock.now(),
    });
  })
  /** Whether something waits for a lock. */
  .extend('isBlocked', ({ server }) => async () => {
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return (await server.runtime.database.acrossAccounts.row(waiting)) !== null;
  })
  .extend('row', ({ db }) => async (id: string) => {
    return db.row<{
      chat_begun: Date | null;
      last_message: { status: number; message: string };
      chats: number[];
    }>(
      sql`select chat_begun, last_message, array(
          select chat from outbox o where o.account_id = c.account_id and o.conversation_id = c.id order by number) as chats
        from conversations c where account_id = ${db.account_id} and id = ${id}`,
    );
  })
  /** Queues an edit of a message that the network has, and claims it. */
  .extend(
    'edited',
    ({ db, now, owned, claim, server }) =>
      async (message_id: string, conversation_id: string) => {
        await db.transaction((tx) =>
          enqueue(tx, [
            {
              id: server.runtime.ids.next(),
              channel_id: owned.id,
              conversation_id,
              message_id,
              kind: 'edit',
              content: 'outro texto',
              lane: 'person',
              available_at: now(),
            },
          ]),
        );
        return claim();
      },
  );

const accepted: Outcome = { kind: 'accepted' };

it('a repeat that comes while the network is found to have the message does not send it again', async ({
  db,
  begin,
  phone,
  claim,
  end,
  own,
  now,
  isBlocked,
}) => {
  const { id: conversation_id, write } = await begin(phone());
  const { _id, message_id } = await write('um');
  await end(await claim(), { kind: 'unknown', again: now() });
  const ofMessage = sql`where account_id = ${db.account_id} and message_id = ${_id}`;
  const queued = () => db.rows(sql`select state from outbox ${ofMessage}`);
  const repeat = () => own.owner.call(calls.sendMessage, { conversation_id, text: 'um', message_id });
  const isUnconfirmed = (unconfirmed: boolean) =>
    sql`update messages set unconfirmed = ${unconfirmed} where account_id = ${db.account_id} and id = ${_id}`;
  let repeated: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.run(sql`delete from outbox ${ofMessage}`);
    await tx.run(isUnconfirmed(false));
    repeated = repeat();
    await eventually(isBlocked);
  });
  await repeated;
  expect(await queued()).toEqual([]);
  // Control: what nobody could say anything about is queued again.
  await db.run(isUnconfirmed(true));
  await repeat();
  expect(await queued()).toEqual([{ state: 'queued' }]);
});

it('an owner that lost the number changes no text; the present one does', async ({
  db,
  begin,
  phone,
  number,
  claim,
  end,
  edited,
}) => {
  const { id, write, message } = await begin(phone());
  const { _id } = await write('texto');
  await end(await claim(), accepted);
  const entries = await edited(_id, id);
  await db.run(
    sql`update channels set lease_epoch = 7 where account_id = ${db.account_id} and id = ${number._id}`,
  );
  await end(entries, accepted);
  expect((await message())?.message).toBe('texto');
  await end(entries, accepted, 7);
  expect((await message())?.message).toBe('outro texto');
});

it('what was being sent while its conversation was united with another is settled where it is now', async ({
  db,
  begin,
  phone,
  claim,
  end,
  edited,
  row,
  now,
}) => {
  const [into, from] = [await begin(phone()), await begin(phone())];
  await from.write('um');
  const entries = await claim();
  await db.transaction(async (tx) => {
    const talk = await lockConversation(tx, from.id);
    if (talk)
      await joinThreads(tx, {
        from: talk,
        into: { id: into.id, last_position: 0 },
        runs: noBots,
        now: now(),
      });
    await tx.run(
      sql`update conversations set last_position = 1, last_message = (select jsonb_build_object('id', id, 'status', status)
          from messages where account_id = ${db.account_id} and conversation_id = ${into.id})
        where account_id = ${db.account_id} and id = ${into.id}`,
    );
  });
  await end(entries, accepted);
  expect(await row(into.id)).toMatchObject({
    chat_begun: expect.any(Date) as Date,
    last_message: { status: 2 },
  });
  const [edit] = await edited(entries[0]?.message_id ?? '', into.id);
  if (edit) await end([{ ...edit, conversation_id: from.id }], { kind: 'failed', failure: 'refused' });
  expect((await row(into.id))?.last_message.message).toContain('não aceitou a edição');
});

it('a customer who writes while a chat goes back into the queue is not left waiting', async ({
  db,
  begin,
  phone,
  claim,
  end,
  row,
  isBlocked,
}) => {
  const { id, write } = await begin(phone());
  await write('um');
  const entries = await claim();
  const order: string[] = [];
  let requeued: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockConversation(tx, id);
    await releaseChats(tx, [id]);
    await tx.run(
      sql`update conversations set customer_wrote = now() where account_id = ${db.account_id} and id = ${id}`,
    );
    requeued = end(entries, { kind: 'waits' }).then(() => order.push('requeued'));
    // Either it waits for the lock, or it is through with what it found before.
    await eventually(async () => order.length > 0 || (await isBlocked()));
  });
  await requeued;
  expect((await row(id))?.chats).toEqual([0]);
});

it('what a person queues while the first message of a chat is accepted is no first message', async ({
  db,
  server,
  begin,
  phone,
  claim,
  end,
  row,
  owned,
  now,
  isBlocked,
}) => {
  const { id, write } = await begin(phone());
  const { _id: message_id } = await write('um');
  await write('dois');
  const entries = await claim();
  let ended: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockConversation(tx, id);
    ended = end(entries.slice(0, 1), accepted);
    await eventually(isBlocked);
    const place = { id: server.runtime.ids.next(), channel_id: owned.id, conversation_id: id, message_id };
    await enqueue(tx, [{ ...place, kind: 'send', lane: 'person', available_at: now() }]);
  });
  await ended;
  expect((await row(id))?.chats).toEqual([2, 1]);
});

it('a chat counts as begun by a receipt of what nobody knew, and when nobody will ever know', async ({
  db,
  server,
  begin,
  phone,
  claim,
  end,
  row,
  owned,
  now,
}) => {
  const [one, other] = [await begin(phone()), await begin(phone())];
  await one.write('um');
  await other.write('dois');
  const entries = await claim();
  await end(entries, { kind: 'unknown', again: now() });
  expect((await row(one.id))?.chat_begun).toBeNull();
  const { platform_message_id = '' } = (await one.message()) ?? {};
  const receipt = { platform_message_id, status: 3 as const, at: now() };
  await storeReceipts(server.runtime, db.account_id, [
    { account_id: db.account_id, channel_id: owned.id, receipt },
  ]);
  await end(entries.slice(1), { kind: 'never_known' });
  expect([(await row(one.id))?.chat_begun, (await row(other.id))?.chat_begun]).toEqual([
    expect.any(Date),
    expect.any(Date),
  ]);
});

it('an edit that never has an outcome is given up, since what follows waits for it', async ({
  begin,
  phone,
  claim,
  end,
  edited,
  now,
}) => {
  const { id, write } = await begin(phone());
  const { _id } = await write('um');
  await end(await claim(), accepted);
  let [edit] = await edited(_id, id);
  await write('dois');
  let outcome: Outcome = { kind: 'waits' };
  for (let tries = 0; edit && tries < 40 && outcome.kind !== 'failed'; tries += 1) {
    await end([edit], { kind: 'unknown', again: now() });
    outcome = await reconcile({} as never, edit, now());
    await end([edit], outcome);
    edit = (await claim()).find(({ kind }) => kind === 'edit') ?? edit;
  }
  expect(outcome).toEqual({ kind: 'failed', failure: 'undeliverable' });
});

it('a refusal of new chats that comes after all holds the others', async ({
  db,
  server,
  begin,
  phone,
  claim,
  end,
  owned,
}) => {
  const { write, message } = await begin(phone());
  await write('um');
  await end(await claim(), accepted);
  const { platform_message_id = '' } = (await message()) ?? {};
  const failure = { platform_message_id, code: 'new_chats_held' as const };
  await storeFailure(server.runtime, { account_id: db.account_id, channel_id: owned.id, failure });
  expect(await message()).toMatchObject({ status: messageStatuses.failed, failure: 'new_chats_held' });
  expect(
    await db.row(
      sql`select from channels where account_id = ${db.account_id} and id = ${owned.id} and chats_held_until > now()`,
    ),
  ).not.toBeNull();
});

it('a person who takes an edit back while it is on its way has the last word', async ({
  begin,
  phone,
  own,
  claim,
  end,
  edited,
}) => {
  const { id, write, message } = await begin(phone());
  const { _id } = await write('um');
  await end(await claim(), accepted);
  const onItsWay = await edited(_id, id);
  await own.owner.call(calls.editMessage, { message_id: _id, text: 'um' });
  await end(onItsWay, accepted);
  await end(await claim(), accepted);
  expect((await message())?.message).toBe('um');
});

it('what waits in a conversation whose finish is undone leaves, if the customer wrote meanwhile', async ({
  own,
  begin,
  phone,
  row,
  hear,
}) => {
  const to = phone();
  const { id, write } = await begin(to);
  await write('um');
  const { undo_id } = await own.owner.call(calls.finishConversation, { conversation_id: id });
  await hear(to, { from_me: false });
  expect((await row(id))?.chats).toEqual([2]);
  await own.owner.call(calls.undoAction, { undo_id: undo_id ?? '' });
  expect((await row(id))?.chats).toEqual([0]);
});

it('what waits no longer begins a chat that a person began on the handset', async ({
  begin,
  phone,
  row,
  hear,
}) => {
  const to = phone();
  const { id, write } = await begin(to);
  await write('um');
  await hear(to, { from_me: true });
  expect(await row(id)).toMatchObject({ chat_begun: expect.any(Date) as Date, chats: [1] });
});

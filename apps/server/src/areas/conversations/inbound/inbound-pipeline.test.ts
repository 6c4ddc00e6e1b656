import pg from 'pg';
import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { Arrival } from './arrival.ts';
import { createInboundPipeline } from './inbound-pipeline.ts';
import { serverTest } from '../../../testing/server-test.ts';

const phone = '5541987650001';
/** More than one batch. */
const count = 260;

const it = serverTest
  /**
   * Makes the database refuse one message this many times, for lack of room. Numbers of a sequence survive a rollback.
   */
  .extend('refuse', ({ server }) => async (text: string, times: number): Promise<void> => {
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query(`create sequence refusals; grant usage on sequence refusals to public;
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.message = '${text}' and nextval('refusals') <= ${times} then
        raise exception 'no room' using errcode = '53100';
      end if;
      return new;
    end $$;
    create trigger refuse before insert on messages for each row execute function refuse()`);
    await client.end();
  })
  .extend('epoch', async ({ server, channel }): Promise<number> => {
    const row = await server.runtime.database.acrossAccounts.row<{ lease_epoch: number }>(
      sql`select lease_epoch from channels where id = ${channel._id}`,
    );
    return row?.lease_epoch ?? 0;
  })
  .extend('arrival', ({ company, channel, epoch }) => (text: string): Arrival => ({
    account_id: company.account_id,
    channel_id: channel._id,
    epoch,
    message: {
      platform_message_id: `IN-${text}`,
      peer: { phone, jid: `${phone}@s.whatsapp.net`, name: null },
      from_me: false,
      type: 'text',
      message: text,
      media_ref: null,
      file_name: null,
      voice: false,
      reply_to: null,
      at: new Date(),
    },
  }))
  .extend('storedTexts', ({ company }) => async (): Promise<string[]> => {
    const { data } = await company.owner.call(calls.getDeskConversations, { filter: { text: phone } });
    const conversation_id = data[0]?._id ?? '';
    const texts: string[] = [];
    for (let before: number | undefined; ;) {
      const page = await company.owner.call(calls.getMessages, { conversation_id, limit: 100, before });
      texts.unshift(...page.data.filter(({ origin }) => origin === 'customer').map(({ message }) => message));
      before = page.data[0]?.position;
      if (page.data.length < 100) return texts;
    }
  });

it('nothing behind a message that could not be stored for lack of room is stored, so that order is kept', async ({
  refuse,
  server,
  arrival,
  storedTexts,
}) => {
  const texts = Array.from({ length: count }, (_, index) => `mensagem ${index + 1}`);
  await refuse('mensagem 5', 2);
  const pipeline = createInboundPipeline(server.runtime, async () => undefined);
  let waiting = texts;
  let refusals = 0;
  while (waiting.length) {
    const results = await Promise.allSettled(waiting.map((text) => pipeline.take(arrival(text))));
    const first = results.findIndex(({ status }) => status === 'rejected');
    if (first >= 0) refusals += 1;
    // As the network does: deliver again from the first that was not taken.
    waiting = first < 0 ? [] : waiting.filter((_, index) => results[index]?.status === 'rejected');
  }
  expect(refusals).toBeGreaterThan(1);
  expect(await storedTexts()).toEqual(texts);
});

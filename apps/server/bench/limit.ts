import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { namedId } from '../src/testing/named-id.ts';
import type { Base } from './base.ts';

const clients = 8;

/** The smallest honest transaction for one inbound message, as one statement and so one commit. */
const statement = {
  name: 'limit',
  text: `with contact as (
      insert into contacts (account_id, id, name, phone, created) values ($1, $2, 'Limite', $3, now())
      on conflict (account_id, phone) where phone is not null do update set name = contacts.name returning id
    ), moved as (
      update conversations set last_activity = now(), last_position = last_position + 1, unread = unread + 1
      where account_id = $1 and id = $4 returning last_position
    ), written as (
      insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, type, message, status, created)
      select $1, $5::uuid, $4, $6, 1000000 + last_position, $5::text, $5::text, 'customer', 'text', 'Bom dia, qual o prazo?', 3, now() from moved
    )
    insert into limit_events (account_id, type, payload) values ($1, 'message.created', jsonb_build_object('id', $5))`,
};

/** Measures how many such transactions a second PostgreSQL alone commits, with eight clients that do nothing else. */
export async function measureLimit(
  connection: pg.ClientConfig,
  base: Base,
  seconds: number,
): Promise<number> {
  const pool = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client(connection);
      await client.connect();
      return client;
    }),
  );
  await pool[0]?.query(
    `create table if not exists limit_events (id bigint generated always as identity primary key, account_id bigint, type text, payload jsonb)`,
  );
  let done = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    pool.map(async (client, index) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const n = 1 + ((turn * clients + index) % 5000);
        const values = [
          base.account_id,
          namedId(`limit-${n}`),
          `5541${900000000 + n}`,
          namedId(`conversation-${n}`),
          randomUUID(),
          base.channel_id,
        ];
        await client.query({ ...statement, values });
        done += 1;
      }
    }),
  );
  await Promise.all(pool.map((client) => client.end()));
  return done / seconds;
}

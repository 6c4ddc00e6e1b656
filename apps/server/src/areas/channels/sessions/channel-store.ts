import type { ChannelStore, StoreChange } from '@prosa/whatsapp';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { requireOwned } from './fence.ts';
import type { Ownership } from './tenure.ts';

interface Parts {
  database: Database;
  clock: Clock;
  secrets: SecretBox;
}

/**
 * Returns what a driver keeps of the owned channel. Everything is sealed; what a former owner writes is refused with
 * ChannelLost, in the transaction of the write.
 */
export function channelStore(
  { database, clock, secrets }: Parts,
  { account_id, id, epoch }: Ownership,
): ChannelStore {
  const db = database.forAccount(account_id);
  const seal = (value: Uint8Array) => secrets.seal(Buffer.from(value).toString('base64'));
  const open = (value: Buffer) => Buffer.from(secrets.open(value), 'base64');
  const asOwner = (work: (tx: Transaction) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await requireOwned(tx, [{ channel_id: id, epoch }]);
      await work(tx);
    });
  return {
    async read(kind, ids) {
      const rows = await db.rows<{ key_id: string; value: Buffer }>(
        sql`select key_id, value from channel_keys
          where account_id = ${account_id} and channel_id = ${id} and kind = ${kind} and key_id = any(${[...ids]})`,
        'read_channel_keys',
      );
      return new Map(rows.map(({ key_id, value }) => [key_id, open(value)]));
    },
    write: (changes) =>
      asOwner(async (tx) => {
        await deleteKeys(
          tx,
          id,
          changes.filter(({ value }) => value === null),
        );
        await writeKeys(
          tx,
          id,
          changes.flatMap(({ value, ...key }) => (value ? [{ ...key, value: seal(value) }] : [])),
        );
      }),
    clear: () =>
      asOwner((tx) =>
        tx.run(sql`delete from channel_keys where account_id = ${account_id} and channel_id = ${id}`),
      ),
    keepSent: (platform_message_id, payload) =>
      asOwner((tx) =>
        tx.run(
          // A message that is gone meanwhile needs no copy.
          sql`insert into sent_payloads (account_id, channel_id, platform_message_id, created, payload)
            select account_id, channel_id, platform_message_id, ${clock.now()}, ${seal(payload)}
            from messages where account_id = ${account_id} and channel_id = ${id}
              and platform_message_id = ${platform_message_id}
            on conflict (account_id, channel_id, platform_message_id) do update set payload = excluded.payload`,
          'keep_sent_payload',
        ),
      ),
    async findSent(platform_message_id) {
      const row = await db.row<{ payload: Buffer }>(
        sql`select payload from sent_payloads where account_id = ${account_id} and channel_id = ${id}
          and platform_message_id = ${platform_message_id}`,
        'find_sent_payload',
      );
      return row ? open(row.payload) : null;
    },
  };
}

async function deleteKeys(
  tx: Transaction,
  channel_id: string,
  gone: readonly Pick<StoreChange, 'kind' | 'id'>[],
): Promise<void> {
  if (!gone.length) return;
  await tx.run(
    sql`delete from channel_keys k
      using unnest(${gone.map(({ kind }) => kind)}::text[], ${gone.map((key) => key.id)}::text[]) as gone(kind, key_id)
      where k.account_id = ${tx.account_id} and k.channel_id = ${channel_id} and k.kind = gone.kind
        and k.key_id = gone.key_id`,
    'delete_channel_keys',
  );
}

async function writeKeys(
  tx: Transaction,
  channel_id: string,
  keys: readonly { kind: string; id: string; value: Buffer }[],
): Promise<void> {
  if (!keys.length) return;
  await tx.run(
    sql`insert into channel_keys (account_id, channel_id, kind, key_id, value)
      select ${tx.account_id}, ${channel_id}, kind, key_id, value
      from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map((key) => key.id)}::text[],
        ${keys.map(({ value }) => value)}::bytea[]) as written(kind, key_id, value)
      on conflict (account_id, channel_id, kind, key_id) do update set value = excluded.value`,
    'write_channel_keys',
  );
}

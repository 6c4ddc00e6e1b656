import { randomBytes } from 'node:crypto';
import type { Peer } from '@prosa/whatsapp';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { capabilitiesOf, type ChannelSink, type OwnedChannel } from '../../channels/index.ts';
import { createChannelSink } from '../channel-sink.ts';

const peer: Peer = { phone: '5541987650001', jid: '5541987650001@s.whatsapp.net', name: null };
const at = new Date('2026-11-23T12:00:00Z');
const noTime = new Date(Number.NaN);
/** What PostgreSQL holds in no column, and what is too long for an index, however well it is packed. */
const bad = 'A\u0000B';
const long = randomBytes(5000).toString('hex');

const it = serverTest
  .extend('owned', async ({ server, talk }): Promise<OwnedChannel> => {
    await talk.writes(peer.phone ?? '', 'oi');
    await talk.conversation(peer.phone ?? '');
    const { account_id } = talk.company;
    const row = await server.runtime.database.acrossAccounts.row<Omit<OwnedChannel, 'isHeld'>>(
      sql`select account_id, id::text, lease_epoch as epoch, department_id, redirect, flow_id, active
        from channels where account_id = ${account_id} and id = ${talk.channel._id}`,
    );
    if (!row) throw new Error('no channel');
    return { ...row, capabilities: capabilitiesOf('web'), isHeld: async () => true };
  })
  .extend('sink', ({ server }): ChannelSink => {
    const nothing = async () => undefined;
    const runs = { restore: nothing, merge: nothing, moveContact: nothing };
    return createChannelSink(server.runtime, { runs, random: () => 0 });
  })
  .extend('buried', ({ server, talk }) => async (): Promise<number> => {
    const rows = await server.runtime.database.acrossAccounts.rows(
      sql`select from inbound_dead_letters where account_id = ${talk.company.account_id}`,
    );
    return rows.length;
  });

it('what no column holds becomes a dead letter, so that it does not come for ever', async ({
  owned,
  sink,
  buried,
}) => {
  const reaction = { from_me: false, emoji: '👍', at };
  await sink.reaction(owned, { ...reaction, platform_message_id: bad });
  await sink.reaction(owned, { ...reaction, platform_message_id: long });
  await sink.reaction(owned, { ...reaction, platform_message_id: 'M1', at: noTime });
  await sink.edited(owned, { platform_message_id: 'M1', from_me: false, peer, message: 'x', at: noTime });
  await sink.deleted(owned, { platform_message_id: bad, from_me: false, peer });
  await sink.receipt(owned, { platform_message_id: bad, status: 3, at });
  await sink.failed(owned, { platform_message_id: bad, code: 'refused' });
  await sink.call(owned, { id: bad, peer, video: false, at });
  expect(await buried()).toBe(8);
  await sink.reaction(owned, { ...reaction, platform_message_id: 'M1' });
  await sink.deleted(owned, { platform_message_id: 'M1', from_me: false, peer });
  expect(await buried()).toBe(8);
});

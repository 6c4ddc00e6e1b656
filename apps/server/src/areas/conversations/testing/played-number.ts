import { calls } from '@prosa/contract';
import { simulatorCapabilities, type ChannelConnection } from '@prosa/whatsapp';
import { serverTest } from '../../../testing/server-test.ts';
import type { OwnedChannel } from '../../channels/index.ts';
import { createOutboxPoll } from '../outbox/outbox-poll.ts';
import { startOutboxPump } from '../outbox/outbox-pump.ts';

interface Played {
  unofficial?: boolean;
  random?: () => number;
  /** What the network does, besides taking every message and finding every phone. */
  network?: Partial<ChannelConnection>;
}

/** Runs a test with a number of a company of its own, whose network it plays: nothing leaves before the test starts to `send`. */
export const playedNumberTest = serverTest
  .extend('own', ({ server }) => server.createCompany())
  .extend('number', ({ own }) => own.addChannel({ connected: false }))
  .extend('phone', () => {
    let phones = 0;
    return () => `55419${String(71_000_000 + (phones += 1))}`;
  })
  /** Opens a conversation with a phone and writes into it. */
  .extend('begin', ({ own, number }) => async (phone: string) => {
    const { owner, department } = own;
    const jid = `${phone}@s.whatsapp.net`;
    const { _id } = await owner.call(calls.startConversation, { jid, chip: number._id, department });
    const write = (text: string) => owner.call(calls.sendMessage, { conversation_id: _id, text });
    const message = async () => (await owner.call(calls.getMessages, { conversation_id: _id })).data[0];
    return { id: _id, write, message };
  })
  /** The number as its present owner sees it. */
  .extend('owned', ({ own, number }): OwnedChannel => {
    return {
      account_id: own.account_id,
      id: number._id,
      epoch: 0,
      capabilities: simulatorCapabilities,
      isHeld: () => Promise.resolve(true),
      department_id: own.department,
      redirect: 'human',
      flow_id: null,
      active: true,
    };
  })
  /** Starts the pump of the number; returns what leaves, and the phones that are asked for. */
  .extend('send', ({ server, owned }, { onCleanup }) => {
    return ({ unofficial = false, random = () => 0.5, network }: Played = {}) => {
      const sent: string[] = [];
      const asked: string[] = [];
      const connection: Partial<ChannelConnection> = {
        send: ({ to, message }) => Promise.resolve(void sent.push(`${message} ${to}`)),
        checkPhone: (phone) => Promise.resolve(`${phone}@s`),
        ...network,
      };
      const checkPhone: ChannelConnection['checkPhone'] = (phone) => {
        asked.push(phone);
        return connection.checkPhone?.(phone) ?? Promise.resolve(null);
      };
      const pump = startOutboxPump(server.runtime, {
        channel: { ...owned, capabilities: { ...owned.capabilities, unofficial } },
        connection: { ...connection, checkPhone } as ChannelConnection,
        inHand: new Set(),
        outboxPoll: createOutboxPoll(server.runtime),
        random,
      });
      onCleanup(() => pump.stop());
      return { sent, asked };
    };
  });

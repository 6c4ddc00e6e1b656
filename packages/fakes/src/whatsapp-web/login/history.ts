import { deflateSync } from 'node:zlib';
import { proto } from 'baileys';
import { lidJid, phoneJid } from '../jids.ts';
import { sendToCompanion } from '../messages/send-to-companion.ts';
import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { stanzaId } from '../pairing/offer.ts';

/** Sends a device that was just linked the phone's past chats, as a message from the handset to it. */
export async function sendHistory(network: Network, { account, companion }: Owner): Promise<void> {
  const accounts = [...network.accounts.values()];
  const history = proto.HistorySync.encode({
    syncType: proto.HistorySync.HistorySyncType.INITIAL_BOOTSTRAP,
    conversations: account.history,
    pushnames: accounts.map((each) => ({ id: phoneJid(each), pushname: each.name })),
    phoneNumberToLidMappings: accounts.map((each) => ({ pnJid: phoneJid(each), lidJid: lidJid(each) })),
    chunkOrder: 1,
    progress: 100,
  }).finish();
  await sendPeerMessage(
    network,
    { account, companion },
    {
      protocolMessage: {
        type: proto.Message.ProtocolMessage.Type.HISTORY_SYNC_NOTIFICATION,
        historySyncNotification: {
          syncType: proto.Message.HistorySyncType.INITIAL_BOOTSTRAP,
          chunkOrder: 1,
          progress: 100,
          initialHistBootstrapInlinePayload: deflateSync(history),
        },
      },
    },
  );
}

/** Sends a linked device a message from its own handset that is for the device itself. */
export async function sendPeerMessage(
  network: Network,
  { account, companion }: Owner,
  message: proto.IMessage,
): Promise<void> {
  await sendToCompanion(
    network,
    { account, companion },
    {
      sender: account,
      message,
      attrs: {
        id: stanzaId(network),
        from: phoneJid(account),
        sender_lid: lidJid(account),
        category: 'peer',
        push_priority: 'high',
        type: 'text',
      },
    },
  );
}

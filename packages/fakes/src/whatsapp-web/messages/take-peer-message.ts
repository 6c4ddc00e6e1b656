import { proto } from 'baileys';
import type { Taken } from '../connection/taken.ts';
import { lidJid } from '../jids.ts';
import { sendPeerMessage } from '../login/history.ts';
import { signalOf } from '../network/directory.ts';
import { child } from '../nodes.ts';
import { askForRetry } from '../receipts/ask-for-retry.ts';
import { readCiphertext } from '../signal/ciphertext.ts';
import { contentOf } from './stanza-type.ts';

const operations = proto.Message.PeerDataOperationRequestType;

/** Answers what a linked device asks its own handset: here, to send messages again that the device could not read. */
export async function takePeerMessage({ network, owner, stanza }: Taken): Promise<void> {
  const enc = child(stanza, 'enc');
  if (enc === null) return;
  const { account, companion } = owner;
  const message = await signalOf(network, account)
    .decrypt(lidJid(account, companion.device), readCiphertext(enc))
    .catch(() => null);
  if (message === null) return askForRetry(network, account, { owner, stanza });
  const request = contentOf(message).protocolMessage?.peerDataOperationRequestMessage;
  if (request?.peerDataOperationRequestType !== operations.PLACEHOLDER_MESSAGE_RESEND) return;
  const results = (request.placeholderMessageResendRequest ?? []).flatMap(({ messageKey }) => {
    const found = account.inbox.find((each) => each.id === messageKey?.id);
    if (!found) return [];
    const info = proto.WebMessageInfo.encode({
      key: messageKey,
      message: found.message,
      messageTimestamp: Math.floor(found.at / 1000),
    }).finish();
    return [{ placeholderMessageResendResponse: { webMessageInfoBytes: info } }];
  });
  await sendPeerMessage(network, owner, {
    protocolMessage: {
      type: proto.Message.ProtocolMessage.Type.PEER_DATA_OPERATION_REQUEST_RESPONSE_MESSAGE,
      peerDataOperationRequestResponseMessage: {
        peerDataOperationRequestType: operations.PLACEHOLDER_MESSAGE_RESEND,
        stanzaId: stanza.attrs['id'],
        peerDataOperationResult: results,
      },
    },
  });
}

import type { proto } from 'baileys';
import { phoneJid } from '../jids.ts';
import type { Account, Owner, SentMessage } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import type { PreKeyBundle } from '../signal/pre-key-bundle.ts';
import { ownCopyAttrs, senderAttrs } from './addressing.ts';
import { receiveOnPhone } from './receive-on-phone.ts';
import { sendToCompanion } from './send-to-companion.ts';
import { ownersOf } from '../network/directory.ts';
import { stanzaType } from './stanza-type.ts';

/** Sends a message from a handset to a person: to that person's devices, and a copy to the sender's own. */
export async function sendFromPhone(
  network: Network,
  sender: Account,
  { receiver, sent }: { receiver: Account; sent: SentMessage },
): Promise<void> {
  sender.sent[sent.id] = sent;
  receiveOnPhone(network, receiver, {
    from: sender,
    chat: sender.phone,
    id: sent.id,
    message: sent.message,
  });
  const owners = [...ownersOf(receiver), ...(sender === receiver ? [] : ownersOf(sender))];
  await Promise.all(owners.map((owner) => sendTo(network, owner, { sender, receiver, sent })));
}

/** Encrypts a message that was sent before for a device that could not read it. */
export function resend(
  network: Network,
  owner: Owner,
  { sender, receiver, sent, retry }: Addressed & { retry: { count: string; bundle: PreKeyBundle | null } },
): Promise<void> {
  return sendTo(network, owner, { sender, receiver, sent, retry });
}

interface Addressed {
  sender: Account;
  receiver: Account;
  sent: SentMessage;
  retry?: { count: string; bundle: PreKeyBundle | null };
}

async function sendTo(network: Network, owner: Owner, { sender, receiver, sent, retry }: Addressed) {
  const isOwn = owner.account === sender;
  const message: proto.IMessage = isOwn
    ? { deviceSentMessage: { destinationJid: phoneJid(receiver), message: sent.message } }
    : sent.message;
  await sendToCompanion(network, owner, {
    sender,
    message,
    retry,
    attrs: {
      ...(isOwn ? ownCopyAttrs(network, sender, { to: receiver }) : senderAttrs(network, sender)),
      ...sent.attrs,
      id: sent.id,
      type: stanzaType(sent.message),
      notify: sender.name,
    },
  });
}

import type { proto } from 'baileys';
import { lidJid, phoneJid } from '../jids.ts';
import type { Account, Owner, SentMessage } from '../network/account.ts';
import { ownersOf, signalOf } from '../network/directory.ts';
import type { Group } from '../network/group.ts';
import type { Network } from '../network/network.ts';
import { node } from '../nodes.ts';
import type { PreKeyBundle } from '../signal/pre-key-bundle.ts';
import { deliver } from './deliver.ts';
import { receiveOnPhone } from './receive-on-phone.ts';
import { seconds, sendToCompanion } from './send-to-companion.ts';
import { stanzaType } from './stanza-type.ts';

/** Sends a message from a handset to a group, with the sender's key for devices that do not have it yet. */
export async function sendToGroup(
  network: Network,
  sender: Account,
  { group, sent }: { group: Group; sent: SentMessage },
): Promise<void> {
  sender.sent[sent.id] = sent;
  const sealed = await signalOf(network, sender).encryptForGroup(group.jid, lidJid(sender), sent.message);
  for (const phone of group.members) {
    const account = network.accounts.get(phone);
    if (account === undefined) continue;
    if (account !== sender)
      receiveOnPhone(network, account, {
        from: sender,
        chat: group.jid,
        id: sent.id,
        message: sent.message,
      });
    for (const owner of ownersOf(account)) await sendSealed(network, owner, { sender, group, sent, sealed });
  }
}

interface Sealed {
  sender: Account;
  group: Group;
  sent: SentMessage;
  sealed: { ciphertext: Uint8Array; senderKeyDistributionMessage: Uint8Array };
}

async function sendSealed(network: Network, owner: Owner, { sender, group, sent, sealed }: Sealed) {
  const attrs = groupAttrs(sender, group.jid, sent);
  const enc = node('enc', { v: '2', type: 'skmsg' }, sealed.ciphertext);
  const shared = (group.sharedKeys[sender.phone] ??= []);
  const jid = lidJid(owner.account, owner.companion.device);
  if (shared.includes(jid)) {
    deliver(network, owner, node('message', { ...attrs, t: seconds(network) }, [enc]));
    return;
  }
  shared.push(jid);
  const message: proto.IMessage = {
    senderKeyDistributionMessage: {
      groupId: group.jid,
      axolotlSenderKeyDistributionMessage: sealed.senderKeyDistributionMessage,
    },
  };
  await sendToCompanion(network, owner, { sender, message, attrs, more: [enc] });
}

/** Encrypts a message to a group once more, for one device that could not read it. */
export function resendToGroup(
  network: Network,
  owner: Owner,
  {
    sender,
    sent,
    retry,
  }: { sender: Account; sent: SentMessage; retry: { count: string; bundle: PreKeyBundle | null } },
): Promise<void> {
  const attrs = groupAttrs(sender, sent.to, sent);
  return sendToCompanion(network, owner, { sender, message: sent.message, attrs, retry });
}

function groupAttrs(sender: Account, jid: string, sent: SentMessage) {
  return {
    from: jid,
    participant: lidJid(sender),
    participant_pn: phoneJid(sender),
    addressing_mode: 'lid',
    id: sent.id,
    type: stanzaType(sent.message),
    notify: sender.name,
    ...sent.attrs,
  };
}

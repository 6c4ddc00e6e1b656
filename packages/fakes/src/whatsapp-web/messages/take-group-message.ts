import type { Taken } from '../connection/taken.ts';
import { lidJid, parseJid } from '../jids.ts';
import { findAccount, signalOf } from '../network/directory.ts';
import { bytesOf, child, children } from '../nodes.ts';
import { askForRetry } from '../receipts/ask-for-retry.ts';
import { receiveOnPhone } from './receive-on-phone.ts';
import { readCiphertext } from '../signal/ciphertext.ts';

/** Takes a message to a group: first the sender's key where one comes along, then the message, on each handset. */
export async function takeGroupMessage({ network, owner, stanza }: Taken): Promise<void> {
  const group = network.groups.get(stanza.attrs['to'] ?? '');
  const sealed = bytesOf(child(stanza, 'enc'));
  if (group === undefined || sealed === null) return;
  const author = lidJid(owner.account, owner.companion.device);
  for (const to of children(child(stanza, 'participants'), 'to')) {
    const enc = child(to, 'enc');
    const account = findAccount(network, to.attrs['jid']);
    if (enc === null || account === null || parseJid(to.attrs['jid'])?.device) continue;
    // Without the key, the handset cannot read the message below, and asks for it again.
    const message = await signalOf(network, account)
      .decrypt(author, readCiphertext(enc))
      .catch(() => null);
    if (message?.senderKeyDistributionMessage)
      await signalOf(network, account).takeSenderKey(author, message.senderKeyDistributionMessage);
  }
  for (const phone of group.members) {
    const account = network.accounts.get(phone);
    if (account === undefined) continue;
    const message = await signalOf(network, account)
      .decryptForGroup(group.jid, author, sealed)
      .catch(() => null);
    const id = stanza.attrs['id'] ?? '';
    if (message === null) askForRetry(network, account, { owner, stanza });
    else
      receiveOnPhone(network, account, {
        from: owner.account,
        chat: group.jid,
        id,
        message,
      });
  }
}

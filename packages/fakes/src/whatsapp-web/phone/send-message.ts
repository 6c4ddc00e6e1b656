import type { proto } from 'baileys';
import { sendFromPhone } from '../messages/send-from-phone.ts';
import { sendToGroup } from '../messages/send-to-group.ts';
import type { Account } from '../network/account.ts';
import { accountOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';

export interface SendOptions {
  /** Chosen as phones do when left out. */
  id?: string;
  /** Further attributes of the stanza. */
  attrs?: Record<string, string>;
}

/** Sends a message from a handset to a phone or to the address of a group. Returns its id. */
export async function sendMessage(
  network: Network,
  sender: Account,
  { to, message, id, attrs = {} }: SendOptions & { to: string; message: proto.IMessage },
): Promise<string> {
  const at = network.clock.now().getTime();
  const sent = { id: id ?? network.random(16).toString('hex').toUpperCase(), to, message, attrs, at };
  const group = network.groups.get(to);
  if (group === undefined) await sendFromPhone(network, sender, { receiver: accountOf(network, to), sent });
  else await sendToGroup(network, sender, { group, sent });
  return sent.id;
}

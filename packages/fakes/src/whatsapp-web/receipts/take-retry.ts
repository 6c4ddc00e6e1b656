import type { Taken } from '../connection/taken.ts';
import { parseJid } from '../jids.ts';
import { deliver, settle } from '../messages/deliver.ts';
import { shownJid } from '../messages/addressing.ts';
import { resendToGroup } from '../messages/send-to-group.ts';
import { resend } from '../messages/send-from-phone.ts';
import { findAccount, findCompanion } from '../network/directory.ts';
import type { Account } from '../network/account.ts';
import { child } from '../nodes.ts';
import { readRetryBundle } from '../signal/pre-key-bundle.ts';

/** Takes a client's request to send a message again that it could not read: its author encrypts it once more. */
export async function takeRetry(taken: Taken): Promise<void> {
  const { network, owner, stanza } = taken;
  const { id = '', to, participant } = stanza.attrs;
  settle(network, owner, { tag: 'message', id });
  const author = findAccount(network, participant ?? to);
  if (author === null) return;
  if (parseJid(participant ?? to)?.device) return forwardRetry(taken, author);
  const sent = author.sent[id];
  if (sent === undefined) return;
  const count = child(stanza, 'retry')?.attrs['count'] ?? '1';
  const retry = { count, bundle: readRetryBundle(stanza) };
  if (sent.to.endsWith('@g.us')) return resendToGroup(network, owner, { sender: author, sent, retry });
  const receiver = network.accounts.get(sent.to);
  if (receiver !== undefined) await resend(network, owner, { sender: author, receiver, sent, retry });
}

/** Passes the request on to the linked device that wrote the message. */
function forwardRetry({ network, owner, stanza }: Taken, author: Account): void {
  const companion = findCompanion(author, parseJid(stanza.attrs['to'])?.device ?? 0);
  if (companion === null) return;
  const { to: _, ...attrs } = stanza.attrs;
  const from = shownJid(network, owner.account, owner.companion.device);
  deliver(network, { account: author, companion }, { ...stanza, attrs: { ...attrs, from } });
}

import { ackOf, type Taken } from '../connection/taken.ts';
import { lidJid, parseJid } from '../jids.ts';
import { accountOf, findAccount, findCompanion, signalOf } from '../network/directory.ts';
import type { Account } from '../network/account.ts';
import { takeCount, takeFault } from '../network/faults.ts';
import { child, children, type Node, node } from '../nodes.ts';
import { readCiphertext } from '../signal/ciphertext.ts';
import { askForRetry } from '../receipts/ask-for-retry.ts';
import { ownCopyAttrs, senderAttrs } from './addressing.ts';
import { deliver } from './deliver.ts';
import { receiveOnPhone } from './receive-on-phone.ts';
import { seconds } from './send-to-companion.ts';
import { takeGroupMessage } from './take-group-message.ts';
import { takePeerMessage } from './take-peer-message.ts';

/** Takes a message from a client: acknowledges or refuses it, and hands each device its part. */
export async function takeMessage(taken: Taken): Promise<void> {
  const { network, connection, owner, stanza } = taken;
  const to = stanza.attrs['to'];
  const fault = takeFault(
    network.faults.acks,
    owner.account.phone,
    (each) => each === 'lost' || each.to === undefined || findAccount(network, to)?.phone === each.to,
  );
  if (fault !== null && fault !== 'lost') return connection.send(ackFor(taken, fault.error));
  const server = parseJid(to)?.server;
  if (server === 'g.us') await takeGroupMessage(taken);
  else if (stanza.attrs['category'] === 'peer') await takePeerMessage(taken);
  else if (findAccount(network, to) === null) return connection.send(ackFor(taken, 404));
  else await handOut(taken);
  if (fault === 'lost') connection.terminate();
  else connection.send(ackFor(taken));
}

function ackFor({ network, stanza }: Taken, error?: number): Node {
  const ack = ackOf(stanza, error);
  return { ...ack, attrs: { ...ack.attrs, t: seconds(network) } };
}

/** One device's part of a message. */
interface Part {
  to: string;
  enc: Node;
}

/** Hands each device its part; the sender's own device, which Baileys sometimes lists, gets none. */
async function handOut(taken: Taken): Promise<void> {
  const { owner, stanza } = taken;
  for (const part of partsOf(stanza)) {
    const target = parseJid(part.to);
    const account = findAccount(taken.network, part.to);
    if (target === null || account === null) continue;
    if (account === owner.account && target.device === owner.companion.device) continue;
    if (target.device === 0) await readOnPhone(taken, account, part);
    else forward(taken, account, { ...part, device: target.device });
  }
}

/** Returns the parts of a message: of each participant, or the one of a message that was asked for again. */
function partsOf(stanza: Node): Part[] {
  const listed = children(child(stanza, 'participants'), 'to').flatMap((to) => {
    const enc = child(to, 'enc');
    return enc === null ? [] : [{ to: to.attrs['jid'] ?? '', enc }];
  });
  const direct = child(stanza, 'enc');
  return direct === null ? listed : [...listed, { to: stanza.attrs['to'] ?? '', enc: direct }];
}

async function readOnPhone(
  { network, owner, stanza }: Taken,
  account: Account,
  { enc }: Part,
): Promise<void> {
  const id = stanza.attrs['id'] ?? '';
  const { account: from, companion: device } = owner;
  const isUnreadable = takeCount(network.faults.unreadable, account.phone);
  const message = isUnreadable
    ? null
    : await signalOf(network, account)
        .decrypt(lidJid(from, device.device), readCiphertext(enc))
        .catch(() => null);
  if (message === null) return askForRetry(network, account, { owner, stanza });
  const other =
    account === from ? chatOf({ network, stanza, message: message.deviceSentMessage }) : from.phone;
  receiveOnPhone(network, account, { from, chat: other, id, message });
}

function chatOf({
  network,
  stanza,
  message,
}: Pick<Taken, 'network' | 'stanza'> & { message?: { destinationJid?: string | null } | null }): string {
  const jid = message?.destinationJid ?? stanza.attrs['recipient'] ?? stanza.attrs['to'];
  return findAccount(network, jid ?? undefined)?.phone ?? '';
}

/** Passes a part on to a linked device of the receiver, or of the sender. */
function forward(taken: Taken, account: Account, { enc, device }: Part & { device: number }): void {
  const { network, owner, stanza } = taken;
  const companion = findCompanion(account, device);
  if (companion === null) return;
  const sender = owner.account;
  const from = owner.companion.device;
  const receiver = findAccount(network, stanza.attrs['to']) ?? accountOf(network, account.phone);
  const attrs =
    account === sender
      ? ownCopyAttrs(network, sender, { to: receiver, device: from })
      : senderAttrs(network, sender, from);
  const { id, type, edit } = stanza.attrs;
  const identity = child(stanza, 'device-identity');
  const content = identity === null ? [enc] : [enc, identity];
  const t = seconds(network);
  deliver(
    network,
    { account, companion },
    node('message', { ...attrs, id, type, edit, t, notify: sender.name }, content),
  );
}

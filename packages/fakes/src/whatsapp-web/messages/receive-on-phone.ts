import { proto } from 'baileys';
import type { Account, ReceivedMessage } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { sendReceipt } from '../receipts/send-receipt.ts';
import { contentOf } from './stanza-type.ts';

/** A message that reached a handset in clear. */
export interface Arrival {
  from: Account;
  /** The phone of the other side, or the address of the group. */
  chat: string;
  id: string;
  message: proto.IMessage;
}

const protocolTypes = proto.Message.ProtocolMessage.Type;

/** Shows a message on a handset, applies what changes an earlier one, and confirms that it arrived. */
export function receiveOnPhone(network: Network, account: Account, arrival: Arrival): void {
  const content = contentOf(arrival.message);
  if (!applyChange(account, arrival, content)) show(network, account, arrival);
  network.changed();
  if (arrival.from === account || !network.settings.automaticReceipts) return;
  network.later(network.settings.receiptDelayMs, () =>
    sendReceipt(network, account, { author: arrival.from, ids: [arrival.id], type: undefined }),
  );
}

function show(network: Network, account: Account, { id, from, chat, message }: Arrival) {
  const known = find(account, id);
  if (known?.from === from.phone) {
    known.copies++;
    return;
  }
  const received: ReceivedMessage = {
    id,
    from: from.phone,
    chat,
    message: message.deviceSentMessage?.message ?? message,
    at: network.clock.now().getTime(),
    copies: 1,
    edited: false,
    deleted: false,
    reactions: {},
  };
  account.inbox.push(received);
  indexOf(account).set(id, received);
}

/** Applies a reaction, an edit or a deletion. Returns whether the message was something of the kind. */
function applyChange(account: Account, { from }: Arrival, content: proto.IMessage): boolean {
  const { reactionMessage, protocolMessage } = content;
  if (reactionMessage) {
    const id = reactionMessage.key?.id;
    const target = find(account, id) ?? account.sent[id ?? ''];
    if (target) target.reactions = withReaction(target.reactions, from, reactionMessage.text);
    return true;
  }
  if (!protocolMessage) return false;
  const target = find(account, protocolMessage.key?.id);
  if (target && protocolMessage.type === protocolTypes.REVOKE) target.deleted = true;
  if (target && protocolMessage.type === protocolTypes.MESSAGE_EDIT) {
    target.message = protocolMessage.editedMessage ?? target.message;
    target.edited = true;
  }
  return true;
}

/** Returns the reactions to a message after somebody put an emoji on it, or took theirs away. */
function withReaction(
  reactions: Record<string, string> = {},
  { phone }: Account,
  emoji: string | null | undefined,
): Record<string, string> {
  const { [phone]: _before, ...others } = reactions;
  return emoji ? { ...others, [phone]: emoji } : others;
}

function find(account: Account, id: string | null | undefined): ReceivedMessage | undefined {
  return indexOf(account).get(id ?? '');
}

/** What handsets received by id, so that a long list costs no more than a short one. */
const indexes = new WeakMap<Account, Map<string, ReceivedMessage>>();

function indexOf(account: Account): Map<string, ReceivedMessage> {
  const known = indexes.get(account);
  if (known !== undefined) return known;
  const index = new Map(account.inbox.map((each) => [each.id, each]));
  indexes.set(account, index);
  return index;
}

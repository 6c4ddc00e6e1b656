import type { proto } from 'baileys';
import { lidJid, phoneJid } from '../jids.ts';
import { sendFromPhone } from '../messages/send-from-phone.ts';
import type { Account } from '../network/account.ts';
import { accountOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { scan } from '../pairing/scan.ts';
import { typeCode } from '../pairing/type-code.ts';
import { sendReceipt } from '../receipts/send-receipt.ts';
import { sendTyping, type TypingState } from '../presence/send-typing.ts';
import * as content from './content.ts';

/** Creates what plays one handset. People are named by their phone, digits only. */
export function createPhone(network: Network, account: Account) {
  const keyOf = (other: string, id: string): proto.IMessageKey => ({
    remoteJid: lidJid(accountOf(network, other)),
    fromMe: id in account.sent,
    id,
  });
  const send = (to: string, message: string | proto.IMessage, options: SendOptions = {}) =>
    sendMessage(network, account, {
      to,
      message: typeof message === 'string' ? content.text(message) : message,
      ...options,
    });
  const now = () => network.clock.now().getTime();
  return {
    phone: account.phone,
    jid: phoneJid(account),
    lid: lidJid(account),
    account,
    /** Scans the QR of a client, which is then linked to this phone. */
    scan: (qr: string) => scan(network, account, qr),
    /** Types the code that a client shows. */
    typeCode: (code: string) => typeCode(network, account, code),
    /** Sends a text or any message; the phone's own linked devices get a copy. Returns its id. */
    send,
    reply: (to: string, quotedId: string, body: string) =>
      send(to, content.reply(body, findQuoted(network, account, quotedId))),
    react: (to: string, id: string, emoji: string) => send(to, content.reaction(keyOf(to, id), emoji, now())),
    edit: (to: string, id: string, body: string) =>
      send(to, content.edit(keyOf(to, id), body, now()), { attrs: { edit: '1' } }),
    delete: (to: string, id: string) => send(to, content.deletion(keyOf(to, id)), { attrs: { edit: '7' } }),
    /** Confirms messages of somebody as read, or as played. */
    read: (author: string, ids: string[], type: 'read' | 'played' = 'read') =>
      sendReceipt(network, account, { author: accountOf(network, author), ids, type }),
    typing: (to: string, state: TypingState = 'composing') =>
      sendTyping(network, account, { to: accountOf(network, to), state }),
  };
}

export type Phone = ReturnType<typeof createPhone>;

export interface SendOptions {
  /** Chosen as phones do when left out. */
  id?: string;
  /** Further attributes of the stanza. */
  attrs?: Record<string, string>;
}

async function sendMessage(
  network: Network,
  sender: Account,
  { to, message, id, attrs = {} }: SendOptions & { to: string; message: proto.IMessage },
): Promise<string> {
  const receiver = accountOf(network, to);
  const at = network.clock.now().getTime();
  const sent = { id: id ?? network.random(16).toString('hex').toUpperCase(), to, message, attrs, at };
  await sendFromPhone(network, sender, { receiver, sent });
  return sent.id;
}

function findQuoted(network: Network, account: Account, id: string) {
  const own = account.sent[id];
  if (own !== undefined) return { id, participant: lidJid(account), message: own.message };
  const received = account.inbox.find((each) => each.id === id);
  if (received === undefined) throw new Error(`${account.phone} has no message ${id}`);
  return { id, participant: lidJid(accountOf(network, received.from)), message: received.message };
}

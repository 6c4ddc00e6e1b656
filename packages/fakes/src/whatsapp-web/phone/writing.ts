import type { proto } from 'baileys';
import { lidJid, phoneJid } from '../jids.ts';
import { nameOf } from '../media/start-media-server.ts';
import type { Account } from '../network/account.ts';
import { accountOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { stanzaId } from '../pairing/offer.ts';
import { sendTyping, type TypingState } from '../presence/send-typing.ts';
import { sendReceipt } from '../receipts/send-receipt.ts';
import { sendOwnRead } from '../receipts/send-own-read.ts';
import { hangUp, ring } from './calls.ts';
import * as content from './content.ts';
import { pollVote } from './poll-vote.ts';
import { sendAbsent, type Absence } from './send-absent.ts';
import { fileMessage, filePart, readFile, type OutgoingFile } from './send-file.ts';
import { postStatus } from './post-status.ts';
import { sendMessage, type SendOptions } from './send-message.ts';

/** Creates what a person does with a handset in a chat. */
export function createWriting(network: Network, account: Account) {
  const now = () => network.clock.now().getTime();
  const send = (to: string, message: string | proto.IMessage, options: SendOptions = {}) =>
    sendMessage(network, account, {
      to,
      message: typeof message === 'string' ? content.text(message) : message,
      ...options,
    });
  const keyOf = (to: string, id: string) => messageKey(network, account, { to, id });
  return {
    /** Sends a text or any message; the phone's own linked devices get a copy. Returns its id. */
    send,
    /** Sends a text of which linked devices get no content. */
    sendAbsent: (to: string, body: string, absence: Absence = 'absent') =>
      sendAbsent(network, account, {
        receiver: accountOf(network, to),
        message: content.text(body),
        absence,
      }),
    sendFile: (to: string, file: OutgoingFile) => send(to, fileMessage(network, file)),
    reply: (to: string, quotedId: string, body: string) =>
      send(to, content.reply(body, findQuoted(network, account, quotedId))),
    /** Puts an emoji on a message; an empty one takes it away. */
    react: (to: string, id: string, emoji: string) => send(to, content.reaction(keyOf(to, id), emoji, now())),
    edit: (to: string, id: string, body: string) =>
      send(to, content.edit(keyOf(to, id), body, now()), { attrs: { edit: '1' } }),
    delete: (to: string, id: string) => send(to, content.deletion(keyOf(to, id)), { attrs: { edit: '7' } }),
    vote: (to: string, pollId: string, options: string[]) =>
      send(to, voteFor(network, account, { to, pollId, options })),
    /** Confirms messages of somebody as read, or as played. */
    read: (author: string, ids: string[], type: 'read' | 'played' = 'read') =>
      sendReceipt(network, account, { author: accountOf(network, author), ids, type }),
    /** Opens a chat on the handset; the own linked devices learn that it was read there. */
    readHere: (author: string, ids: string[]) =>
      sendOwnRead(network, account, { author: accountOf(network, author), ids }),
    typing: (to: string, state: TypingState = 'composing') =>
      sendTyping(network, account, { to: accountOf(network, to), state }),
    /** Calls somebody; returns the call's id for `hangUp`. */
    call: (to: string, { video = false } = {}) => {
      const id = stanzaId(network);
      ring(network, account, { to: accountOf(network, to), id, video });
      return id;
    },
    hangUp: (to: string, id: string, reason: 'timeout' | 'terminate' = 'timeout') =>
      hangUp(network, account, { to: accountOf(network, to), id, reason }),
    /** Posts a status that these phones see. */
    postStatus: (viewers: string[], body: string) => postStatus(network, account, { viewers, body }),
    /** Returns the bytes of the file that a received message carries. */
    file: (id: string) => readFile(network, findReceived(account, id).message),
    /** Lets the file of a message that this phone sent expire on the server. */
    expireFile: (id: string) => {
      const path = filePart(account.sent[id]?.message ?? {})?.directPath;
      network.files.forget(nameOf(path ?? ''));
    },
  };
}

function messageKey(network: Network, account: Account, { to, id }: { to: string; id: string }) {
  const isGroup = to.endsWith('@g.us');
  return { remoteJid: isGroup ? to : lidJid(accountOf(network, to)), fromMe: id in account.sent, id };
}

function findReceived(account: Account, id: string) {
  const received = account.inbox.find((each) => each.id === id);
  if (received === undefined) throw new Error(`${account.phone} has not received ${id}`);
  return received;
}

function findQuoted(network: Network, account: Account, id: string) {
  const own = account.sent[id];
  if (own !== undefined) return { id, participant: lidJid(account), message: own.message };
  const received = findReceived(account, id);
  return { id, participant: lidJid(accountOf(network, received.from)), message: received.message };
}

function voteFor(
  network: Network,
  account: Account,
  { to, pollId, options }: { to: string; pollId: string; options: string[] },
) {
  const { message } = findReceived(account, pollId);
  const secret = message.messageContextInfo?.messageSecret;
  if (!secret) throw new Error(`${pollId} is not a poll`);
  const creatorJid = phoneJid(accountOf(network, to));
  const key = messageKey(network, account, { to, id: pollId });
  return pollVote({
    poll: { key, secret, creatorJid },
    voterJid: phoneJid(account),
    options,
    iv: network.random(12),
    at: network.clock.now().getTime(),
  });
}

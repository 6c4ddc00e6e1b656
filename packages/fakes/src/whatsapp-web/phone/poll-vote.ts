import { createHash, createHmac } from 'node:crypto';
import { proto } from 'baileys';
import { seal } from '../noise/ciphers.ts';

/** A vote in a poll that was received. */
export interface Vote {
  poll: { key: proto.IMessageKey; secret: Uint8Array; creatorJid: string };
  voterJid: string;
  options: string[];
  iv: Buffer;
  at: number;
}

/** Returns the vote, encrypted with the poll's secret. */
export function pollVote({ poll, voterJid, options, iv, at }: Vote): proto.IMessage {
  const id = poll.key.id ?? '';
  const plain = proto.Message.PollVoteMessage.encode({
    selectedOptions: options.map((option) => createHash('sha256').update(option).digest()),
  }).finish();
  const use = Buffer.concat([Buffer.from(`${id}${poll.creatorJid}${voterJid}Poll Vote`), Buffer.from([1])]);
  const base = createHmac('sha256', Buffer.alloc(32)).update(poll.secret).digest();
  const key = createHmac('sha256', base).update(use).digest();
  const encPayload = seal(key, { iv, data: Buffer.from(`${id}\0${voterJid}`) }, plain);
  return {
    pollUpdateMessage: {
      pollCreationMessageKey: poll.key,
      vote: { encPayload, encIv: iv },
      senderTimestampMs: at,
    },
  };
}

import { lidJid, phoneJid } from '../jids.ts';
import type { Account } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { stanzaId } from '../pairing/offer.ts';
import { text } from './content.ts';

/** A message of the past, as the person of the handset sees it. */
export interface PastMessage {
  body: string;
  fromMe: boolean;
  at: Date;
}

/** Adds past messages with somebody to what a device receives when it is linked. */
export function addHistory(
  network: Network,
  account: Account,
  { other, messages }: { other: Account; messages: PastMessage[] },
): void {
  const id = lidJid(other);
  account.history.push({
    id,
    pnJid: phoneJid(other),
    lidJid: id,
    name: other.name,
    messages: messages.map(({ body, fromMe, at }) => ({
      message: {
        key: { remoteJid: id, fromMe, id: stanzaId(network) },
        message: text(body),
        messageTimestamp: Math.floor(at.getTime() / 1000),
      },
    })),
  });
  network.changed();
}

import { lidJid, phoneJid } from '../jids.ts';
import { sendToCompanion } from '../messages/send-to-companion.ts';
import { deliver } from '../messages/deliver.ts';
import { seconds } from '../messages/send-to-companion.ts';
import { proto } from 'baileys';
import type { Account } from '../network/account.ts';
import { accountOf, ownersOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { node } from '../nodes.ts';
import { stanzaId } from '../pairing/offer.ts';
import { text } from './content.ts';

/** Posts a status that the linked devices of these phones see. */
export async function postStatus(
  network: Network,
  author: Account,
  { viewers, body }: { viewers: string[]; body: string },
): Promise<void> {
  const owners = viewers.flatMap((phone) => ownersOf(accountOf(network, phone)));
  const attrs = {
    from: 'status@broadcast',
    participant: lidJid(author),
    participant_pn: phoneJid(author),
    addressing_mode: 'lid',
    id: stanzaId(network),
    type: 'text',
    notify: author.name,
  };
  await Promise.all(
    owners.map((owner) => sendToCompanion(network, owner, { sender: author, message: text(body), attrs })),
  );
}

/** Publishes a text in a newsletter that these phones follow; newsletters are not encrypted. */
export function publishNewsletter(network: Network, followers: string[], body: string): void {
  const attrs = {
    from: '120363000000000001@newsletter',
    id: stanzaId(network),
    server_id: '100',
    type: 'text',
    t: seconds(network),
  };
  const plain = node('plaintext', {}, proto.Message.encode(text(body)).finish());
  for (const phone of followers)
    for (const owner of ownersOf(accountOf(network, phone)))
      deliver(network, owner, node('message', attrs, [plain]));
}

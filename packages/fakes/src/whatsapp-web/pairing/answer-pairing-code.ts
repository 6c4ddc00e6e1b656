import type { Connection } from '../connection/connection.ts';
import { QueryRefused, type Answer } from '../iqs/query.ts';
import { parseJid } from '../jids.ts';
import type { Network } from '../network/network.ts';
import { childBytes, node, type Node } from '../nodes.ts';
import { createRef } from './offer.ts';

/** Answers the two queries with which a client is linked by a code: its offer, and what it sends once it was typed. */
export function answerPairingCode(
  network: Network,
  connection: Connection,
  asked: Node,
): Answer | Promise<Answer> {
  const phone = parseJid(asked.attrs['jid'])?.user ?? '';
  return asked.attrs['stage'] === 'companion_hello'
    ? offer(network, connection, { phone, asked })
    : finish(network, phone, asked);
}

function offer(
  network: Network,
  connection: Connection,
  { phone, asked }: { phone: string; asked: Node },
): Answer {
  const ref = createRef(network);
  const wrapped = childBytes(asked, 'link_code_pairing_wrapped_companion_ephemeral_pub');
  network.codeOffers.set(phone, { connection, ref, wrapped, finish: null });
  const content = [node('link_code_pairing_ref', {}, Buffer.from(ref))];
  return { content: [node('link_code_companion_reg', {}, content)] };
}

async function finish(network: Network, phone: string, asked: Node): Promise<Answer> {
  const found = network.codeOffers.get(phone);
  if (!found?.finish) throw new QueryRefused(400, 'bad-request');
  const bundle = childBytes(asked, 'link_code_pairing_wrapped_key_bundle');
  const identity = childBytes(asked, 'companion_identity_public');
  try {
    await found.finish(bundle, identity);
  } catch {
    throw new QueryRefused(400, 'bad-request');
  }
  network.codeOffers.delete(phone);
  return {};
}

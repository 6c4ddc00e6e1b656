import { shownJid } from '../messages/addressing.ts';
import { deliver } from '../messages/deliver.ts';
import { seconds } from '../messages/send-to-companion.ts';
import type { Account, Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { bigEndian, child, node, type Node } from '../nodes.ts';

/** Asks the linked device that wrote a message to send it again, because this handset could not read it. */
export function askForRetry(
  network: Network,
  reader: Account,
  { owner, stanza }: { owner: Owner; stanza: Node },
): void {
  const id = stanza.attrs['id'];
  const t = seconds(network);
  const before = Number(child(stanza, 'enc')?.attrs['count'] ?? '0');
  const group = stanza.attrs['to']?.endsWith('@g.us') ? stanza.attrs['to'] : undefined;
  const self = shownJid(network, reader);
  deliver(
    network,
    owner,
    node('receipt', { from: group ?? self, participant: group && self, id, type: 'retry', t }, [
      node('retry', { count: (before + 1).toString(), id, t, v: '1' }),
      node('registration', {}, bigEndian(reader.signal.creds.registrationId, 4)),
    ]),
  );
}

import type { Taken } from '../connection/taken.ts';
import { findAccount } from '../network/directory.ts';
import { child, node } from '../nodes.ts';

/** Takes what a client says of itself, or its wish to know whether somebody is there. */
export function takePresence({ network, connection, stanza }: Taken): void {
  const { type, to } = stanza.attrs;
  if (type === 'subscribe') {
    if (findAccount(network, to) !== null) connection.send(node('presence', { from: to }));
    return;
  }
  // Without a type, a client only tells its name.
  if (type !== undefined) connection.available = type === 'available';
}

/** Takes that a client's person types: the other handset sees it. */
export function takeChatState({ network, owner, stanza }: Taken): void {
  const state = child(stanza);
  const kind = state?.attrs['media'] === 'audio' ? 'recording' : (state?.tag ?? '');
  findAccount(network, stanza.attrs['to'])?.typing.push({ from: owner.account.phone, state: kind });
}

import { shownJid } from '../messages/addressing.ts';
import { sendIfLive } from '../messages/deliver.ts';
import { ownersOf } from '../network/directory.ts';
import type { Account } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { node } from '../nodes.ts';

export interface Typing {
  to: Account;
  state: TypingState;
}

export type TypingState = 'composing' | 'recording' | 'paused';

/** Shows somebody's linked devices that this phone types, records or has stopped. */
export function sendTyping(network: Network, from: Account, { to, state }: Typing): void {
  const inner = state === 'recording' ? node('composing', { media: 'audio' }) : node(state);
  const stanza = node('chatstate', { from: shownJid(network, from) }, [inner]);
  for (const owner of ownersOf(to)) sendIfLive(network, owner, stanza);
}

import { lidJid } from '../jids.ts';
import type { Owner } from '../network/account.ts';
import type { Network } from '../network/network.ts';
import { node } from '../nodes.ts';

/** Removes a linked device from its account; it can no longer log in. */
export function unlink(network: Network, { account, companion }: Owner): void {
  account.companions = account.companions.filter((each) => each !== companion);
  network.changed();
  network.live
    .get(lidJid(account, companion.device))
    ?.close(node('stream:error', { code: '401' }, [node('conflict', { type: 'device_removed' })]));
}

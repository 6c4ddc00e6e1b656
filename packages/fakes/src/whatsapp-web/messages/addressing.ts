import { lidJid, phoneJid } from '../jids.ts';
import type { Account } from '../network/account.ts';
import type { Network } from '../network/network.ts';

type Attrs = Record<string, string | undefined>;

/** Returns how stanzas name an account. */
export function addressingOf(network: Network, account: Account) {
  return account.addressing ?? network.settings.addressing;
}

/** Returns the address under which others see an account's device. */
export function shownJid(network: Network, account: Account, device = 0): string {
  return addressingOf(network, account) === 'pn' ? phoneJid(account, device) : lidJid(account, device);
}

/** Returns the attributes that say who sent a message to somebody else's device. */
export function senderAttrs(network: Network, sender: Account, device = 0): Attrs {
  const mode = addressingOf(network, sender);
  const from = shownJid(network, sender, device);
  if (mode === 'pn') return { from, sender_lid: lidJid(sender), addressing_mode: 'pn' };
  return { from, sender_pn: mode === 'lid' ? phoneJid(sender) : undefined, addressing_mode: 'lid' };
}

/** Returns the attributes of the copy that the sender's own other devices receive. */
export function ownCopyAttrs(network: Network, sender: Account, { to, device = 0 }: OwnCopy): Attrs {
  const mode = addressingOf(network, to);
  if (mode === 'pn')
    return {
      from: phoneJid(sender, device),
      recipient: phoneJid(to),
      recipient_lid: lidJid(to),
      sender_lid: lidJid(sender),
      addressing_mode: 'pn',
    };
  return {
    from: lidJid(sender, device),
    recipient: lidJid(to),
    recipient_pn: mode === 'lid' ? phoneJid(to) : undefined,
    sender_pn: phoneJid(sender),
    addressing_mode: 'lid',
  };
}

interface OwnCopy {
  to: Account;
  device?: number;
}

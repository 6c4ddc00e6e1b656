import type { Peer } from '@prosa/whatsapp';
import { addressOf, jidOfAddress, type Address } from './jid.ts';

/**
 * Returns the person behind these jids, or null when none of them is a person's. Messages go to the phone's address
 * where the phone is known, so that one person is not written to under two addresses.
 */
export function peerOf(
  jids: readonly (string | null | undefined)[],
  name: string | null = null,
): Peer | null {
  const found = jids.map(addressOf);
  const phone = ofKind(found, 'phone');
  const lid = ofKind(found, 'lid');
  const sendTo = phone ?? lid;
  if (!sendTo) return null;
  return {
    phone: phone?.user ?? null,
    jid: jidOfAddress(sendTo),
    lid: lid ? jidOfAddress(lid) : null,
    name: name?.trim() || null,
  };
}

function ofKind(addresses: readonly (Address | null)[], kind: Address['kind']): Address | undefined {
  return addresses.find((address): address is Address => address?.kind === kind);
}

import type { Account } from '../network/account.ts';
import { accountOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';

/** Makes a group of the creator and others, and returns its address. */
export function createGroup(
  network: Network,
  creator: Account,
  { subject, members }: { subject: string; members: string[] },
): string {
  for (const phone of members) accountOf(network, phone);
  const at = network.clock.now().getTime();
  const digits = network.random(7).readUIntBE(1, 6).toString().padStart(15, '0').slice(0, 15);
  const jid = `120363${digits}@g.us`;
  network.groups.set(jid, {
    jid,
    subject,
    creator: creator.phone,
    members: [...new Set([creator.phone, ...members])],
    at,
    sharedKeys: {},
  });
  network.changed();
  return jid;
}

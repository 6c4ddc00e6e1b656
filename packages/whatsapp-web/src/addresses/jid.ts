const phoneServers = new Set(['s.whatsapp.net', 'c.us', 'hosted']);
const lidServers = new Set(['lid', 'hosted.lid']);
/** WhatsApp itself, which writes announcements. */
const whatsAppUser = '0';

/** An address on the network without its device: a phone, or a LID where the phone is hidden. */
export interface Address {
  kind: 'phone' | 'lid';
  user: string;
}

/** Returns whose address a jid is; null for groups, lists, channels, bots, WhatsApp itself and what is no jid. */
export function addressOf(jid: string | null | undefined): Address | null {
  const [head, server] = (jid ?? '').split('@');
  const user = head?.split(':')[0]?.split('_')[0] ?? '';
  if (!/^\d{2,}$/.test(user) || user === whatsAppUser || server === undefined) return null;
  if (phoneServers.has(server)) return { kind: 'phone', user };
  return lidServers.has(server) ? { kind: 'lid', user } : null;
}

/** Returns the jid of an address. */
export function jidOfAddress({ kind, user }: Address): string {
  return kind === 'phone' ? `${user}@s.whatsapp.net` : `${user}@lid`;
}

/** Returns whether messages of this jid are none of a company's business: groups, status, lists, channels, bots. */
export function isIgnored(jid: string): boolean {
  return addressOf(jid) === null && jid !== '@s.whatsapp.net' && jid !== 's.whatsapp.net';
}

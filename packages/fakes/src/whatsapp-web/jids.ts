import { jidDecode } from 'baileys';

/** The two addresses of an account. */
export interface Addresses {
  /** Digits. */
  phone: string;
  /** Digits of the identity that WhatsApp gives away in place of the phone. */
  lid: string;
}

/** Returns the address by phone of an account's device; device 0 is the handset. */
export function phoneJid({ phone }: Addresses, device = 0): string {
  return `${phone}${device === 0 ? '' : `:${device}`}@s.whatsapp.net`;
}

/** Returns the address by LID of an account's device; Signal sessions are kept by it. */
export function lidJid({ lid }: Addresses, device = 0): string {
  return `${lid}${device === 0 ? '' : `:${device}`}@lid`;
}

export interface ParsedJid {
  user: string;
  server: string;
  device: number;
}

/** Returns the parts of an address, or null when it is none. */
export function parseJid(jid: string | undefined): ParsedJid | null {
  const parts = jid === undefined ? undefined : jidDecode(jid);
  return parts === undefined ? null : { user: parts.user, server: parts.server, device: parts.device ?? 0 };
}

/** Where WhatsApp serves every file of its users; the sender of a message may name a nearer server. */
const anyFileHost = 'mmg.whatsapp.net';

/** Returns whether files may be fetched there: from WhatsApp's hosts, or from the host of a fake WhatsApp (`socketUrl`). */
export function isFileServer({ protocol, hostname, port }: URL, socketUrl: string | null): boolean {
  if (protocol !== 'https:') return false;
  if (socketUrl !== null && hostname === new URL(socketUrl).hostname) return true;
  return hostname.endsWith('.whatsapp.net') && port === '';
}

/**
 * Returns where the file of a message is, or null where its addresses lead anywhere but to WhatsApp: the sender
 * chooses them, and must not choose which servers this process reaches.
 */
export function fileAddress(
  { url, direct_path }: { url: string | null; direct_path: string | null },
  socketUrl: string | null,
): URL | null {
  const named = url !== null && URL.canParse(url) ? new URL(url) : null;
  // Some phones name a host that serves no files, without a path.
  const server = named && named.pathname !== '/' && isFileServer(named, socketUrl) ? named : null;
  if (direct_path === null) return server;
  const whole = `https://${server?.host ?? anyFileHost}${direct_path}`;
  const address = URL.canParse(whole) ? new URL(whole) : null;
  return address && isFileServer(address, socketUrl) ? address : null;
}

/** WhatsApp serves pictures and files from hosts below this name. */
const whatsAppHosts = '.whatsapp.net';

/**
 * Returns whether an address of a picture is WhatsApp's: over https, at one of its hosts. Where the number is connected
 * to a stand-in (`socketUrl`), that one's host counts instead.
 */
export function isPictureAddress(address: string, socketUrl: string | null): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  if (socketUrl !== null) return url.hostname === new URL(socketUrl).hostname;
  return url.port === '' && url.hostname.endsWith(whatsAppHosts);
}

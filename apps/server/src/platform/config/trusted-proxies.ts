import ipaddr from 'ipaddr.js';

/**
 * Whom to believe about a caller's address: nobody, a number of proxies in front, or the proxies in these networks.
 */
export type TrustedProxies = false | number | string[];

const maxHops = 10;

/** Reads TRUST_PROXY: `off`, a number of proxies, or networks separated by commas. Null when it is none of these. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) return Number(value) >= 1 && Number(value) <= maxHops ? Number(value) : null;
  const networks = value.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

/**
 * Returns whether a text is an address or a network. One that covers every address is refused: any caller's claim would
 * be believed.
 */
function isNetwork(text: string): boolean {
  if (/^[\d.]+$/.test(text)) return ipaddr.IPv4.isValidFourPartDecimal(text);
  return ipaddr.isValid(text) || (ipaddr.isValidCIDR(text) && !text.endsWith('/0'));
}

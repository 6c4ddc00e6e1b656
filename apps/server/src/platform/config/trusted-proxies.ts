import ipaddr from 'ipaddr.js';

/** Whose word about a caller's address is taken: nobody's, that of so many proxies in front, or of these networks. */
export type TrustedProxies = false | number | string[];

const maxHops = 10;

/** Reads TRUST_PROXY: `off`, a number of proxies, or networks with commas between. Null when it is none of these. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) return Number(value) >= 1 && Number(value) <= maxHops ? Number(value) : null;
  const networks = value.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

/** An address or a network. One that holds every address would believe whatever a caller writes. */
function isNetwork(text: string): boolean {
  if (/^[\d.]+$/.test(text)) return ipaddr.IPv4.isValidFourPartDecimal(text);
  return ipaddr.isValid(text) || (ipaddr.isValidCIDR(text) && !text.endsWith('/0'));
}

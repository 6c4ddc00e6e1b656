import { isIPv6 } from 'node:net';

/** The longest text accepted as an address; a misconfigured proxy may pass on anything. */
const maxChars = 64;

/**
 * Returns the network by which attempts are counted. That is a single IPv4 address, since its neighbours belong to
 * other people, but the whole /64 of an IPv6 address, since one customer has at least that many.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain.slice(0, maxChars);
  const [head = '', tail] = plain.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

import { isIPv6 } from 'node:net';

/** Longest text taken for an address; a proxy that is set up wrongly may hand on anything. */
const maxChars = 64;

/**
 * The network that tries are counted by: an IPv4 address by itself, for its neighbours belong to other people; of an
 * IPv6 address its /64, because one customer has a whole one of those.
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

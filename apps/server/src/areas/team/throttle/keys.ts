import { isIPv6 } from 'node:net';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';

/** What sign-in failures of an e-mail count under. Hashed: people also type passwords into that box. */
export function loginKey(email: string): string {
  return `login ${tokenHash(email)}`;
}

/** What failures of a caller count under; `what` keeps the calls apart. */
export function addressKey(what: 'login' | 'sign-up' | 'recovery', address: string): string {
  return `${what} from ${networkOf(address)}`;
}

/** What recovery mails to an e-mail count under. */
export function recoveryKey(email: string): string {
  return `recovery ${tokenHash(email)}`;
}

/** What wrong old passwords count under while changing it. */
export function passwordKey({ account_id, user_id }: { account_id: string; user_id: string }): string {
  return `password ${account_id} ${user_id}`;
}

/** An IPv4 address, or the /64 an IPv6 address belongs to: one customer has a whole one of those. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
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

import { tokenHash } from '../../../platform/crypto/secret-box.ts';

/** Calls that are counted by network, each separately. */
type Counted = 'login' | 'sign-up' | 'recovery';
/** Mails that are counted by recipient. */
type Mailed = 'recovery' | 'proof';

/**
 * Returns the key for an e-mail's failed sign-ins from anywhere. Hashed: people also type passwords into that field.
 */
export function loginKey(email: string): string {
  return `login ${tokenHash(email)}`;
}

/** Returns the key for an e-mail's failed sign-ins from one place: a network, or a known browser. */
export function loginPlaceKey(email: string, place: string): string {
  return `${loginKey(email)} ${place}`;
}

/** Returns the key for a network's calls, whichever person they are about. */
export function networkKey(what: Counted, network: string): string {
  return `${what} from ${network}`;
}

/** Returns the key for mails to an e-mail; with `by`, only those that this network or person asked for. */
export function mailKey(what: Mailed, email: string, by?: string): string {
  return `${what} ${tokenHash(email)}${by === undefined ? '' : ` by ${by}`}`;
}

/** Returns the key for wrong codes of a second factor. */
export function secondFactorKey({ account_id, user_id }: { account_id: string; user_id: string }): string {
  return `second factor ${account_id} ${user_id}`;
}

/** Returns the key for wrong old passwords when a person changes theirs. */
export function passwordKey({ account_id, user_id }: { account_id: string; user_id: string }): string {
  return `password ${account_id} ${user_id}`;
}

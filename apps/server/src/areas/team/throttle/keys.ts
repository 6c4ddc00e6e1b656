import { tokenHash } from '../../../platform/crypto/secret-box.ts';

/** Calls that are counted by network, each by itself. */
type Counted = 'login' | 'sign-up' | 'recovery';
/** Mails that are counted by whom they go to. */
type Mailed = 'recovery' | 'proof';

/** What failed sign-ins of an e-mail count under, from wherever. Hashed: people also type passwords into that box. */
export function loginKey(email: string): string {
  return `login ${tokenHash(email)}`;
}

/** What failed sign-ins of an e-mail count under when they come from one place: a network, or a known browser. */
export function loginPlaceKey(email: string, place: string): string {
  return `${loginKey(email)} ${place}`;
}

/** What a network's calls count under, whomever they are about. */
export function networkKey(what: Counted, network: string): string {
  return `${what} from ${network}`;
}

/** What mails to an e-mail count under; with `by`, only those that this network or person asked for. */
export function mailKey(what: Mailed, email: string, by?: string): string {
  return `${what} ${tokenHash(email)}${by === undefined ? '' : ` by ${by}`}`;
}

/** What wrong old passwords count under while changing it. */
export function passwordKey({ account_id, user_id }: { account_id: string; user_id: string }): string {
  return `password ${account_id} ${user_id}`;
}

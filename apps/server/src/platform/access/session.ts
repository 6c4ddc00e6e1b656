import type { Call, ErrorCode, PersonKind } from '@prosa/contract';
import { AppError } from '../http/app-error.ts';

/** The signed-in person behind a request or socket, read from the session row each time. */
export interface Session<Ability extends string = string> {
  session_id: string;
  account_id: string;
  user_id: string;
  user_name: string;
  /** Somebody of the company, of the provider's staff, or of the staff inside the company's account (`visitor`). */
  kind: PersonKind;
  /** Somebody else chose their password: until they choose one, they may do nothing else. */
  must_change_password: boolean;
  /** Staff without a second factor: until they have one, they may do nothing else. */
  must_set_second_factor: boolean;
  /** When the session ends in any case. */
  expires: Date;
  abilities: ReadonlySet<Ability>;
  /** The scopes of the company whose rows this person may see, by ids that an area gives a meaning; null means all. */
  scopes: readonly string[] | null;
}

/** Finds the session of a token; null when there is none, it expired or was revoked. */
export type Authenticate<Ability extends string = string> = (
  token: string,
) => Promise<Session<Ability> | null>;

/** Returns whether the person may see what belongs to the scope. */
export function sees(session: Session, scope: string): boolean {
  return session.scopes === null || session.scopes.includes(scope);
}

/**
 * Throws 403 unless the person may make the call: it is open to their kind of session, they have the ability it asks
 * for, and nothing is left to do before anything else.
 */
export function requireAccess<Ability extends string>(session: Session<Ability>, call: Call): void {
  if (session.must_change_password && !call.before_own_password)
    throw new AppError('password_change_required');
  if (session.must_set_second_factor && !call.before_second_factor)
    throw new AppError('second_factor_missing');
  if (typeof call.access === 'object') requireAbility(session, call.access as { can: Ability });
  else if (!isOpenTo(session, call)) throw new AppError('forbidden');
}

function isOpenTo({ kind }: Session, { open_to }: Call): boolean {
  if (kind === 'member' || open_to === 'everybody') return true;
  return open_to === 'own_record' ? kind === 'staff' : kind === 'visitor';
}

/** Throws 'Permissões insuficientes.' (403), or the call's own refusal, unless the person has the ability. */
export function requireAbility<Ability extends string>(
  session: Session<Ability>,
  { can, refusal = 'forbidden' }: { can: Ability; refusal?: ErrorCode },
): void {
  if (!session.abilities.has(can)) throw new AppError(refusal);
}

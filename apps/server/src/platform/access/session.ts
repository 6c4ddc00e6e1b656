import type { ErrorCode } from '@prosa/contract';
import { AppError } from '../http/app-error.ts';

/** The signed-in person behind a request or socket, read from the session row each time. */
export interface Session<Ability extends string = string> {
  session_id: string;
  account_id: string;
  user_id: string;
  user_name: string;
  /** Somebody else chose their password: until they choose one, they may do nothing else. */
  must_change_password: boolean;
  abilities: ReadonlySet<Ability>;
  /** The scopes of the company whose rows this person may see, by ids that an area gives a meaning; null means all. */
  scopes: readonly string[] | null;
}

/** Finds the session of a token; null when there is none, it expired or was revoked. */
export type Authenticate<Ability extends string = string> = (
  token: string,
) => Promise<Session<Ability> | null>;

/** Tells whether the person may see what belongs to the scope. */
export function sees(session: Session, scope: string): boolean {
  return session.scopes === null || session.scopes.includes(scope);
}

/** Throws 'Permissões insuficientes.' (403), or the call's own refusal, unless the person has the ability. */
export function requireAbility<Ability extends string>(
  session: Session<Ability>,
  { can, refusal = 'forbidden' }: { can: Ability; refusal?: ErrorCode },
): void {
  if (!session.abilities.has(can)) throw new AppError(refusal);
}

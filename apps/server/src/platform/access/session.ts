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
  /** Departments whose conversations and channels this person may see; null means all. */
  departments: readonly string[] | null;
}

/** Finds the session of a token; null when there is none, it expired or was revoked. */
export type Authenticate<Ability extends string = string> = (
  token: string,
) => Promise<Session<Ability> | null>;

/** Whether the person may see what belongs to `department_id`. */
export function seesDepartment(session: Session, department_id: string): boolean {
  return session.departments === null || session.departments.includes(department_id);
}

/** Throws 'Permissões insuficientes.' (403), or the call's own refusal, unless the person has the ability. */
export function requireAbility<Ability extends string>(
  session: Session<Ability>,
  { can, refusal = 'forbidden' }: { can: Ability; refusal?: ErrorCode },
): void {
  if (!session.abilities.has(can)) throw new AppError(refusal);
}

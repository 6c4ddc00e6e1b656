import { sees, type Session } from '../../platform/access/session.ts';
import type { Audience } from '../../platform/realtime/live.ts';

// What the platform calls scopes are a company's departments.

/** Returns the departments whose conversations and channels this person may see; null means all. */
export function visibleDepartments(session: Session): readonly string[] | null {
  return session.scopes;
}

/** Returns whether the person may see what belongs to the department. */
export function seesDepartment(session: Session, department_id: string): boolean {
  return sees(session, department_id);
}

/** Returns the audience of what belongs to a department. */
export function departmentAudience(department_id: string): Audience {
  return { kind: 'scope', scope: department_id };
}

/** Returns the audience of what moved to another department: people who could see it before and no longer can. */
export function leftDepartmentAudience({ from, to }: { from: string; to: string }): Audience {
  return { kind: 'left_scope', scope: from, except: to };
}

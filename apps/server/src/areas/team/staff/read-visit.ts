import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Why staff are inside a customer's account, and until when. */
export interface Visit {
  reason: string;
  expires: Date;
}

/** Reads the visit that a session is; null when it is none. */
export function readVisit(
  db: Queryable,
  { account_id, session_id }: { account_id: string; session_id: string },
): Promise<Visit | null> {
  return db.row<Visit>(
    sql`select visit_reason as reason, expires from sessions
      where account_id = ${account_id} and id = ${session_id} and staff_session is not null`,
  );
}

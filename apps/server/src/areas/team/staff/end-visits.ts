import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Runtime } from '../../../platform/area.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isVisitOpen } from './visit-open.ts';

interface Over {
  account_id: string;
  id: string;
}

interface Ended {
  user_id: string;
  user_name: string;
  expires: Date;
}

/** Nobody's browser: it ends by itself. */
const byItself = { address: '', user_agent: '' };

/**
 * Ends the visits of staff whose time is over or who may be inside no more, with an entry in the company's trail. A visit
 * is ended, and recorded, by the one process that deletes its row.
 */
export async function endVisits({
  database,
  clock,
  ids,
}: Pick<Runtime, 'database' | 'clock' | 'ids'>): Promise<void> {
  const now = clock.now();
  const over = await database.acrossAccounts.rows<Over>(
    sql`select s.account_id, s.id from sessions s
      where s.staff_session is not null and (s.expires <= ${now} or not ${isVisitOpen(now)})
        and ${notFrozen('s.account_id')}`,
  );
  for (const { account_id, id } of over)
    await database.forAccount(account_id).transaction(async (tx) => {
      const ended = await tx.row<Ended>(
        sql`delete from sessions s using users u
          where s.account_id = ${account_id} and s.id = ${id} and u.account_id = s.account_id and u.id = s.user_id
          returning s.user_id, u.name as user_name, s.expires`,
      );
      if (!ended) return;
      const { expires, ...by } = ended;
      const isTimeOver = expires <= now;
      const at = { now: () => (isTimeOver ? expires : now) };
      const Motivo = isTimeOver
        ? 'O tempo do acesso terminou.'
        : 'A pessoa saiu da administração ou perdeu o acesso a ela.';
      await recordAudit({ ...byItself, clock: at, ids }, tx, {
        action: 'staff.left',
        details: { Motivo },
        by,
      });
      tx.record({ type: 'access.changed', payload: { user_id: by.user_id } });
    });
}

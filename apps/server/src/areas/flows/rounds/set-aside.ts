import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * A round that fails for a reason of its content would stand in the way of the company's robots for ever. The one thing
 * it was about (rounds after a failure take one by one) is put behind, so that the rest goes on; the log says what it
 * was. Passing faults change nothing.
 */
export async function setAside(
  { database, clock, log }: Runtime,
  account_id: string,
  cause: unknown,
): Promise<void> {
  if (isPassing(cause)) return;
  const later = new Date(clock.now().getTime() + 10 * 60_000);
  await database
    .forAccount(account_id)
    .transaction(async (tx) => {
      await tx.run(
        sql`update flow_runs set wake_at = ${later}
          where account_id = ${account_id} and id in (
            select id from flow_runs where account_id = ${account_id} and ending is null and wake_at <= ${clock.now()}
            order by wake_at limit 1)`,
      );
      await tx.run(sql`delete from flow_requests where account_id = ${account_id} and id in (
          select id from flow_requests where account_id = ${account_id} and state = 'done' order by created limit 1)`);
      await tx.run(
        sql`update flow_progress p set sequence = least(s.last, p.sequence + 1) from account_sequences s
          where p.account_id = ${account_id} and s.account_id = ${account_id}`,
      );
    })
    .then(
      () => log.error({ err: cause, account_id }, 'something that flows could not handle was set aside'),
      (error: unknown) => log.warn({ err: error, account_id }, 'not set aside yet'),
    );
}

const contentFault = /^(21|22|23|42)/;

/** Whether trying again can help: neither where the database refuses the content nor where we stumble over it. */
function isPassing(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return false;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !contentFault.test(code);
}

import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import { acceptRisk } from './policy.ts';

/** Who confirmed for the company that they read the risks of an unofficial client, and when. */
export interface RiskConfirmation {
  user_name: string;
  at: Date;
}

/** Reads the company's confirmation; null while nobody has given it. */
export function readRiskConfirmation(
  db: Queryable & { readonly account_id: string },
): Promise<RiskConfirmation | null> {
  return db.row<RiskConfirmation>(
    sql`select user_name, at from risk_confirmations where account_id = ${db.account_id}`,
  );
}

/**
 * Requires that the company has confirmed the risks of an unofficial client, and records it once when the owner does
 * so with this call (`read`). Throws 'channel_risk_unread'.
 */
export async function requireRiskConfirmation(
  context: CallContext,
  tx: Transaction,
  read: boolean,
): Promise<void> {
  if (await readRiskConfirmation(tx)) return;
  const { session, clock } = context;
  if (!read || !session.abilities.has(acceptRisk)) throw new AppError('channel_risk_unread');
  await tx.run(
    sql`insert into risk_confirmations (account_id, user_id, user_name, at)
      values (${tx.account_id}, ${session.user_id}, ${session.user_name}, ${clock.now()})
      on conflict (account_id) do nothing`,
  );
  await recordAudit(context, tx, { action: 'channel.risk_read' });
}

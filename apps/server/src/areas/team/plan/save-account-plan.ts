import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

/** What a company may have. */
export interface AccountPlan {
  max_channels: number;
  max_users: number;
  max_flows: number;
  campaigns_enabled: boolean;
  /** Whether it was negotiated apart from the plan. */
  custom_negotiation: boolean;
}

/**
 * Stores what a company may have, through the owner's door: a company's own may not write it. Lowering a limit removes
 * nothing.
 */
export async function saveAccountPlan(tx: Queryable, account_id: string, plan: AccountPlan): Promise<void> {
  await tx.run(
    sql`update accounts set max_channels = ${plan.max_channels}, max_users = ${plan.max_users},
        max_flows = ${plan.max_flows}, campaigns_enabled = ${plan.campaigns_enabled},
        custom_negotiation = ${plan.custom_negotiation}
      where id = ${account_id}`,
  );
}

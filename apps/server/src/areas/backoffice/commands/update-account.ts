import { limits, type calls, type ParsedInput } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { actFor } from '../../../platform/db/frozen.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { lockPlan, saveAccountPlan } from '../../team/index.ts';
import { customerAccount } from '../customer-account.ts';
import { recordAtCustomer, recordAtHome } from '../record-staff-act.ts';

type Input = ParsedInput<typeof calls.updateAccount>;

/** Saves what a company may have, and whether that was negotiated apart from its plan. */
export async function updateAccount(context: StaffContext, input: Input): Promise<Record<string, never>> {
  const plan = {
    max_channels: readLimit(input.max_channels, 'max_channels_invalid'),
    max_users: readLimit(input.max_users, 'max_users_invalid'),
    max_flows: readLimit(input.max_flows, 'max_flows_invalid'),
    campaigns_enabled: input.campaigns_enabled,
    custom_negotiation: input.custom_negotiation,
  };
  const { id, name, db } = await customerAccount(context, input.account_id);
  const act = {
    action: 'staff.account_changed',
    target: { kind: 'account', id, label: name },
    details: {
      Canais: plan.max_channels,
      Usuários: plan.max_users,
      Fluxos: plan.max_flows,
      Campanhas: plan.campaigns_enabled ? 'Sim' : 'Não',
      'Plano personalizado': plan.custom_negotiation ? 'Sim' : 'Não',
    },
  } as const;
  await recordAtHome(context, act);
  await context.database.acrossAccounts.transaction(async (tx) => {
    await tx.run(actFor(id));
    const ofCompany = { ...tx, account_id: id };
    await lockPlan(ofCompany);
    // Recorded first: the trail's table is the one that refuses a frozen company.
    await recordAtCustomer(context, ofCompany, act);
    await saveAccountPlan(tx, id, plan);
  });
  await refreshEverybody(db);
  return {};
}

type Refusal = 'max_channels_invalid' | 'max_users_invalid' | 'max_flows_invalid';

function readLimit(number: number, refusal: Refusal): number {
  if (!Number.isInteger(number) || number < 0 || number > limits.plan_limit_max) throw new AppError(refusal);
  return number;
}

/** What people may do follows from the plan, so their screens load it again. */
async function refreshEverybody(db: AccountDb): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await tx.rows<{ id: string }>(
      sql`select id from users where account_id = ${db.account_id} and not filed`,
    );
    for (const { id } of people) tx.record({ type: 'user.changed', payload: { user_id: id } });
  });
}

import type { ErrorCode } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readAccount, type Account } from '../reader.ts';
import { lockPlan } from './lock-plan.ts';

/** What a plan has or has not. */
export type PlanFeature = 'campaigns' | 'follow_ups' | 'integrations';
/** What a plan has a number of. */
export type PlanPlace = 'channels' | 'users' | 'flows';

const features: Record<PlanFeature, { refusal: ErrorCode; has(account: Account): boolean }> = {
  campaigns: { refusal: 'campaigns_unavailable', has: (account) => account.campaigns_enabled },
  follow_ups: { refusal: 'follow_ups_unavailable', has: (account) => account.max_channels > 1 },
  integrations: { refusal: 'integrations_unavailable', has: (account) => account.max_channels > 1 },
};

const places: Record<PlanPlace, { refusal: ErrorCode; max(account: Account): number }> = {
  channels: { refusal: 'channel_limit', max: (account) => account.max_channels },
  users: { refusal: 'user_limit', max: (account) => account.max_users },
  flows: { refusal: 'flow_limit', max: (account) => account.max_flows },
};

type CompanyDb = Queryable & { readonly account_id: string };

/** Asks for a feature, or for room for one more; `used` counts what there is. */
export type PlanNeed =
  | { feature: PlanFeature; db: CompanyDb }
  | { place: PlanPlace; db: Transaction; used(): Promise<number> };

/**
 * Throws the refusal of the specification unless the company's plan has what is needed: the one place of all plan
 * gates. Room is held until the commit, so that two at once cannot both take the last place. A plan that was lowered
 * takes nothing away: it only refuses more.
 */
export async function requirePlan(need: PlanNeed): Promise<void> {
  const { db } = need;
  if ('feature' in need) {
    const { refusal, has } = features[need.feature];
    if (!has(found(await readAccount(db, db.account_id)))) throw new AppError(refusal);
    return;
  }
  await lockPlan(need.db);
  const { refusal, max } = places[need.place];
  const allowed = max(found(await readAccount(db, db.account_id)));
  if ((await need.used()) >= allowed) throw new AppError(refusal, { max: allowed });
}

type Handler<Input, Answer> = (context: CallContext, input: Input) => Promise<Answer>;

/** Makes a call refuse companies whose plan lacks the feature. */
export function withFeature<Input, Answer>(
  feature: PlanFeature,
  handle: Handler<Input, Answer>,
): Handler<Input, Answer> {
  return async (context, input) => {
    await requirePlan({ feature, db: context.db });
    return handle(context, input);
  };
}

import { endedStatuses } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';

/** Whether a row of `accounts a` is a company that uses Prosa, not the provider's own account. */
export const isCustomer = sql`not a.provider`;

/** Whether its plan is "Ativo" in the table of customers, as `planStatusName` says. */
export const hasActivePlan = sql`a.subscription_status <> all(${endedStatuses}::text[])`;

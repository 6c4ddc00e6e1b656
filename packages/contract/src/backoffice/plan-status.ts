import type { SubscriptionStatus } from '../billing/status.ts';

/** Statuses of a subscription that is over. */
export const endedStatuses: readonly SubscriptionStatus[] = [
  'canceled',
  'expired',
  'inactive',
  'trial canceled',
];

/** Returns the status of a plan as the table of customers shows it. */
export function planStatusName(subscription_status: string): 'Ativo' | 'Cancelado' {
  const isOver = endedStatuses.some((status) => status === subscription_status);
  return isOver ? 'Cancelado' : 'Ativo';
}

const endedStatuses = new Set(['canceled', 'expired', 'inactive', 'trial canceled']);

/** Returns the status of a plan as the table of customers shows it. */
export function planStatusName(subscription_status: string): 'Ativo' | 'Cancelado' {
  return endedStatuses.has(subscription_status) ? 'Cancelado' : 'Ativo';
}

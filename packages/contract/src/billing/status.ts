import { z } from 'zod';

/** How a subscription stands. `none`: the company has none. The labels are the specification's. */
export const subscriptionStatus = z.enum([
  'none',
  'active',
  'canceled',
  'expired',
  'inactive',
  'pastdue',
  'started',
  'trial',
  'trial canceled',
]);

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** What the statuses are called on screen. */
export const subscriptionStatusNames: Record<SubscriptionStatus, string> = {
  none: 'Sem assinatura',
  active: 'Ativa',
  canceled: 'Cancelada',
  expired: 'Expirada',
  inactive: 'Inativa',
  pastdue: 'Em atraso',
  started: 'Iniciada',
  trial: 'Período de teste',
  'trial canceled': 'Teste cancelado',
};

/** Why a company may not send, as sentences. */
export const accessReasons = {
  canceled: 'A assinatura foi cancelada e o período pago terminou.',
  expired: 'A assinatura expirou.',
  inactive: 'A assinatura está inativa.',
  refunded: 'O pagamento da assinatura foi devolvido.',
  unpaid: 'O primeiro pagamento da assinatura ainda não foi confirmado.',
  trial_over: 'O período de teste terminou.',
  purchase_awaited: 'A compra do plano ainda não foi confirmada.',
} as const;

export type AccessReason = keyof typeof accessReasons;

export const accessReason = z.enum(Object.keys(accessReasons) as AccessReason[]);
export const invoiceStatus = z.enum(['paid', 'waiting_payment', 'pastdue', 'canceled']);

/** What the states of an invoice are called on screen. */
export const invoiceStatusNames: Record<z.infer<typeof invoiceStatus>, string> = {
  paid: 'Paga',
  waiting_payment: 'Aguardando pagamento',
  pastdue: 'Em atraso',
  canceled: 'Cancelada',
};

/** What happens to a company's subscription. */
export interface BillingEvents {
  /** Its status, its invoices, its plan or what it gives changed. */
  'subscription.changed': object;
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends BillingEvents {}
}

import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { BillingEvents } from './events.ts';

/** Notifies everybody of a company that its subscription changed: what each may see of it, they ask for. */
export const billingPresenter: LivePresenter<keyof BillingEvents> = {
  types: ['subscription.changed'],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' as const },
      event: { type: 'subscription_changed' as const },
    })),
};

import type { OptOutState } from '@prosa/contract';

/** What happens on the suppression list. */
export interface OptOutEvents {
  /** A customer refused within a flow: by the phrase that leaves marketing, or by refusing consent to it. */
  'opt_out.asked': { contact_id: string; message_id: string };
  /** Somebody was noted, confirmed or taken off. `active`: nothing more is sent to them. */
  'opt_out.changed': { opt_out_id: string; contact_id: string | null; state: OptOutState };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends OptOutEvents {}
}

import type { AccessReason, SubscriptionStatus } from '@prosa/contract';

/** What decides about access: a subscription as it is known, at a moment. */
export interface Standing {
  last_status: string;
  /** When it ends that is already paid, or tried; null when it says no end. */
  cycle_end: Date | null;
  trial_ends: Date | null;
  trial_started: boolean;
  charged_times: number;
  /** Whether the newest invoice is paid. */
  is_paid: boolean;
  /** Whether the money of the newest cycle went back. */
  is_refunded: boolean;
  /** When the provider last answered about it. */
  checked_at: Date | null;
}

/** What a subscription gives. `until`: when it has to be looked at again, because an end lies ahead. */
export type Access =
  | { kind: 'open'; until: Date | null }
  | { kind: 'closed'; reason: AccessReason }
  /** A status that nobody here knows: what was stays. */
  | { kind: 'unknown' };

/**
 * Decides whether a subscription gives access. An end that merely passed counts only once the provider was asked after
 * it: while it does not answer, nobody who pays is locked out.
 */
export function accessOf(standing: Standing, now: Date): Access {
  const { last_status, is_refunded, is_paid, trial_ends, cycle_end } = standing;
  if (is_refunded) return { kind: 'closed', reason: 'refunded' };
  switch (last_status) {
    case 'active':
    case 'pastdue':
      return { kind: 'open', until: null };
    case 'trial':
      return trial_ends ? until(trial_ends, 'trial_over', { standing, now }) : { kind: 'open', until: null };
    case 'started':
      return is_paid ? { kind: 'open', until: null } : { kind: 'closed', reason: 'unpaid' };
    case 'canceled':
      return cycle_end
        ? until(cycle_end, 'canceled', { standing, now })
        : { kind: 'closed', reason: 'canceled' };
    case 'expired':
    case 'inactive':
      return { kind: 'closed', reason: last_status };
    default:
      return { kind: 'unknown' };
  }
}

function until(
  end: Date,
  reason: AccessReason,
  { standing: { checked_at }, now }: { standing: Standing; now: Date },
): Access {
  const isConfirmed = checked_at !== null && checked_at >= end;
  return end <= now && isConfirmed ? { kind: 'closed', reason } : { kind: 'open', until: end };
}

const labels: ReadonlySet<string> = new Set([
  'active',
  'canceled',
  'expired',
  'inactive',
  'pastdue',
  'started',
  'trial',
]);

/** Returns the label of a status; 'trial canceled' is ours: canceled before anything was charged. */
export function labelOf({
  last_status,
  trial_started,
  charged_times,
}: Pick<Standing, 'last_status' | 'trial_started' | 'charged_times'>): SubscriptionStatus {
  if (last_status === 'canceled' && trial_started && charged_times === 0) return 'trial canceled';
  return labels.has(last_status) ? (last_status as SubscriptionStatus) : 'inactive';
}

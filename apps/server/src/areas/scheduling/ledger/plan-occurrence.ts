import { limits } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { planSends, sendId } from '../../sending/index.ts';

/** The kind of its sends in the ledger. */
export const scheduleKind = 'schedule';

const lateMs = limits.schedule_max_late_hours * 3_600_000;

interface Occurrence {
  plan_id: string;
  channel_id: string;
  contact_id: string | null;
  phone: string | null;
  /** Distinguishes it from the other occurrences of its schedule: its day. */
  key: string;
  due_at: Date;
  now: Date;
}

/** Plans one send of a schedule, which is given up where it cannot leave in time; returns the send's id. */
export async function planOccurrence(tx: Transaction, occurrence: Occurrence): Promise<string> {
  const { plan_id, channel_id, contact_id, phone, key, due_at, now } = occurrence;
  const source = { kind: scheduleKind, id: plan_id };
  const to = contact_id === null ? { phone: phone ?? '' } : { contact_id };
  const expires_at = new Date(due_at.getTime() + lateMs);
  await planSends(tx, { source, channel_id, now, sends: [{ key, to, due_at, expires_at }] });
  return sendId(source, key);
}

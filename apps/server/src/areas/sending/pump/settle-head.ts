import type { HoldReason, SkipReason, WaitReason } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdSends } from '../ledger/change-sends.ts';
import type { Candidate, Wait } from './turn.ts';

interface Skipping {
  candidate: Candidate;
  reason: SkipReason;
}

/** Leaves a send out, with the reason. */
export async function skipHead(tx: Transaction, { candidate: { head }, reason }: Skipping): Promise<void> {
  await tx.run(
    sql`update sends set state = 'skipped', reason = ${reason}
      where account_id = ${tx.account_id} and id = ${head.id} and state = 'waiting'`,
    'skip_send',
  );
}

/** Holds the source of a send. */
export async function holdHead(
  tx: Transaction,
  { candidate: { head, now }, reason }: { candidate: Candidate; reason: HoldReason },
): Promise<void> {
  await holdSends(tx, { kind: head.kind, id: head.source_id }, { reason, now });
}

interface Postponing {
  candidate: Candidate;
  verdict: { until: Date; reason: WaitReason; chat: boolean };
}

/**
 * Has a single send wait, while others of its line pass. One that begins a chat is put apart with the others that do,
 * once: what these wait for is looked at for the first of them alone.
 */
export async function postpone(
  tx: Transaction,
  { candidate: { head }, verdict: { until, reason, chat } }: Postponing,
): Promise<void> {
  const apart = chat && !head.cold;
  await tx.run(
    sql`update sends set cold = ${chat}, reason = ${reason}, available_at = ${apart ? head.available_at : until}
      where account_id = ${tx.account_id} and id = ${head.id} and state = 'waiting'`,
    'postpone_send',
  );
}

interface Looking {
  channel_id: string;
  waits: readonly Wait[];
}

/** Returns the first of these waits to be over; an empty one where nothing waits. */
export function nextLookOf(waits: readonly Wait[]): { until: Date | null; reason: WaitReason | null } {
  const [first] = waits.toSorted((one, other) => one.until.getTime() - other.until.getTime());
  return first ?? { until: null, reason: null };
}

/** Sets when a number is looked at next: when the first of its waits is over, or never where nothing waits. */
export async function setNextLook(tx: Transaction, { channel_id, waits }: Looking): Promise<void> {
  const { until, reason } = nextLookOf(waits);
  await tx.run(
    sql`update send_numbers set available_at = ${until}, wait_reason = ${reason}, wait_until = ${reason && until}
      where account_id = ${tx.account_id} and channel_id = ${channel_id}`,
    'set_next_look',
  );
}

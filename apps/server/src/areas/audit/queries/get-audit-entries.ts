import type { AuditEntry, CallOutput, calls, ParsedInput } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import {
  auditConditions,
  auditEntries,
  auditPlace,
  everMembers,
  type AuditFilter,
  type AuditRow,
} from '../reader.ts';

const page = 50;

/** Returns one page of the audit trail, and the people by whom it can be filtered. */
export async function getAuditEntries(
  { db }: CallContext,
  input: ParsedInput<typeof calls.getAuditEntries>,
): Promise<CallOutput<typeof calls.getAuditEntries>> {
  return { ...(await readTrail(db, input)), people: await everMembers(db) };
}

/** Returns one page of the trail of a company, or of the provider's own account. */
export async function readTrail(
  db: AccountDb,
  { before, ...filter }: AuditFilter & { before?: string | undefined },
): Promise<{ data: AuditEntry[]; has_more: boolean }> {
  const conditions = await auditConditions(db, filter);
  const place = before ? await auditPlace(db, before) : null;
  const rows = await auditEntries(db, { conditions, before: place, most: page + 1 });
  return { data: rows.slice(0, page).map(presentEntry), has_more: rows.length > page };
}

function presentEntry(row: AuditRow): AuditEntry {
  const { id, at, last_at, target_kind, target_id, target_label, contact_name, ...told } = row;
  const isLookedUp = target_kind === 'contact' || target_kind === 'conversation';
  const label = isLookedUp ? (contact_name ?? '') : target_label;
  const gone = isLookedUp && contact_name === null;
  return {
    ...told,
    _id: id,
    at: at.toISOString(),
    last_at: last_at.toISOString(),
    target: target_kind && target_id ? { kind: target_kind, _id: target_id, label, gone } : null,
  };
}

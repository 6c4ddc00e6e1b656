import type { FlowDocument } from '@prosa/contract';
import type { Session } from '../../platform/access/session.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import { flowColumns, type FlowRow } from './flow-rows.ts';
import { readDrawn } from './versions/read-drawn.ts';

/** A flow with its draft. */
export interface DraftRow extends FlowRow {
  document: FlowDocument;
}

type Author = Pick<Session, 'user_id' | 'user_name'>;

type Company = Queryable & { readonly account_id: string };

/** Returns the flow, or throws 404 for an unknown, archived or another company's one. */
export async function requireDraft(db: Company, flow_id: string): Promise<DraftRow> {
  const row = await read(db, flow_id, false);
  return found(row?.filed ? null : row);
}

/** Locks the flow, archived or not, until the transaction ends; throws 404 when it is not this company's. */
export async function lockDraft(tx: Company, flow_id: string): Promise<DraftRow> {
  return found(await read(tx, flow_id, true));
}

/**
 * Locks the draft that its author saw; refuses it when somebody has saved since, and throws 404 when it is archived.
 */
export async function lockSeenDraft(
  tx: Company,
  { flow_id, revision, session }: { flow_id: string; revision: number; session: Author },
): Promise<DraftRow> {
  const draft = await lockDraft(tx, flow_id);
  if (draft.filed) throw new AppError('not_found');
  demandSeen(draft, { revision, session });
  return draft;
}

/** Throws when something was drawn or decided on a draft that is no longer the newest, and says who saved since. */
export function demandSeen(draft: DraftRow, seen: { revision: number; session: Author }): void {
  if (draft.revision === seen.revision) return;
  if (isSavedBy(draft, seen.session)) throw new AppError('flow_changed_by_you');
  throw new AppError('flow_changed', { name: draft.saved_by ?? 'Outra pessoa' });
}

/** Returns whether this person saved the draft last; the provider's staff in an account are not whom they visit. */
export function isSavedBy({ saved_by, saved_by_id }: FlowRow, { user_id, user_name }: Author): boolean {
  return saved_by === user_name && (saved_by_id === null || saved_by_id === user_id);
}

async function read(db: Company, flow_id: string, lock: boolean): Promise<DraftRow | null> {
  const row = await db.row<FlowRow & { document: unknown }>(
    sql`select ${flowColumns}, f.document from flows f
      where f.account_id = ${db.account_id} and f.id = ${flow_id} ${lock ? sql`for update` : sql``}`,
  );
  return row && { ...row, document: readDrawn(row.document) };
}

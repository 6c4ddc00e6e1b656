import { audienceFilter, type calls, type ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { cancelImport } from '../../contacts/index.ts';
import { asksAnything, checkFilter } from '../people/check-filter.ts';
import { freezeJob } from '../people/freeze-job.ts';

type Wanted = ParsedInput<typeof calls.saveAudience>;

/** Refuses that an audience is archived while something needs it. A later area provides it, through the app. */
export type AudienceGuard = (tx: Transaction, audience_id: string) => Promise<void>;

/**
 * Makes an audience of the contacts that meet a filter, or changes or archives one. Throws not_found for an `_id` that
 * is not this company's.
 */
export async function saveAudience(
  context: CallContext,
  wanted: Wanted,
  guards: readonly AudienceGuard[],
): Promise<{ _id: string }> {
  const { db, jobs } = context;
  const { _id } = wanted;
  if (_id !== undefined && wanted.filed) {
    const import_id = await db.transaction((tx) => archive(tx, context, { _id, guards }));
    if (import_id !== null) await cancelImport(context, { import_id });
    return { _id };
  }
  const name = wanted.name.trim();
  if (!name) throw new AppError('audience_name_required');
  if (_id !== undefined) {
    await db.transaction((tx) => change(tx, { ...wanted, _id, name }));
    return { _id };
  }
  const id = await create(context, { ...wanted, name });
  if (wanted.kind === 'frozen') await jobs.enqueue(freezeJob, { account_id: db.account_id, audience_id: id });
  return { _id: id };
}

async function create({ db, ids, clock }: CallContext, { name, kind, filter }: Wanted): Promise<string> {
  const wanted = audienceFilter.parse(filter ?? {});
  await checkFilter(db, wanted);
  if (!asksAnything(wanted)) throw new AppError('audience_filter_required');
  const id = ids.next();
  const state = kind === 'frozen' ? 'filling' : 'ready';
  await db.transaction(async (tx) => {
    await tx.run(
      sql`insert into audiences (account_id, id, name, kind, state, filter, created)
        values (${tx.account_id}, ${id}, ${name}, ${kind}, ${state}, ${JSON.stringify(wanted)}::jsonb, ${clock.now()})`,
    );
    tx.record({ type: 'audiences.changed', payload: { audience_id: id } });
  });
  return id;
}

async function change(tx: Transaction, { _id, name, filter }: Wanted & { _id: string }): Promise<void> {
  const { account_id } = tx;
  const { kind } = found(
    await tx.row<{ kind: string }>(
      sql`update audiences set name = ${name} where account_id = ${account_id} and id = ${_id} and not filed
        returning kind`,
    ),
  );
  if (filter) {
    if (kind !== 'living') throw new AppError('audience_filter_fixed');
    await checkFilter(tx, filter);
    if (!asksAnything(filter)) throw new AppError('audience_filter_required');
    await tx.run(
      sql`update audiences set filter = ${JSON.stringify(filter)}::jsonb where account_id = ${account_id} and id = ${_id}`,
    );
  }
  tx.record({ type: 'audiences.changed', payload: { audience_id: _id } });
}

interface Archiving {
  _id: string;
  guards: readonly AudienceGuard[];
}

/** Archives an audience. Returns the import that still brings people in, if there is one. */
async function archive(
  tx: Transaction,
  context: CallContext,
  { _id, guards }: Archiving,
): Promise<string | null> {
  const { account_id } = tx;
  const { name, state, import_id } = found(
    await tx.row<{ name: string; state: string; import_id: string | null }>(
      sql`select name, state, import_id from audiences where account_id = ${account_id} and id = ${_id} for update`,
    ),
  );
  for (const guard of guards) await guard(tx, _id);
  const now = context.clock.now();
  await tx.run(
    sql`update audiences set filed = true, filed_at = coalesce(filed_at, ${now})
      where account_id = ${account_id} and id = ${_id}`,
  );
  const target = { kind: 'audience', id: _id, label: name } as const;
  await recordAudit(context, tx, { action: 'deletion.audience', target });
  tx.record({ type: 'audiences.changed', payload: { audience_id: _id } });
  return state === 'filling' ? import_id : null;
}

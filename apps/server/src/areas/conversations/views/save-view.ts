import { limits, type calls, type ParsedInput } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { requireAbility } from '../../../platform/access/session.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

type Input = ParsedInput<typeof calls.saveView>;

/** Saves filters under a name for this person, in place of what they had under it; leaders may share them. */
export async function saveView(
  { db, session, ids, clock }: CallContext,
  { name, filter, shared }: Input,
): Promise<{ _id: string }> {
  const title = name.trim();
  if (!title) throw new AppError('view_name_required');
  if (shared) requireAbility(session, { can: 'views.share' });
  const { account_id } = db;
  return db.transaction(async (tx) => {
    const row = await tx.row<{ id: string; was_shared: boolean }>(
      sql`with before as (
          select shared from saved_views
          where account_id = ${account_id} and user_id = ${session.user_id} and lower(name) = lower(${title})
        )
        insert into saved_views (account_id, id, user_id, name, filter, shared, created)
        values (${account_id}, ${ids.next()}, ${session.user_id}, ${title}, ${toJson(filter)}, ${shared},
          ${clock.now()})
        on conflict (account_id, user_id, lower(name))
        do update set name = excluded.name, filter = excluded.filter, shared = excluded.shared
        returning id, coalesce((select shared from before), false) as was_shared`,
      'save_view',
    );
    await refuseTooMany(tx, session.user_id);
    const { id, was_shared } = found(row);
    const user_id = shared || was_shared ? null : session.user_id;
    tx.record({ type: 'saved_views.changed', payload: { user_id } });
    return { _id: id };
  });
}

async function refuseTooMany(tx: Transaction, user_id: string): Promise<void> {
  const row = await tx.row<{ many: number }>(
    sql`select count(*)::integer as many from saved_views
      where account_id = ${tx.account_id} and user_id = ${user_id}`,
    'count_saved_views',
  );
  if ((row?.many ?? 0) > limits.saved_views_max) throw new AppError('views_full');
}

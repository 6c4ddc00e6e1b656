import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readOwnPhone } from '../phone.ts';

/** Saves the person's own name and phone; a field that is left out stays. */
export async function updateOwnData(
  { db, session }: CallContext,
  { name, phone }: { name?: string; phone?: string },
): Promise<void> {
  const newName = name?.trim() ?? null;
  if (newName === '') throw new AppError('fill_all_fields');
  const newPhone = phone === undefined ? null : readOwnPhone(phone);
  await db.transaction(async (tx) => {
    await tx.run(
      sql`update users set name = coalesce(${newName}, name), phone = coalesce(${newPhone}, phone)
        where account_id = ${db.account_id} and id = ${session.user_id}`,
    );
    tx.record({ type: 'user.changed', payload: { user_id: session.user_id } });
  });
}

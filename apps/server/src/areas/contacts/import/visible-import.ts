import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { importById, type ImportRow, type ImportTarget } from './import-rows.ts';

/** Returns whether this person may see everybody's imports. */
export function seesAllImports({ session }: CallContext): boolean {
  return session.abilities.has('contacts.delete');
}

/**
 * Reads the import if it is this person's, or they see everybody's; otherwise throws the same 404 as for an unknown
 * id. With `target`, only imports of that kind are known.
 */
export async function visibleImport(
  context: CallContext,
  id: string,
  target?: ImportTarget,
): Promise<ImportRow> {
  const row = found(await importById(context.db, id));
  if (target && row.target !== target) throw new AppError('not_found');
  if (row.user_id !== context.session.user_id && !seesAllImports(context)) throw new AppError('not_found');
  return row;
}

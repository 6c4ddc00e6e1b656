import { raw, sql, type Sql } from './sql.ts';

/** What the schema's `obey_freeze` raises. */
const frozenCode = 'PR001';

/** Returns whether a write was refused because its company is frozen; nothing of its transaction was stored. */
export function isCompanyFrozen(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === frozenCode;
}

/**
 * Returns the condition that a row's company is not frozen. Statements through the owner's door that write rows of
 * companies carry it, because the database refuses only what is written for one company.
 */
export function notFrozen(account_id: string): Sql {
  return sql`${raw(account_id)} <> all(array(select account_id from account_sequences where frozen is not null))`;
}

/** Makes the rest of an owner's transaction work for one company: from here on its writes are refused while frozen. */
export function actFor(account_id: string): Sql {
  return sql`select set_config('app.account_id', ${account_id}, true)`;
}

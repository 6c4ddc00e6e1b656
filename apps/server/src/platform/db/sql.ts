import sqlTag, { empty, join, raw, Sql } from 'sql-template-tag';

/** Composes SQL safely: every `${value}` becomes a parameter. */
export const sql = sqlTag;
export { empty, join, raw, Sql };

/** Joins conditions with ` and `; returns `true` when there is none. */
export function every(conditions: readonly Sql[]): Sql {
  return conditions.length ? join(conditions, ' and ') : sql`true`;
}

/** Returns a pattern for `like` that finds `text` literally, anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

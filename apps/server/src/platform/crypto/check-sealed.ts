import { join, raw, sql } from '../db/sql.ts';
import { sqlCheck, type Check } from '../doctor/check.ts';
import { keyIdBytes, type SealedColumn, type SecretBox } from './secret-box.ts';

/** Checks that every sealed value can be opened with a key of the ring. */
export function sealedCheck(columns: readonly SealedColumn[]): Check {
  return {
    holds: 'Todo valor selado tem a sua chave em SECRET_KEY ou EARLIER_SECRET_KEYS.',
    find: (installation) => sqlCheck('', missing(columns, installation.secrets)).find(installation),
  };
}

function missing(columns: readonly SealedColumn[], { keyIds }: SecretBox) {
  const selects = columns.map(
    ({ table, column }) =>
      sql`select ${table} || ' ' || account_id || ', chave ' || encode(substring(${raw(column)} from 1 for ${keyIdBytes}), 'hex')
        from ${raw(table)} where substring(${raw(column)} from 1 for ${keyIdBytes}) <> all(${[...keyIds]}::bytea[])`,
  );
  return join(selects, ' union all ');
}

import type { Queryable } from '../db/queryable.ts';
import { raw, sql } from '../db/sql.ts';
import { notFrozen } from '../db/frozen.ts';
import { keyIdBytes, keyIdOf, type SealedColumn, type SecretBox } from './secret-box.ts';

/** What became of the values that the current key had not sealed. */
export interface Rotated {
  resealed: number;
  /** How many values stay as they are because their key is missing, by its id. */
  unknown: ReadonlyMap<string, number>;
  /** How many cannot be opened although their key is there. */
  damaged: number;
}

const batch = 200;

/**
 * Seals every value again that the current key has not sealed. Each batch has its own commit, so an interrupted
 * rotation is simply run again; a value that somebody saves meanwhile is left as they saved it.
 */
export async function rotateKeys(
  db: Queryable,
  secrets: SecretBox,
  columns: readonly SealedColumn[],
): Promise<Rotated> {
  const total = { resealed: 0, unknown: new Map<string, number>(), damaged: 0 };
  for (const column of columns) {
    let pass = await rotateColumn(db, secrets, column);
    total.resealed += pass.resealed;
    // A row that was updated meanwhile may stand where the pass had been already.
    while (pass.resealed) {
      pass = await rotateColumn(db, secrets, column);
      total.resealed += pass.resealed;
    }
    for (const [id, count] of pass.unknown) total.unknown.set(id, (total.unknown.get(id) ?? 0) + count);
    total.damaged += pass.damaged;
  }
  return total;
}

interface SealedRow {
  place: string;
  sealed: Buffer;
}

/** Goes through a table once, in the order of its pages. */
async function rotateColumn(db: Queryable, secrets: SecretBox, column: SealedColumn): Promise<Rotated> {
  const pass = { resealed: 0, unknown: new Map<string, number>(), damaged: 0 };
  for (let after = '(0,0)'; ;) {
    const rows = await staleAfter(db, secrets, { ...column, after });
    const opened = rows.flatMap(({ place, sealed }) => {
      const plain = openedOrNull(secrets, sealed);
      if (plain !== null) return [{ place, old: sealed, fresh: secrets.seal(plain) }];
      const id = keyIdOf(sealed);
      if (secrets.knows(sealed)) pass.damaged += 1;
      else pass.unknown.set(id, (pass.unknown.get(id) ?? 0) + 1);
      return [];
    });
    if (opened.length) pass.resealed += await replace(db, column, opened);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return pass;
    after = last.place;
  }
}

function staleAfter(
  db: Queryable,
  { keyId }: SecretBox,
  { table, column, after }: SealedColumn & { after: string },
): Promise<SealedRow[]> {
  return db.rows<SealedRow>(
    sql`select ctid::text as place, ${raw(column)} as sealed from ${raw(table)}
      where ctid > ${after}::tid and substring(${raw(column)} from 1 for ${keyIdBytes}) <> ${keyId}
      order by ctid limit ${batch}`,
  );
}

interface Replacement {
  place: string;
  old: Buffer;
  fresh: Buffer;
}

/** Writes the new values in place of the old ones that are still there; returns how many were. */
function replace(
  db: Queryable,
  { table, column }: SealedColumn,
  values: readonly Replacement[],
): Promise<number> {
  return db.run(
    sql`update ${raw(table)} t set ${raw(column)} = new.fresh
      from unnest(${values.map(({ place }) => place)}::tid[], ${values.map(({ old }) => old)}::bytea[],
        ${values.map(({ fresh }) => fresh)}::bytea[]) as new(place, old, fresh)
      where t.ctid = new.place and t.${raw(column)} = new.old and ${notFrozen('t.account_id')}`,
  );
}

function openedOrNull(secrets: SecretBox, sealed: Buffer): string | null {
  try {
    return secrets.open(sealed);
  } catch {
    return null; // counted by the caller
  }
}

import type { SecretBox } from '../crypto/secret-box.ts';
import type { Queryable } from '../db/queryable.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Storage } from '../storage/storage.ts';

/** What checks of an installation look through; they change nothing. */
export interface Installation {
  db: Queryable;
  storage: Pick<Storage, 'list'>;
  secrets: SecretBox;
}

/** What a check found: how many breaches, and one of them; or a sentence of its own. */
export interface Found {
  count: number;
  example: string | null;
}

/** An invariant of every installation, and how to find what breaks it. */
export interface Check {
  /** What holds, as a pt-BR sentence for the operator. */
  holds: string;
  find(installation: Installation): Promise<Found>;
}

/** Defines a check whose statement selects one text for each breach. */
export function sqlCheck(holds: string, breaches: Sql): Check {
  return {
    holds,
    async find({ db }) {
      const found = await db.row<Found>(
        sql`select count(*)::integer as count, min(breach) as example from (${breaches}) as found(breach)`,
        null,
      );
      return found ?? { count: 0, example: null };
    },
  };
}

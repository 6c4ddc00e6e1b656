import pg from 'pg';
import { StartError } from '../start-error.ts';

/**
 * The migration that a database of this schema began with. No migration leads here from one that began otherwise
 * (docs/decisions/0043-schema.md).
 */
export const baseline = '0001_foundation';

/** Says in pt-BR that `place` is of an earlier version, and what to do. */
export function earlierSchema(place: string): string {
  return `${place} é de uma versão anterior do Prosa, que esta não sabe atualizar. Nada foi alterado: continue com a versão anterior, ou aponte DATA_DIR (ou DATABASE_URL) para um lugar vazio e comece de novo.`;
}

/** Reads whether the database began with this schema, and changes nothing. Throws a StartError when it did not. */
export async function checkBaseline(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('public.schema_migrations') is not null as known`,
    );
    if (!rows[0]?.known) return;
    const { rows: applied } = await client.query<{ name: string }>(
      'select name from public.schema_migrations order by id limit 1',
    );
    const first = applied[0]?.name ?? baseline;
    if (first !== baseline) throw new StartError(earlierSchema(`O banco de dados "${client.database}"`));
  } finally {
    await client.end();
  }
}

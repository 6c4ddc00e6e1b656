import pg from 'pg';

/** Returns a hash of a company's rows, by table; two readings are equal when nothing was written between them. */
export async function rowsOfAccount(
  connection: pg.ClientConfig,
  account_id: string,
): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const read = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash
          from ${name} t where account_id = $1`,
        [account_id],
      );
      hashes[name] = read.rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}

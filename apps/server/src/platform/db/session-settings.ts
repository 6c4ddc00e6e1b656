import type pg from 'pg';

/**
 * Keeps a temporary table from taking the place of one of ours: PostgreSQL looks for temporary tables first, unless
 * they are named last.
 */
const always = { search_path: 'public,pg_temp' };

/**
 * Returns the connection with settings for its session, as start-up options: only for connections to PostgreSQL itself,
 * as a pooler passes none on. They come after those in the address itself (`?options=`), which `pg` would otherwise use
 * instead of ours.
 */
export function withSettings(
  connection: pg.ClientConfig,
  settings: Record<string, string | number> = {},
): pg.ClientConfig {
  const { connectionString, options: given } = ownOptions(connection);
  const ours = Object.entries({ ...always, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  return {
    ...connection,
    ...(connectionString && { connectionString }),
    options: [given, ...ours].join(' ').trim(),
  };
}

function ownOptions({ connectionString, options }: pg.ClientConfig): pg.ClientConfig {
  if (!connectionString || !URL.canParse(connectionString)) return { connectionString, options };
  const url = new URL(connectionString);
  const inAddress = url.searchParams.get('options');
  if (inAddress === null) return { connectionString, options };
  url.searchParams.delete('options');
  return { connectionString: url.href, options: inAddress };
}

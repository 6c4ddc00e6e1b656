import type pg from 'pg';

/**
 * Nobody's temporary table takes the place of one of ours: PostgreSQL looks for temporary ones first, unless they are
 * named last.
 */
const always = { search_path: 'public,pg_temp' };

/**
 * Returns the connection with settings of its session. They come after those that the address itself carries
 * (`?options=`), which `pg` would otherwise take instead of ours: the role that row security binds is one of them.
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

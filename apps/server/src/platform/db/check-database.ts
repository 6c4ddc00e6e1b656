import pg from 'pg';
import { StartError } from '../start-error.ts';

const minMajor = 15;
const waitMs = 10_000;

/**
 * Asks the database at the address of a setting for its version.
 * Throws a StartError with a pt-BR sentence when it cannot be reached, refuses the login, or is too old.
 */
export async function checkDatabase(databaseUrl: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: waitMs });
  // A connection that breaks also fails the query below.
  client.on('error', () => undefined);
  const place = `${client.host}:${client.port}`;
  let version = 0;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(rows[0]?.version);
  } catch (error) {
    throw new StartError(sentence(error, { place, user: client.user, database: client.database, setting }), {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined); // it was never reachable, or is gone
  }
  const major = Math.floor(version / 10_000);
  if (major < minMajor)
    throw new StartError(
      `O banco de dados em ${place} é o PostgreSQL ${major}, e o Prosa precisa do ${minMajor} ou mais novo. Atualize-o ou aponte ${setting} para outro.`,
    );
}

interface Target {
  place: string;
  user: string | undefined;
  database: string | undefined;
  setting: string;
}

/** Explains a failure to connect in pt-BR; never includes the password. */
function sentence(error: unknown, { place, user, database, setting }: Target): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '3D000')
    return `O banco de dados "${database}" não existe em ${place}. Crie-o ou corrija ${setting}.`;
  if (code.startsWith('28') || (error instanceof Error && /password/i.test(error.message)))
    return `O PostgreSQL em ${place} recusou o usuário "${user}". Confira usuário e senha em ${setting} e as regras de acesso do servidor (pg_hba.conf).`;
  if (/^(57P03|53300)$/.test(code))
    return `O PostgreSQL em ${place} ainda não aceita conexões: está iniciando ou no seu limite. Tente de novo em instantes.`;
  const reason = code || 'sem resposta a tempo';
  return `O banco de dados em ${place} não responde (${reason}). Inicie-o ou corrija ${setting}.`;
}

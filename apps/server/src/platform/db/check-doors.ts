import pg from 'pg';
import { StartError } from '../start-error.ts';
import { tenantRole, tenantSettings } from './tenant-role.ts';
import { inOneTrip, openOn, settingsFor } from './trip.ts';

/** The three ways to the database. */
export interface DoorAddresses {
  /** The owner's: work of no one company. */
  connection: pg.ClientConfig;
  /** The tenant role's. */
  tenant: pg.ClientConfig;
  /** The owner's without a pooler between: hints, locks, migrations. */
  direct: pg.ClientConfig;
}

/** What a look through a door shows. */
interface Seen {
  role: string;
  /** Which server and database this is; the three addresses must agree. */
  place: string;
  /** Whether row security binds this role. */
  bound: boolean;
  /** Whether this role may become the owner of the tables. */
  owner: boolean;
}

const look = `select current_user::text as role, row_security_active('public.accounts') as bound,
  (select oid from pg_database where datname = current_database()) || ' ' || pg_postmaster_start_time() as place,
  pg_has_role(current_user, (select relowner from pg_class where oid = 'public.accounts'::regclass), 'member') as owner`;
const answerWithinMs = 15_000;

/**
 * Proves, at the start, that companies are kept apart on the way to the database: the tenant role signs in as itself,
 * row security binds it, a company set for a transaction is seen in it and nowhere else, and all addresses lead to one
 * database. Throws a StartError with a pt-BR sentence otherwise. Returns whether prepared statements are kept between
 * transactions. `probe` names the one it leaves behind on connections.
 */
export async function checkDoors(
  { connection, tenant, direct }: DoorAddresses,
  probe: string,
): Promise<{ keepsStatements: boolean }> {
  const owner = await withPair(connection, 'DATABASE_URL', async (pair) => {
    const seen = await lookThrough(pair[0]);
    if (!seen.owner || seen.bound) throw new StartError(ownerIsBound(seen.role));
    return { seen, keeps: await keepsStatements(pair, probe) };
  });
  const straight =
    direct === connection
      ? owner.seen
      : await withPair(direct, 'DATABASE_DIRECT_URL', ([client]) => lookThrough(client));
  const company = await withPair(tenant, 'DATABASE_TENANT_URL', async (pair) => {
    const seen = await lookThrough(pair[0]);
    const wrong = tenantProblem(seen) ?? (await settingsProblem(pair[0])) ?? (await scopeProblem(pair));
    if (wrong) throw new StartError(wrong);
    return { seen, keeps: await keepsStatements(pair, probe) };
  });
  const places = new Set([owner.seen, straight, company.seen].map(({ place }) => place));
  if (places.size > 1) throw new StartError(apart);
  return { keepsStatements: owner.keeps && company.keeps };
}

/**
 * Throws a StartError when connections to the direct address share server processes: hints, locks and migrations need a
 * session of their own.
 */
export async function checkSessions(direct: pg.ClientConfig): Promise<void> {
  if (!(await withPair(direct, 'DATABASE_DIRECT_URL', hasSessions))) throw new StartError(noSessions);
}

/** Throws unless row security binds the role of a new connection through the tenant's door. */
export async function tenantIsBound(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Pick<Seen, 'role' | 'bound'>>(
    `select current_user::text as role, row_security_active('public.accounts') as bound`,
  );
  if (rows[0]?.role !== tenantRole || !rows[0].bound)
    throw new Error(`a connection for companies signed in as "${rows[0]?.role}", not bound by row security`);
}

type Pair = readonly [pg.Client, pg.Client];

async function withPair<Result>(
  address: pg.ClientConfig,
  setting: string,
  use: (pair: Pair) => Promise<Result>,
): Promise<Result> {
  const pair: Pair = [probeClient(address), probeClient(address)];
  try {
    await Promise.all(pair.map((client) => client.connect()));
    return await use(pair);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const [{ host, port, user }] = pair;
    throw new StartError(
      `O banco de dados em ${host}:${port} não serve para o usuário "${user}" (${reason}). Confira ${setting}; um pooler na frente precisa conhecer esse usuário, trabalhar em modo de transação e ter pelo menos duas conexões.`,
      { cause: error },
    );
  } finally {
    await Promise.all(pair.map((client) => client.end().catch(() => undefined))); // one that never connected
  }
}

function probeClient(address: pg.ClientConfig): pg.Client {
  const client = new pg.Client({
    ...address,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  // A connection that breaks also fails its query.
  client.on('error', () => undefined);
  return client;
}

async function lookThrough(client: pg.Client): Promise<Seen> {
  const { rows } = await client.query<Seen>(look);
  const [seen] = rows;
  if (!seen) throw new Error('no answer');
  return seen;
}

function tenantProblem({ role, bound, owner }: Seen): string | null {
  if (role !== tenantRole)
    return `As empresas entrariam no banco de dados como "${role}" em vez de "${tenantRole}", e cada uma veria as linhas das outras. Use o usuário "${tenantRole}" em DATABASE_TENANT_URL e não fixe "user" para este banco no pooler.`;
  if (bound && !owner) return null;
  return `O usuário "${tenantRole}" não está preso à segurança por linhas, e cada empresa veria as linhas das outras. Execute como administrador: alter role ${tenantRole} nosuperuser nobypassrls; e retire dele qualquer outro papel.`;
}

async function settingsProblem(client: pg.Client): Promise<string | null> {
  const expected = { ...tenantSettings, row_security: 'on' };
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [Object.keys(expected)],
  );
  const wrong = rows.find(({ name, value }) =>
    Object.entries(expected).every(([n, v]) => n !== name || v !== value),
  );
  return wrong
    ? `O usuário "${tenantRole}" trabalha com ${wrong.name}=${wrong.value}, e o Prosa precisa de ${expectedOf(expected, wrong.name)}. Retire essa opção de DATABASE_TENANT_URL, do banco ou do pooler; se ela acabou de mudar, reinicie o pooler.`
    : null;
}

const expectedOf = (expected: Readonly<Record<string, string>>, name: string) => `${name}=${expected[name]}`;

/** Two transactions at once, one company each: each must see its own, and nothing must be left behind it. */
async function scopeProblem(pair: Pair): Promise<string | null> {
  const opened = await Promise.all(pair.map(readInTransaction));
  const alone = await Promise.all(
    pair.map(async (client, at) => {
      const own = await inOneTrip<Company>(client, settingsOf(at), readCompany);
      return [own, await client.query<Company>(readCompany)];
    }),
  );
  const seen = [...opened, ...alone].map((results) => results.map(({ rows }) => rows[0]?.company ?? ''));
  if (seen.every(([inside, after], at) => inside === String(at % 2) && after === '')) return null;
  return 'A empresa que o Prosa define em cada transação não chega ao banco de dados, ou fica na conexão depois dela, e uma empresa poderia ver as linhas de outra. O que estiver entre o Prosa e o PostgreSQL precisa passar tudo adiante sem mudanças e manter cada transação em uma só conexão (PgBouncer: pool_mode=transaction ou session).';
}

interface Company extends pg.QueryResultRow {
  company: string | null;
}

const readCompany = { text: `select current_setting('app.account_id', true) as company` };
/** Unnamed: whether statements may be prepared is found out later. */
const settingsOf = (at: number) => ({ ...settingsFor(String(at), 'background'), name: undefined });

async function readInTransaction(client: pg.ClientBase, at: number): Promise<pg.QueryResult<Company>[]> {
  const inside = await openOn(client, settingsOf(at)).send<Company>(readCompany);
  await client.query('commit');
  return [inside, await client.query<Company>(readCompany)];
}

/** Returns whether a statement prepared on a connection is there after another transaction had the server's one. */
async function keepsStatements([first, second]: Pair, probe: string): Promise<boolean> {
  const statement = { name: `probe_${probe}`, text: 'select 1' };
  await first.query(statement);
  await second.query('begin');
  try {
    await first.query(statement);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '26000') return false;
    throw error;
  } finally {
    await second.query('rollback');
  }
}

/** Returns whether a connection stays with its server process while another one works. */
async function hasSessions([first, second]: Pair): Promise<boolean> {
  const process = async () =>
    (await first.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await process();
  await second.query('begin');
  const after = await process();
  await second.query('rollback');
  return before === after;
}

const ownerIsBound = (role: string) =>
  `O usuário "${role}" de DATABASE_URL não é o dono das tabelas do Prosa. Use o usuário que fez as migrações; o das empresas ("${tenantRole}") vai em DATABASE_TENANT_URL.`;
const noSessions =
  'Entre o Prosa e o PostgreSQL há um pooler que divide as conexões, e avisos, travas e migrações precisam de uma conexão própria. Defina DATABASE_DIRECT_URL com o endereço do próprio PostgreSQL.';
const apart =
  'DATABASE_URL, DATABASE_TENANT_URL e DATABASE_DIRECT_URL levam a bancos de dados diferentes. Aponte os três para o mesmo.';

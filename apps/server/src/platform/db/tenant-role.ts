import { createHmac } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { assign, sessionSettings } from './time-limits.ts';

/** The role that companies' requests sign in as; row security binds it (docs/decisions/0042-tenant-door.md). */
export const tenantRole = 'prosa_tenant';

/**
 * Settings of the role itself, so that a connection has them from its first statement and nothing has to be sent along:
 * a pooler passes no start-up options on.
 */
export const tenantSettings: Readonly<Record<string, string>> = {
  ...sessionSettings,
  // Our statements are written so that one plan serves every parameter; planning again costs more than running them.
  plan_cache_mode: 'force_generic_plan',
};

/**
 * Returns how the tenant role signs in at the owner's address. Its password is made from the owner's, so that every
 * process of an installation finds the same one and none is kept; without a password of the owner it has none either.
 */
export function asTenant(owner: pg.ClientConfig, password = tenantPassword(owner)): pg.ClientConfig {
  const { connectionString, ...rest } = owner;
  if (!connectionString) return { ...rest, user: tenantRole, password };
  const url = new URL(connectionString);
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  url.username = tenantRole;
  url.password = password;
  return { ...rest, connectionString: url.href };
}

/** Empty when the owner has none. */
function tenantPassword(owner: pg.ClientConfig): string {
  const { password } = new pg.Client(owner);
  return password ? createHmac('sha256', password).update(tenantRole).digest('base64url') : '';
}

interface Preparing {
  /** The owner's connection to the database itself. */
  direct: pg.ClientConfig;
  /** The owner's address that the tenant's password is made from; null when the operator gives the tenant's own. */
  derivedFrom: pg.ClientConfig | null;
}

const attempts = 20;

/**
 * Lets the tenant role sign in and gives it its settings, unless it has them. Roles belong to the whole server and are
 * in no dump, so each start looks. Throws a StartError with the statements to run when the owner may not do it.
 */
export async function prepareTenantRole({ direct, derivedFrom }: Preparing): Promise<void> {
  const password = derivedFrom ? tenantPassword(derivedFrom) : '';
  const client = new pg.Client(direct);
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const missing = await missingOf(client);
      if (password && (missing.length || !(await mayEnter(asTenant(direct, password)))))
        missing.push(`alter role ${tenantRole} password ${pg.escapeLiteral(password)}`);
      if (!missing.length) return;
      try {
        await client.query(missing.join('; '));
      } catch (error) {
        if (!isDoneByAnother(error) || attempt === attempts) throw explained(error, missing);
      }
    }
  } finally {
    await client.end();
  }
}

/** Returns the statements that would give the role what it lacks. */
async function missingOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ login: boolean; settings: string[] | null }>(
    'select rolcanlogin as login, rolconfig as settings from pg_roles where rolname = $1',
    [tenantRole],
  );
  const settings = rows[0]?.settings ?? [];
  const unset = Object.entries(tenantSettings).filter(
    ([name, value]) => !settings.includes(`${name}=${value}`),
  );
  return [
    ...(rows[0]?.login ? [] : [`alter role ${tenantRole} login`]),
    ...unset.map((setting) => `alter role ${tenantRole} set ${assign(setting)}`),
  ];
}

async function mayEnter(signIn: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(signIn);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('28')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined); // it was never connected
  }
}

/** Two processes that change the same role at once: PostgreSQL refuses one of them. */
function isDoneByAnother(error: unknown): boolean {
  return error instanceof Error && /tuple concurrently updated/.test(error.message);
}

function explained(error: unknown, missing: readonly string[]): unknown {
  const refused = error instanceof Error && 'code' in error && error.code === '42501';
  if (!refused) return error;
  const statements = missing.map((one) => one.replace(/password '.*'/, "password '…'")).join(';\n');
  return new StartError(
    `O usuário de DATABASE_URL não pode alterar o usuário "${tenantRole}", pelo qual entram as empresas. Execute como administrador do PostgreSQL e inicie de novo, com o endereço dele em DATABASE_TENANT_URL:\n${statements};`,
    { cause: error },
  );
}

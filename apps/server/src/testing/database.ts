import pg from 'pg';
import { eventually } from './eventually.ts';

/** The server all tests share, set up by `global-setup.ts`. */
export interface TestPostgres {
  /** Reaches the server; `database` is replaced by each test's own. */
  connection: pg.ClientConfig;
  template: string;
}

const variable = 'PROSA_TEST_POSTGRES';

/** Hands the shared server from the set-up process to the test processes. */
export function publishTestPostgres(postgres: TestPostgres): void {
  process.env[variable] = JSON.stringify(postgres);
}

/** Says whether this process has handed over a server already. */
export function isPublished(): boolean {
  return process.env[variable] !== undefined;
}

/** Returns how to reach the shared server. */
export function testPostgres(): TestPostgres {
  const published = process.env[variable];
  if (!published)
    throw new Error('the shared PostgreSQL is not up: run through the root vitest configuration');
  return JSON.parse(published) as TestPostgres;
}

/** Runs one statement on the server, outside any test's database. */
export async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;

/** Creates a database with the schema in it; `drop` removes it. */
export async function cloneDatabase(): Promise<{ connection: pg.ClientConfig; drop(): Promise<void> }> {
  const { connection, template } = testPostgres();
  made += 1;
  const name = `prosa_test_${process.pid}_${made}`;
  // Block by block through the log, as it is usual, takes more than twice the processor time.
  await administer(connection, `create database ${name} template ${template} strategy file_copy`);
  return {
    connection: withDatabase(connection, name),
    drop: () => dropDatabase(connection, name),
  };
}

/** An outside server may be vacuuming the database just now, which an ordinary role may not end: so it insists. */
async function dropDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  await eventually(async () => {
    await administer(connection, `drop database if exists ${name} with (force)`);
    return true;
  });
}

/** Returns how to reach another database of the same server. */
export function withDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

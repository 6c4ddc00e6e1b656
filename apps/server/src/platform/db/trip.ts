import pg from 'pg';
import { assign, limitsOf, sessionSettings, type WorkKind } from './time-limits.ts';

/** Returns what opens a company's transaction; the rest of its settings belong to the role that signs in. */
export function beginFor(account_id: string, kind: WorkKind): string {
  return `begin; set local app.account_id = ${pg.escapeLiteral(account_id)}${setLocal(limitsOf(kind))}`;
}

/** Returns what opens a transaction that is bound to no company. */
export function beginForAll(kind: WorkKind): string {
  return `begin${setLocal({ ...sessionSettings, ...limitsOf(kind) })}`;
}

function setLocal(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map((setting) => `; set local ${assign(setting)}`)
    .join('');
}

/**
 * Runs one statement in a transaction of its own. Its settings, it and the commit are sent together, so that it is one
 * way to the database and back; a pooler may give the connection to another company right behind.
 */
export async function inOneTrip<Result>(
  client: pg.PoolClient,
  begin: string,
  statement: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const [begun, ran, committed] = await Promise.allSettled(
    inOneWrite(client, () => [client.query(begin), statement(client), client.query('commit')] as const),
  );
  if (begun.status === 'rejected') throw begun.reason;
  if (ran.status === 'rejected') throw ran.reason;
  if (committed.status === 'rejected') throw committed.reason;
  return ran.value;
}

/**
 * Sends everything that `send` asks of the connection before it returns in one write to the socket: each write wakes
 * the database, and that costs more than most statements.
 */
export function inOneWrite<Sent>(client: pg.PoolClient, send: () => Sent): Sent {
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

import pg from 'pg';
import { sendFirst } from './first-statement.ts';
import type { Send } from './queryable.ts';
import { assign, limitsOf, sessionSettings, type WorkKind } from './time-limits.ts';

/** The statements that open a transaction; they are sent in front of its first statement. */
export type Opening = readonly string[];

/** Returns what opens a company's transaction; the rest of its settings belong to the role that signs in. */
export function openingFor(account_id: string, kind: WorkKind): Opening {
  const company = `set local app.account_id = ${pg.escapeLiteral(account_id)}`;
  return ['begin', company, ...setLocal(limitsOf(kind))];
}

/** Returns what opens a transaction that is bound to no company. */
export function openingForAll(kind: WorkKind): Opening {
  return ['begin', ...setLocal({ ...sessionSettings, ...limitsOf(kind) })];
}

function setLocal(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).map((setting) => `set local ${assign(setting)}`);
}

/**
 * Runs one statement in a transaction of its own. Its settings, it and the commit are sent together, so that it is one
 * way to the database and back; a pooler may give the connection to another company right behind.
 */
export async function inOneTrip<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  opening: Opening,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const [ran, committed] = await Promise.allSettled(
    inOneWrite(client, () => [sendFirst<Row>(client, opening, statement), client.query('commit')] as const),
  );
  if (ran.status === 'rejected') throw ran.reason;
  if (committed.status === 'rejected') throw committed.reason;
  return ran.value;
}

/** A transaction on a connection, which its first statement opens. */
export interface Opened {
  send: Send;
  /** Resolves once it is open, and opens it if no statement did; rejects with what its first statement failed with. */
  ready(): Promise<void>;
}

/** Builds the transaction's way to send. Nothing is sent behind its first statement before that succeeded. */
export function openOn(client: pg.PoolClient, opening: Opening): Opened {
  let first: Promise<unknown> | null = null;
  let isOpen = false;
  const open = <Result>(sent: Promise<Result>): Promise<Result> => {
    first = sent.then(() => (isOpen = true));
    first.catch(() => undefined); // the next statement, or the end of the transaction, throws it
    return sent;
  };
  return {
    async send<Row extends pg.QueryResultRow>(statement: pg.QueryConfig) {
      if (!first) return open(sendFirst<Row>(client, opening, statement));
      if (!isOpen) await first;
      return client.query<Row>(statement);
    },
    async ready() {
      await (first ?? open(client.query(opening.join('; '))));
    },
  };
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

import pg from 'pg';
import { sendFirst, type TransactionSettings } from './first-statement.ts';
import type { Send } from './queryable.ts';
import { limitsOf, sessionSettings, type WorkKind } from './time-limits.ts';

/** Returns the settings of a company's transaction; the rest belong to the role that signs in. */
export function settingsFor(account_id: string, kind: WorkKind): TransactionSettings {
  return { ...company[kind], values: [account_id] };
}

/** Returns the settings of a transaction that is bound to no company. */
export function settingsForAll(kind: WorkKind): TransactionSettings {
  return { ...owner[kind], values: [] };
}

const setCompany = `set_config('app.account_id', $1, true)`;
const company = {
  call: together('company_call', [setCompany]),
  background: together('company_background', [setCompany, ...settingAll(limitsOf('background'))]),
};
const owner = {
  call: together('owner_call', settingAll(sessionSettings)),
  background: together('owner_background', settingAll({ ...sessionSettings, ...limitsOf('background') })),
};

function settingAll(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
}

/** One statement that returns no row: it runs in front of nearly every other, so its answer is kept small. */
function together(name: string, calls: readonly string[]): { name: string; text: string } {
  return { name, text: `select where num_nulls(${calls.join(', ')}) > 0` };
}

/** Runs one statement in a transaction of its own, in one way to the database and back. */
export function inOneTrip<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  settings: TransactionSettings,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return sendFirst<Row>(client, { settings, begin: false }, statement);
}

/** A transaction on a connection, which its first statement opens. */
export interface Opened {
  send: Send;
  /** Resolves once it is open, and opens it if no statement did; rejects with what its first statement failed with. */
  ready(): Promise<void>;
}

/** Builds the transaction's way to send. Nothing is sent behind its first statement before that succeeded. */
export function openOn(client: pg.ClientBase, settings: TransactionSettings): Opened {
  const opening = { settings, begin: true };
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
      await (first ?? open(sendFirst(client, opening, { text: 'select' })));
    },
  };
}

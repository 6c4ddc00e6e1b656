/**
 * Kinds of work by how long they may keep the database busy. A person waits for a call's answer; an import, an
 * erasure or a message on its way takes the time it needs. Migrations have no limit.
 */
export type WorkKind = 'call' | 'background';

/** The limit of one statement, and of waiting for a lock within it. */
const limits: Record<WorkKind, { statement_timeout: string; lock_timeout: string }> = {
  // Longer than a process that hangs in a transaction may hold its locks.
  call: { statement_timeout: '30s', lock_timeout: '15s' },
  background: { statement_timeout: '10min', lock_timeout: '1min' },
};

/** Settings of every transaction through either door, with the limits of a call. */
export const sessionSettings: Readonly<Record<string, string>> = {
  // A plan made while a table was small would go on scanning the whole table; every table has the index it needs.
  enable_seqscan: 'off',
  // PostgreSQL looks for temporary tables first, unless they are named last: none may take the place of one of ours.
  search_path: 'public, pg_temp',
  // A process that hangs inside a transaction must not keep its locks for ever.
  idle_in_transaction_session_timeout: '10s',
  ...limits.call,
};

/** Returns a setting as `set` takes it. */
export function assign([name, value]: readonly [string, string]): string {
  return `${name} = ${name === 'search_path' ? value : `'${value}'`}`;
}

/** Returns the settings that a kind of work's transaction has beyond the limits of a call. */
export function limitsOf(kind: WorkKind): Readonly<Record<string, string>> {
  return kind === 'call' ? {} : limits[kind];
}

/** Returns whether PostgreSQL cancelled a statement because it, or a lock it waited for, took too long. */
export function isOverdue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(57014|55P03)$/.test(String(error.code));
}

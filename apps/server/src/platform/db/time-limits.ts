/**
 * Kinds of work by how long they may keep the database busy. A person waits for a call's answer; an import, an
 * erasure or a message on its way takes the time it needs. Migrations have no limit.
 */
export type WorkKind = 'call' | 'background';

const second = 1000;

/** The limit in milliseconds of one statement, and of waiting for a lock within it. */
const limits: Record<WorkKind, { statement: number; lock: number }> = {
  // Longer than a process that hangs in a transaction may hold its locks.
  call: { statement: 30 * second, lock: 15 * second },
  background: { statement: 600 * second, lock: 60 * second },
};

/**
 * Returns the part of a `select` that sets the limits of a kind of work, for this transaction or for the connection.
 */
export function setLimits(kind: WorkKind, { local }: { local: boolean }): string {
  const { statement, lock } = limits[kind];
  return `set_config('statement_timeout', '${statement}', ${local}), set_config('lock_timeout', '${lock}', ${local})`;
}

/** Tells whether PostgreSQL cancelled a statement because it, or a lock it waited for, took too long. */
export function isOverdue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(57014|55P03)$/.test(String(error.code));
}

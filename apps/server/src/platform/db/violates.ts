/** Returns whether an error is PostgreSQL's refusal by this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Returns whether PostgreSQL kept a row because another one points at it, or refused one that points at nothing. */
export function isPointedAt(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** Returns whether PostgreSQL ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether an error says that a disk is full, be it the system's or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noRoom.has(String(error.code));
}

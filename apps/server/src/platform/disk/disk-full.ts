const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that a disk has no room: of the system, or of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noRoom.has(String(error.code));
}

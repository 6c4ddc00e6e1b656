import { keepClient, type KeptClient } from './kept-client.ts';

/**
 * Locks by which at most one process owns a channel: PostgreSQL's session-level advisory locks on one connection.
 * They end with the connection, so a killed process frees its channels at once.
 */
export interface Lease extends Pick<KeptClient, 'check' | 'close'> {
  /**
   * Takes the locks that are free and returns the ids that this process holds from now on; none while there is no
   * connection.
   */
  take(ids: readonly string[]): Promise<string[]>;
  release(id: string): Promise<void>;
}

const takeLocks = `select id from unnest($1::text[]) as wanted(id)
  where pg_try_advisory_lock(hashtextextended('channel-lease:' || id, 0))`;
const releaseLock = `select pg_advisory_unlock(hashtextextended('channel-lease:' || $1::text, 0))`;

/** Opens the lease. `onLost` means that all locks are gone, `onReady` that locks can be taken (again). */
export function openLease(options: Parameters<typeof keepClient>[0]): Lease {
  const client = keepClient(options);
  return {
    check: () => client.check(),
    close: () => client.close(),
    async take(ids) {
      const rows = ids.length ? await client.rows<{ id: string }>(takeLocks, [ids]) : null;
      return (rows ?? []).map(({ id }) => id);
    },
    async release(id) {
      await client.rows(releaseLock, [id]);
    },
  };
}

import pg from 'pg';
import { withSettings } from '../platform/db/session-settings.ts';
import { defaultLeaseSeconds } from '../platform/processes/process-lease.ts';

/**
 * Creates a connection for a process's lease, unconnected. The lease ends with it, and a frozen process loses it: a
 * live one sends something every 5 s.
 */
export function leaseClient(direct: pg.ClientConfig, seconds = defaultLeaseSeconds): pg.Client {
  return new pg.Client({
    ...withSettings(direct, { idle_session_timeout: `${seconds}s` }),
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
}

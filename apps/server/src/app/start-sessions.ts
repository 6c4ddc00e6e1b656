import type pg from 'pg';
import { createChannelSessions, createDriverFinder, type ChannelSessions } from '../areas/channels/index.ts';
import { createChannelSink } from '../areas/conversations/index.ts';
import { flowRuns } from '../areas/flows/index.ts';
import type { Runtime } from '../platform/area.ts';
import { leaseClient } from './lease-client.ts';
import type { Simulator } from './simulator.ts';

interface Options {
  /** Of PostgreSQL itself: the lease is a lock of the session. */
  connection: pg.ClientConfig;
  simulator: Pick<Simulator, 'driver'> | null;
}

/** Starts the part that owns the numbers' connections, and passes what they receive to the conversations. */
export function startSessions(runtime: Runtime, { connection, simulator }: Options): ChannelSessions {
  const { numbersPerProcess, connectsPerSecond, leaseSeconds } = runtime.config;
  const sessions = createChannelSessions({
    database: runtime.database,
    tools: runtime,
    findDriver: createDriverFinder({ runtime, simulator: simulator?.driver ?? null }),
    sink: createChannelSink(runtime, { runs: flowRuns, random: Math.random }),
    random: Math.random,
    capacity: numbersPerProcess,
    connectsPerSecond,
    leaseSeconds,
    newClient: () => leaseClient(connection, leaseSeconds),
  });
  sessions.start();
  return sessions;
}

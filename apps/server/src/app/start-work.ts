import type pg from 'pg';
import type { Runtime } from '../platform/area.ts';
import { pruneEvents } from '../platform/events/prune-events.ts';
import { dayMs, hourMs, startPeriodic, type Periodic } from '../platform/jobs/periodic.ts';
import { startPump } from '../platform/jobs/pump.ts';
import { openCompanyShare } from '../platform/processes/company-share.ts';
import { sweepFiles } from '../platform/storage/sweep-files.ts';
import { areas, followers } from './areas.ts';
import { leaseClient } from './lease-client.ts';

/** Periodic work that belongs to no area. */
const periodic: readonly Periodic[] = [
  {
    name: 'sweep of files',
    everyMs: dayMs,
    run: (runtime, signal) => sweepFiles({ ...runtime, areas, signal }),
  },
  {
    name: 'pruning of events',
    everyMs: hourMs,
    run: (runtime, signal) => pruneEvents(runtime, { followers, signal }),
  },
];

/**
 * Starts the background work of all areas; the returned function stops it in reverse order. `direct` is the address of
 * PostgreSQL itself.
 */
export async function startWork(runtime: Runtime, direct: pg.ClientConfig): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = [];
  for (const { definition, handle } of areas.flatMap(({ jobs = [] }) => jobs))
    await runtime.jobs.work(definition, (payload) => handle(runtime, payload));
  for (const work of [...periodic, ...areas.flatMap((area) => area.periodic ?? [])])
    ends.unshift(startPeriodic(runtime, work));
  for (const pump of areas.flatMap(({ pumps = [] }) => pumps)) ends.unshift(startPump(runtime, pump));
  const share = openCompanyShare({ ...runtime, newClient: () => leaseClient(direct) });
  ends.unshift(() => share.close());
  for (const follower of followers) ends.unshift(await follower.start(runtime, share));
  return async () => {
    for (const end of ends) {
      await end().catch((error: unknown) => runtime.log.error({ err: error }, 'background work did not end'));
    }
  };
}

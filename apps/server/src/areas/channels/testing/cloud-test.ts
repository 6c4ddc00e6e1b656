import { startFakeGraph } from '@prosa/fakes';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { addCloudNumber } from './cloud-number.ts';

const file = { scope: 'file' } as const;

/** A server beside a fake Graph, and a number of the Cloud API there; they last for the test file. */
export const cloudTest = serverTest
  .extend('graphClock', file, () => ({ now: () => new Date() }))
  .extend('graph', file, async ({ graphClock }, { onCleanup }) => {
    const graph = await startFakeGraph({ clock: graphClock });
    onCleanup(() => graph.close());
    return graph;
  })
  .extend('serverOptions', file, ({ graph }) => ({ config: { graphBaseUrl: graph.url } }))
  .extend('number', file, ({ server, graph, company }) => addCloudNumber({ url: server.url, graph }, company))
  /** Counts what has arrived by HTTP and was not taken yet. */
  .extend('bodies', file, ({ server }) => async (): Promise<number> => {
    const row = await server.runtime.database.acrossAccounts.row<{ count: number }>(
      sql`select count(*)::integer as count from channel_inbox`,
    );
    return row?.count ?? 0;
  });

import { startFakeGraph } from '@prosa/fakes';
import { onTestFinished } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { addCloudNumber } from './cloud-number.ts';
import { serverTest } from './server-test.ts';

const file = { scope: 'file' } as const;

/**
 * Runs a test that has a server, a Graph beside it, and an official number of the company that is not connected yet.
 * `time` is the clock of both: `pass` moves it on, and while a test `hold`s it nothing else does, however slow the
 * machine is.
 */
export const cloudTest = serverTest
  .extend('time', file, () => {
    let ahead = 0;
    let held: number | null = null;
    return {
      now: () => new Date((held ?? Date.now()) + ahead),
      pass: (ms: number) => {
        ahead += ms;
      },
      hold: () => {
        held = Date.now();
        onTestFinished(() => {
          held = null;
        });
      },
    };
  })
  .extend('graph', file, async ({ time }, { onCleanup }) => {
    const graph = await startFakeGraph({ clock: time });
    onCleanup(() => graph.close());
    return graph;
  })
  .extend('serverOptions', file, ({ time, graph }) => ({ clock: time, config: { graphBaseUrl: graph.url } }))
  .extend('number', file, ({ server, graph, company }) => addCloudNumber({ url: server.url, graph }, company))
  /** Counts what has arrived by HTTP and was not taken yet. */
  .extend('bodies', file, ({ server }) => async (): Promise<number> => {
    const row = await server.runtime.database.acrossAccounts.row<{ count: number }>(
      sql`select count(*)::integer as count from channel_inbox`,
    );
    return row?.count ?? 0;
  });

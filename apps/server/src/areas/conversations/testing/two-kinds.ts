import { startFakeGraph } from '@prosa/fakes';
import { serverTest } from '../../../testing/server-test.ts';
import { addCloudNumber, connectCloudNumber } from '../../../testing/cloud-number.ts';

const file = { scope: 'file' } as const;

/** Runs a test with the talk of a company that also has a number of the Cloud API, connected to a fake Graph. */
export const twoKindsTest = serverTest
  .extend('graphClock', file, () => ({ now: () => new Date() }))
  .extend('graph', file, async ({ graphClock }, { onCleanup }) => {
    const graph = await startFakeGraph({ clock: graphClock });
    onCleanup(() => graph.close());
    return graph;
  })
  .extend('serverOptions', file, ({ graph }) => ({ config: { graphBaseUrl: graph.url } }))
  .extend('cloud', file, async ({ server, graph, talk }) => {
    const number = await addCloudNumber({ url: server.url, graph }, talk.company);
    await connectCloudNumber(number);
    return number;
  });

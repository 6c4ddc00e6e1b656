import { createRuntime } from '../app/create-tools.ts';
import { createSendingArea } from '../areas/sending/index.ts';
import { testAround } from '../areas/sending/testing/test-source.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { systemIds } from '../platform/clock/ids.ts';
import { startPump } from '../platform/jobs/pump.ts';
import { createLog } from '../platform/log/log.ts';
import { testConfig } from './test-config.ts';

/** A worker in a process of its own that pumps the sends of tests until it is killed. */
const [connectionString = '', dataDir = ''] = process.argv.slice(2);
const config = testConfig({ dataDir, processes: new Set() });
const runtime = await createRuntime({
  config,
  connection: { connectionString },
  log: createLog('error'),
  clock: systemClock,
  ids: systemIds,
});
for (const pump of createSendingArea(testAround()).pumps ?? []) startPump(runtime, pump);
process.stdout.write('ready\n');

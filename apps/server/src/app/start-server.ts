import { createRuntime, type Parts } from './create-tools.ts';
import { prepareDatabase } from './prepare-database.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';
import { createSimulator } from './simulator.ts';
import { startSessions } from './start-sessions.ts';
import { startWork } from './start-work.ts';
import { startWeb, type Web } from './start-web.ts';
import type { OpenRuntime } from './create-tools.ts';

/** A server process that is up. */
export interface RunningServer {
  /** Where it listens; null when this process has no web part. */
  url: string | null;
  runtime: OpenRuntime;
  /** Finishes what is in hand and releases everything. */
  stop(): Promise<void>;
}

/** Brings the database to the newest schema and starts the parts of the product that `config.processes` names. */
export async function startServer(parts: Parts): Promise<RunningServer> {
  const { keepsStatements } = await prepareDatabase(parts);
  return startOnPrepared({ ...parts, keepsStatements });
}

/** Starts the same parts over a database that `prepareDatabase` has prepared. */
export async function startOnPrepared(parts: Parts): Promise<RunningServer> {
  const { config } = parts;
  const direct = parts.direct ?? parts.connection;
  const runtime = await createRuntime(parts);
  const simulator = config.simulator ? createSimulator(runtime) : null;
  if (config.demo) await seedWhenEmpty(runtime, simulator);
  const sessions = config.processes.has('sessions')
    ? startSessions(runtime, { connection: direct, simulator })
    : null;
  const endWork = config.processes.has('worker') ? await startWork(runtime, direct) : null;
  const web: Web | null = config.processes.has('web')
    ? await startWeb(runtime, (app) => simulator?.register(app))
    : null;
  return {
    url: web?.url ?? null,
    runtime,
    async stop() {
      await web?.stop();
      await sessions?.stop();
      await endWork?.();
      await runtime.close();
      await simulator?.close();
    },
  };
}

import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../platform/clock/clock.ts';
import type { Ids } from '../platform/clock/ids.ts';
import type { Config } from '../platform/config/config.ts';
import { createSecretBox } from '../platform/crypto/secret-box.ts';
import { loadSecretKey } from '../platform/crypto/secret-key.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { createMail } from '../platform/mail/mail.ts';
import { createOutbound } from '../platform/outbound/outbound.ts';
import { eventsTopic } from '../platform/realtime/hub.ts';
import { createSignals, type Signals } from '../platform/signals/signals.ts';
import { createFileLinks } from '../platform/storage/links.ts';
import { createLocalStorage } from '../platform/storage/storage.ts';
import type { Runtime } from '../platform/area.ts';
import { areas } from './areas.ts';

/** What a server is made from; tests hand in their own clock and database. */
export interface Parts {
  config: Config;
  connection: pg.ClientConfig;
  log: Log;
  clock: Clock;
  ids: Ids;
}

/** Everything handlers and workers use, and how to let go of it. */
export interface OpenRuntime extends Runtime {
  close(): Promise<void>;
}

/** Opens the database doors and builds every tool over them. The schema must be there already. */
export async function createRuntime({ config, connection, log, clock, ids }: Parts): Promise<OpenRuntime> {
  let signals: Signals | null = null;
  const database = openDatabase({
    connection,
    log,
    onEvents: (account_id) => signals?.publish(eventsTopic, account_id),
  });
  signals = await createSignals({
    pool: database.systemPool,
    listenClient: () => new pg.Client({ ...connection, keepAlive: true }),
    log,
    process_id: ids.next(),
  });
  const secrets = createSecretBox(await loadSecretKey(config.secretKey, config.dataDir));
  const jobs = await createJobs({
    pool: database.systemPool,
    log,
    definitions: areas.flatMap((area) => area.jobs),
    supervise: config.processes.has('worker'),
  });
  const opened = { database, signals, jobs };
  return {
    ...opened,
    config: { ...config },
    log,
    clock,
    ids,
    secrets,
    storage: createLocalStorage(join(config.dataDir, 'media')),
    links: createFileLinks({ secrets, clock }),
    mail: createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir, clock, ids }),
    outbound: createOutbound({ allow: config.outboundAllow }),
    async close() {
      await opened.jobs.close();
      await opened.signals.close();
      await opened.database.close();
    },
  };
}

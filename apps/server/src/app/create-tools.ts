import { join } from 'node:path';
import pg from 'pg';
import { createAbilitiesOf } from '../platform/access/policy.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Ids } from '../platform/clock/ids.ts';
import type { Config } from '../platform/config/config.ts';
import { openSecretBox } from '../platform/crypto/secret-key.ts';
import { openDatabase } from '../platform/db/database.ts';
import { isFrozen } from '../platform/db/freeze.ts';
import { withSettings } from '../platform/db/session-settings.ts';
import { watchDisk, type Disk } from '../platform/disk/disk.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { createMail } from '../platform/mail/mail.ts';
import { createOutbound } from '../platform/outbound/outbound.ts';
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { eventsTopic } from '../platform/events/domain-events.ts';
import { eventsHint } from '../platform/events/hint.ts';
import { createSignals, type Signals } from '../platform/signals/signals.ts';
import { createFileLinks } from '../platform/storage/links.ts';
import { createLocalStorage } from '../platform/storage/storage.ts';
import type { Runtime } from '../platform/area.ts';
import { areas, followers } from './areas.ts';

/** What a server is made from; tests pass in their own clock and database. */
export interface Parts {
  config: Config;
  /** The owner's address; a pooler may stand before it. */
  connection: pg.ClientConfig;
  /** The tenant role's address; by default the owner's place. */
  tenant?: pg.ClientConfig;
  /** PostgreSQL itself, for hints, locks and migrations; by default the owner's address. */
  direct?: pg.ClientConfig;
  /** Whether the database keeps prepared statements (`prepareDatabase`); by default it does. */
  keepsStatements?: boolean;
  log: Log;
  clock: Clock;
  ids: Ids;
  /** The database, when it is the embedded one. */
  embedded?: Pick<EmbeddedPostgres, 'home' | 'isRestarting'>;
}

/** Everything handlers and workers use, and how to release it. */
export interface OpenRuntime extends Runtime {
  disk: Disk;
  embedded: NonNullable<Parts['embedded']> | null;
  close(): Promise<void>;
}

/** Opens the doors to the database and builds every tool over them. The schema must exist already. */
export async function createRuntime(parts: Parts): Promise<OpenRuntime> {
  const { config, connection, log, clock, ids, embedded = null } = parts;
  const direct = parts.direct ?? connection;
  let signals: Signals | null = null;
  const disk = watchDisk({
    folders: [config.dataDir, ...(embedded ? [embedded.home] : [])],
    lowBytes: config.diskLowMb * 1024 * 1024,
    clock,
    log,
  });
  const database = openDatabase({
    connection,
    ...(parts.tenant && { tenant: parts.tenant }),
    keepsStatements: parts.keepsStatements ?? true,
    log,
    onFailure: disk.hear,
    onEvents: (account_id, events) =>
      signals?.publish(eventsTopic, eventsHint(account_id, events, followers)),
  });
  signals = await createSignals({
    pool: database.systemPool,
    keepsStatements: database.keepsStatements,
    listenClient: () => new pg.Client({ ...withSettings(direct), keepAlive: true }),
    log,
    process_id: ids.next(),
  });
  const secrets = await openSecretBox(config);
  const jobs = await createJobs({
    pool: database.systemPool,
    log,
    definitions: areas.flatMap((area) => area.jobs ?? []).map(({ definition }) => definition),
    supervise: config.processes.has('worker'),
    isFrozen: (account_id) => isFrozen(database.acrossAccounts, account_id),
  });
  const opened = { database, signals, jobs };
  return {
    ...opened,
    config: { ...config },
    log,
    clock,
    ids,
    secrets,
    disk,
    embedded,
    storage: createLocalStorage(join(config.dataDir, 'media'), { onFailure: disk.hear }),
    links: createFileLinks({ secrets, clock }),
    mail: createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir, clock, ids }),
    outbound: createOutbound({ allow: config.outboundAllow }),
    abilitiesOf: createAbilitiesOf(areas.map(({ policy }) => policy ?? {})),
    async close() {
      disk.close();
      await opened.jobs.close();
      await opened.signals.close();
      await opened.database.close();
    },
  };
}

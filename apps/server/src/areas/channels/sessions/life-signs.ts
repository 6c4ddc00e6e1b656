import type { Clock } from '../../../platform/clock/clock.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import type { Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inRounds } from '../../../platform/jobs/in-rounds.ts';
import { minuteMs } from '../../../platform/jobs/periodic.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Ownership } from './tenure.ts';

/** Records when the numbers of this process last heard from the network. */
export interface LifeSigns {
  /** Notes a sign of life of an owned channel; called as often as one comes. */
  note(channel: Ownership): void;
  /** Writes what was noted since the last write. */
  write(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  log: Log;
}

/** Creates what writes the signs of life of all numbers of a process, by one statement a minute. */
export function createLifeSigns({ database, clock, log }: Parts): LifeSigns {
  const noted = new Map<string, { channel: Ownership; at: Date }>();
  const write = async () => {
    const signs = [...noted.values()];
    noted.clear();
    if (signs.length) await writeSigns(database.acrossAccounts, signs);
  };
  const rounds = inRounds(async () => {
    try {
      await write();
    } catch (error) {
      log.warn({ err: error }, 'signs of life not written; the next minute has newer ones');
    }
  });
  const timer = setInterval(rounds.wake, minuteMs);
  timer.unref();
  return {
    note: (channel) => void noted.set(channel.id, { channel, at: clock.now() }),
    write,
    stop() {
      clearInterval(timer);
      return rounds.stop();
    },
  };
}

/** Writes the signs of channels that still have their owner; a former one's say nothing. */
async function writeSigns(
  db: Database['acrossAccounts'],
  signs: readonly { channel: Ownership; at: Date }[],
): Promise<void> {
  await db.run(
    sql`update channels c set alive = sign.at
      from unnest(${signs.map(({ channel }) => channel.account_id)}::bigint[],
        ${signs.map(({ channel }) => channel.id)}::bigint[], ${signs.map(({ channel }) => channel.epoch)}::int[],
        ${signs.map(({ at }) => at)}::timestamptz[]) as sign(account_id, id, epoch, at)
      where c.account_id = sign.account_id and c.id = sign.id and c.lease_epoch = sign.epoch and not c.filed
        and ${notFrozen('c.account_id')}`,
    'write_life_signs',
  );
}

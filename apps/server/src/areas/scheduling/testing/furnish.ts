import { calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { Ground } from '../../../testing/contract/ground.ts';
import type { ChannelRows } from '../../channels/testing/furnish.ts';

/** Ways to get fresh rows of this area. */
export interface ScheduleRows {
  schedule(): Promise<string>;
  /** One that was not sent. */
  failedSchedule(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishScheduling({
  server,
  company: { owner },
  channel,
  phone,
}: Ground & ChannelRows): ScheduleRows {
  const schedule = async () => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const content = { chip: channel._id, to: phone(), message: 'Até amanhã', day, time: '10:00' };
    return (await owner.call(calls.createScheduledMessage, content))._id;
  };
  return {
    schedule,
    async failedSchedule() {
      const id = await schedule();
      const { database } = server.runtime;
      await database.acrossAccounts.run(sql`update schedules set status = 'error' where id = ${id}`);
      return id;
    },
  };
}

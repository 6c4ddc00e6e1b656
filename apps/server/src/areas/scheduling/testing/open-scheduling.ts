import type { TestServer } from '../../../testing/test-server.ts';
import { flowToStart } from '../../flows/index.ts';
import { suppressedAmong } from '../../opt-outs/index.ts';
import { openSending } from '../../sending/testing/open-sending.ts';
import { scheduleSource } from '../ledger/source.ts';

/** A worker that sends what is scheduled when it is told. */
export interface Scheduling {
  /** Sends everything that is due, and follows what came of it; pauses between sends are over. */
  work(): Promise<void>;
  /** Takes the turns of a worker while the test does something else. */
  race(): Promise<number>;
}

/** Opens the worker of a company's schedules. The server must have none of its own. */
export function openScheduling(
  server: Pick<TestServer, 'runtime'>,
  place: { account_id: string; channel_id: string },
): Scheduling {
  const sending = openSending(server, place);
  const around = { sources: [scheduleSource], flowToStart, suppressed: suppressedAmong };
  const look = async () => {
    await sending.later();
    await sending.work(around);
    await sending.follow(around);
  };
  return {
    async work() {
      await look();
      // What the first look planned.
      await look();
    },
    async race() {
      await sending.later();
      return sending.work(around);
    },
  };
}

import type { Runtime } from '../../../../platform/area.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { notFrozen } from '../../../../platform/db/frozen.ts';
import { inRounds, type Rounds } from '../../../../platform/jobs/in-rounds.ts';
import type { Follower } from '../../../../platform/events/follow.ts';
import { watchCompanies } from '../../../../platform/events/watch-companies.ts';
import type { CompanyShare } from '../../../../platform/processes/company-share.ts';
import { followCompany } from './follow-company.ts';
import { createLoopGuard } from './loop-guard.ts';
import { isNews, newsTypes } from '../read/items.ts';
import { flowsCursor, flowsTopic } from '../topics.ts';
import { createWakeTimer } from './wake-timer.ts';

/** One look at an index, however many runs sleep: another process may have put a run to sleep and died. */
const sleepersPollMs = 1000;
/** Runs that wake later than this are found by a later look. */
const aheadMs = 2 * sleepersPollMs;

/** Plays the rounds of all companies that ever had a flow. */
export const flowsFollower: Follower = {
  name: flowsCursor,
  everyCompany: false,
  types: newsTypes,
  heeds: isNews,
  start: followFlows,
};

/**
 * Plays rounds of the companies that fall to this worker, woken by a company's events, by answers from outside, and by
 * the clock. A lost hint costs some seconds, never an event.
 */
async function followFlows(runtime: Runtime, share: CompanyShare): Promise<() => Promise<void>> {
  const { signals, clock } = runtime;
  const withFlows = new Set(await companiesWithFlows(runtime));
  const companies = new Map<string, Rounds>();
  const loopGuard = createLoopGuard();
  const looks = inRounds(async () => {
    const now = clock.now();
    for (const { account_id, wake_at } of await wakesUntil(runtime, new Date(now.getTime() + aheadMs)))
      if (share.includes(account_id)) {
        if (wake_at > now) wakeTimer.set(wake_at);
        else wake(account_id);
      }
  });
  const wakeTimer = createWakeTimer(clock, looks.wake);
  const wake = (account_id: string) => {
    withFlows.add(account_id);
    const rounds = companies.get(account_id) ?? followCompany(runtime, account_id, { loopGuard, wakeTimer });
    companies.set(account_id, rounds);
    rounds.wake();
  };
  const hear = (account_id: string) => {
    withFlows.add(account_id);
    if (share.includes(account_id)) wake(account_id);
  };
  const poll = setInterval(looks.wake, sleepersPollMs);
  const ends = [signals.subscribe(flowsTopic, hear), () => clearInterval(poll), () => wakeTimer.stop()];
  const unwatch = await watchCompanies(runtime, share, {
    ...flowsFollower,
    alsoBehind: sql`select account_id from flow_requests where state = 'done' and ${notFrozen('account_id')}`,
    hinted: (account_id) => withFlows.has(account_id) && wake(account_id),
    behind: wake,
  });
  return async () => {
    [unwatch, ...ends].forEach((end) => end());
    await Promise.all([looks, ...companies.values()].map((rounds) => rounds.stop()));
  };
}

async function companiesWithFlows({ database, log }: Runtime): Promise<string[]> {
  try {
    const rows = await database.acrossAccounts.rows<{ account_id: string }>(
      sql`select account_id from event_cursors where follower = ${flowsCursor}`,
      'companies_with_flows',
    );
    return rows.map(({ account_id }) => account_id);
  } catch (error) {
    log.warn({ err: error }, 'companies of flows not found; they are once they are behind');
    return [];
  }
}

interface Wake {
  account_id: string;
  /** When the first of its runs wakes. */
  wake_at: Date;
}

async function wakesUntil({ database, log }: Runtime, until: Date): Promise<Wake[]> {
  try {
    return await database.acrossAccounts.rows<Wake>(
      sql`select account_id, min(wake_at) as wake_at from (
          select account_id, wake_at from flow_runs where ending is null and wake_at <= ${until}
          union all
          select account_id, due from flow_happenings where state = 'waiting' and due <= ${until}
        ) sleepers where ${notFrozen('account_id')} group by account_id`,
      'next_wakes',
    );
  } catch (error) {
    log.warn({ err: error }, 'runs that wake not found; the next look tries again');
    return [];
  }
}

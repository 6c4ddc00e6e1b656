import type { Runtime } from '../../../../platform/area.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { notFrozen } from '../../../../platform/db/frozen.ts';
import type { Rounds } from '../../../../platform/jobs/in-rounds.ts';
import type { Follower } from '../../../../platform/events/follow.ts';
import { watchCompanies } from '../../../../platform/events/watch-companies.ts';
import { followCompany } from './follow-company.ts';
import { createLoopGuard } from './loop-guard.ts';
import { flowsCursor, flowsTopic } from '../topics.ts';
import { createWakeTimer } from './wake-timer.ts';

const safetyPollMs = 5000;
/** One look at an index: another process may have put a run to sleep and died. */
const sleepersPollMs = 1000;

/** Plays the rounds of all companies that ever had a flow. */
export const flowsFollower: Follower = { name: flowsCursor, everyCompany: false, start: followFlows };

/**
 * Plays rounds, woken by a company's events, by answers from outside, and by the clock. A lost hint costs some seconds,
 * never an event.
 */
async function followFlows(runtime: Runtime): Promise<() => Promise<void>> {
  const companies = new Map<string, Rounds>();
  const loopGuard = createLoopGuard();
  const wakeTimer = createWakeTimer(runtime.clock, () => void wakeSleepers());
  const companyOf = (account_id: string): Rounds => {
    const known = companies.get(account_id);
    if (known) return known;
    const made = followCompany(runtime, account_id, { loopGuard, wakeTimer });
    companies.set(account_id, made);
    return made;
  };
  const wakeSleepers = async () => {
    const next = await nextWake(runtime);
    if (!next) return;
    if (next > runtime.clock.now()) wakeTimer.set(next);
    else for (const account_id of await companiesDue(runtime)) companyOf(account_id).wake();
  };
  const unsubscribe = runtime.signals.subscribe(flowsTopic, (account_id) => companyOf(account_id).wake());
  for (const account_id of await companiesWithFlows(runtime)) companyOf(account_id);
  const poll = setInterval(() => void wakeSleepers(), sleepersPollMs);
  const unwatch = await watchCompanies(runtime, {
    ...flowsFollower,
    pollMs: safetyPollMs,
    alsoBehind: sql`select account_id from flow_requests where state = 'done'`,
    hinted: (account_id) => companies.get(account_id)?.wake(),
    behind: (account_id) => companyOf(account_id).wake(),
  });
  return async () => {
    unwatch();
    unsubscribe();
    clearInterval(poll);
    wakeTimer.stop();
    await Promise.all([...companies.values()].map((company) => company.stop()));
  };
}

type Row = { account_id: string };

function companiesWithFlows(runtime: Runtime): Promise<string[]> {
  return named(runtime, () =>
    runtime.database.acrossAccounts.rows<Row>(
      sql`select account_id from event_cursors where follower = ${flowsCursor}`,
      'companies_with_flows',
    ),
  );
}

function companiesDue(runtime: Runtime): Promise<string[]> {
  return named(runtime, () =>
    runtime.database.acrossAccounts.rows<Row>(
      sql`select distinct account_id from flow_runs where ending is null and wake_at <= ${runtime.clock.now()}
        and ${notFrozen('account_id')}`,
      'companies_due',
    ),
  );
}

async function named({ log }: Runtime, read: () => Promise<Row[]>): Promise<string[]> {
  try {
    return (await read()).map(({ account_id }) => account_id);
  } catch (error) {
    log.warn({ err: error }, 'companies of flows not found; the next look tries again');
    return [];
  }
}

async function nextWake({ database, log }: Runtime): Promise<Date | null> {
  try {
    const row = await database.acrossAccounts.row<{ wake_at: Date }>(
      sql`select wake_at from flow_runs where ending is null and wake_at is not null
        and ${notFrozen('account_id')} order by wake_at limit 1`,
      'next_wake',
    );
    return row?.wake_at ?? null;
  } catch (error) {
    log.warn({ err: error }, 'next moment of flows not found; the next look tries again');
    return null;
  }
}

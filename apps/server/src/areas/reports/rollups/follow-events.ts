import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { eventsTopic } from '../../../platform/events/domain-events.ts';
import { passingTopic, type PassingEvent } from '../../../platform/realtime/hub.ts';
import { countEvents } from './count-events.ts';

/** Events of a moment are counted together, and dashboards told once. */
const gatherMs = 1000;
const safetyPollMs = 10_000;

/** Counts the events of all companies as they come, and from time to time those whose signal got lost. */
export async function followEvents(runtime: Runtime): Promise<() => Promise<void>> {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const work = () => {
    timer = undefined;
    const companies = [...due];
    due.clear();
    working = working.then(async () => {
      for (const account_id of companies) await countFor(runtime, account_id);
    });
  };
  const wake = (account_id: string) => {
    due.add(account_id);
    timer ??= setTimeout(work, gatherMs);
  };
  const look = async () => {
    for (const account_id of await companiesBehind(runtime)) wake(account_id);
  };
  const unsubscribe = runtime.signals.subscribe(eventsTopic, wake);
  const poll = setInterval(() => void look(), safetyPollMs);
  await look();
  return async () => {
    unsubscribe();
    clearInterval(poll);
    clearTimeout(timer);
    await working;
  };
}

async function companiesBehind({ database, log }: Runtime): Promise<string[]> {
  try {
    const rows = await database.acrossAccounts.rows<{ account_id: string }>(
      sql`select s.account_id from account_sequences s
        join accounts a on a.id = s.account_id
        left join report_progress p on p.account_id = s.account_id
        where p.account_id is null or p.sequence < s.last or p.time_zone <> a.time_zone`,
      'companies_to_count',
    );
    return rows.map(({ account_id }) => account_id);
  } catch (error) {
    log.warn({ err: error }, 'companies to count not found; the next round looks again');
    return [];
  }
}

async function countFor({ database, signals, log }: Runtime, account_id: string): Promise<void> {
  try {
    if (!(await countEvents(database.forAccount(account_id)))) return;
    const passing: PassingEvent = {
      account_id,
      audience: { kind: 'ability', ability: 'dashboard.view' },
      event: { type: 'load_realtime' },
    };
    signals.publish(passingTopic, JSON.stringify(passing));
  } catch (error) {
    // Nothing moved: numbers and cursor are one commit. The next event or round counts them.
    log.warn({ err: error, account_id }, 'events not counted yet');
  }
}

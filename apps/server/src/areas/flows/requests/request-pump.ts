import type { HttpRequest } from '@prosa/flow-engine';
import type { Runtime } from '../../../platform/area.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { storableText } from '../../../platform/db/to-json.ts';
import { inRounds } from '../../../platform/jobs/in-rounds.ts';
import type { OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { flowRequestsTopic, wakeFlows } from '../rounds/topics.ts';
import { secretValue } from '../secrets.ts';

interface Queued {
  account_id: string;
  id: string;
  request: HttpRequest;
  attempts: number;
}

const mostAtOnce = 40;
const pollMs = 2000;
const firstPauseMs = 1000;
/** Past its own time limit a request whose process died is made again, under the same key. */
const leaseMs = 10_000;

/**
 * Makes the requests of flows, some side by side. A request is told to be the same one by its "Idempotency-Key" however
 * often it is made: after a 5xx or no answer, and after a crash in the middle.
 */
export async function startRequestPump(runtime: Runtime): Promise<() => Promise<void>> {
  const inHand = new Set<Promise<void>>();
  const rounds = inRounds(async () => {
    const queued = await claim(runtime, mostAtOnce - inHand.size).catch((error: unknown) => {
      runtime.log.warn({ err: error }, 'requests of flows not claimed; tried again');
      return [];
    });
    for (const one of queued) {
      const working = perform(runtime, one)
        .catch((error: unknown) => runtime.log.warn({ err: error }, 'request of a flow put off'))
        .finally(() => {
          inHand.delete(working);
          wake();
        });
      inHand.add(working);
    }
  });
  const wake = () => {
    if (inHand.size < mostAtOnce) rounds.wake();
  };
  const unsubscribe = runtime.signals.subscribe(flowRequestsTopic, wake);
  const timer = setInterval(wake, pollMs);
  wake();
  return async () => {
    unsubscribe();
    clearInterval(timer);
    await rounds.stop();
    await Promise.all(inHand);
  };
}

/** Takes what is due; until the lease is over nobody else does. */
function claim({ database, clock }: Runtime, most: number): Promise<Queued[]> {
  const now = clock.now();
  return database.acrossAccounts.rows<Queued>(
    sql`update flow_requests q
      set attempts = q.attempts + 1, available_at = ${now}::timestamptz
        + make_interval(secs => ((q.request ->> 'timeout_ms')::integer + ${leaseMs}) / 1000.0)
      from (
        select account_id, id from flow_requests where state = 'queued' and available_at <= ${now}
        order by available_at limit ${raw(String(Math.max(most, 0)))} for update skip locked
      ) due
      where q.account_id = due.account_id and q.id = due.id
      returning q.account_id, q.id, q.request, q.attempts`,
  );
}

async function perform(runtime: Runtime, { account_id, id, request, attempts }: Queued): Promise<void> {
  const answer = await ask(runtime, { account_id, id, request });
  const failed = answer.status === null || answer.status >= 500;
  const db = runtime.database.forAccount(account_id);
  if (failed && attempts <= request.retries) {
    const again = new Date(runtime.clock.now().getTime() + firstPauseMs * 2 ** (attempts - 1));
    await db.run(
      sql`update flow_requests set available_at = ${again}
        where account_id = ${account_id} and id = ${id} and state = 'queued'`,
      'request_again',
    );
    setTimeout(
      () => runtime.signals.publish(flowRequestsTopic, account_id),
      again.getTime() - runtime.clock.now().getTime(),
    ).unref();
    return;
  }
  await db.run(
    sql`update flow_requests set state = 'done', status = ${answer.status}, body = ${storableText(answer.body)},
        problem = ${answer.problem}
      where account_id = ${account_id} and id = ${id} and state = 'queued'`,
    'request_answered',
  );
  wakeFlows(runtime, account_id);
}

async function ask(
  runtime: Runtime,
  { account_id, id, request }: Omit<Queued, 'attempts'>,
): Promise<OutboundAnswer> {
  const { secret, method, url, body, timeout_ms } = request;
  const value = secret === null ? null : await secretValue(runtime, account_id, secret);
  if (secret !== null && value === null) {
    return { status: null, body: '', problem: `O segredo “${secret}” não existe mais.` };
  }
  const headers = {
    ...request.headers,
    'Idempotency-Key': id,
    ...(value === null ? {} : { Authorization: value }),
  };
  return runtime.outbound.send({ method, url, body, timeout_ms, headers });
}

import type { HttpRequest } from '@prosa/flow-engine';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { storableText } from '../../../platform/db/to-json.ts';
import { startPump } from '../../../platform/jobs/pump.ts';
import type { OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { flowRequestsTopic, wakeFlows } from '../rounds/topics.ts';
import { secretValue } from '../secrets.ts';

interface Queued {
  account_id: string;
  id: string;
  /** A notice waits for no answer. */
  kind: 'request' | 'notice';
  request: HttpRequest;
  attempts: number;
}

const firstPauseMs = 1000;
/** Past its own time limit a request whose process died is made again, under the same key. */
const leaseMs = 10_000;

/**
 * Makes the requests of flows, some side by side. A request is told to be the same one by its "Idempotency-Key" however
 * often it is made: after a 5xx or no answer, and after a crash in the middle.
 */
export function startRequestPump(runtime: Runtime): () => Promise<void> {
  const pump = startPump<Queued>({
    name: 'requests of flows',
    log: runtime.log,
    mostAtOnce: 40,
    claim: (most) => claim(runtime, most),
    perform: (queued) => perform(runtime, queued),
  });
  const unsubscribe = runtime.signals.subscribe(flowRequestsTopic, pump.wake);
  return async () => {
    unsubscribe();
    await pump.stop();
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
      returning q.account_id, q.id, q.kind, q.request, q.attempts`,
  );
}

async function perform(runtime: Runtime, { attempts, ...queued }: Queued): Promise<void> {
  const { account_id, id, kind, request } = queued;
  const answer = await ask(runtime, queued);
  const failed = answer.status === null || answer.status >= 500;
  if (failed && attempts <= request.retries) return putOff(runtime, queued, attempts);
  const db = runtime.database.forAccount(account_id);
  if (kind === 'notice') return settleNotice(db, id, answer);
  await db.run(
    sql`update flow_requests set state = 'done', status = ${answer.status}, body = ${storableText(answer.body)},
        problem = ${answer.problem}
      where account_id = ${account_id} and id = ${id} and state = 'queued'`,
    'request_answered',
  );
  wakeFlows(runtime, account_id);
}

type Request = Omit<Queued, 'attempts'>;

async function putOff(
  { database, clock, signals }: Runtime,
  { account_id, id }: Request,
  attempts: number,
): Promise<void> {
  const pauseMs = firstPauseMs * 2 ** (attempts - 1);
  await database.forAccount(account_id).run(
    sql`update flow_requests set available_at = ${new Date(clock.now().getTime() + pauseMs)}
      where account_id = ${account_id} and id = ${id} and state = 'queued'`,
    'request_again',
  );
  setTimeout(() => signals.publish(flowRequestsTopic, account_id), pauseMs).unref();
}

/** Whoever was told needs no row; whoever was not is told of in the trace. */
async function settleNotice(db: AccountDb, id: string, { status, problem }: OutboundAnswer): Promise<void> {
  const taken = status !== null && status >= 200 && status < 300;
  const why = problem ?? `Ele respondeu com o status ${status}.`;
  await db.run(
    taken
      ? sql`delete from flow_requests where account_id = ${db.account_id} and id = ${id}`
      : sql`update flow_requests set state = 'failed', request = null, status = ${status}, problem = ${why}
          where account_id = ${db.account_id} and id = ${id}`,
    taken ? 'notice_taken' : 'notice_refused',
  );
}

async function ask(runtime: Runtime, { account_id, id, request }: Request): Promise<OutboundAnswer> {
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

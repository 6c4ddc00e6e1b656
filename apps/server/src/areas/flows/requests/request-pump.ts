import type { HttpRequest } from '@prosa/flow-engine';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { storableText } from '../../../platform/db/to-json.ts';
import { dueInTurns } from '../../../platform/jobs/due-in-turns.ts';
import type { PumpDefinition, Room } from '../../../platform/jobs/pump.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../../../platform/outbound/circuit-breaker.ts';
import type { OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { flowRequestsTopic, wakeFlows } from '../rounds/topics.ts';
import { requestHeaders } from './request-headers.ts';
import { secretHeaders } from '../secrets.ts';

interface Queued {
  account_id: string;
  id: string;
  /** A notice waits for no answer. */
  kind: 'request' | 'notice';
  request: HttpRequest;
  attempts: number;
}

const firstPauseMs = 1000;
/** After its own time limit plus this, a request whose process died is made again, under the same key. */
const leaseMs = 10_000;
/** For all companies, and for one: requests to a host that hangs leave most of the room to the others. */
const maxAtOnce = 200;
const maxOfCompany = 20;
/** A request that was interrupted this often is what brings the process down. */
const maxInterruptions = 5;

/**
 * Makes the requests of flows, some side by side. The receiver recognises a repeated request by its
 * "Idempotency-Key": after a 5xx or no answer, and after a crash in the middle.
 */
export const requestPump: PumpDefinition<Queued> = {
  name: 'requests of flows',
  maxAtOnce,
  maxOfCompany,
  topic: flowRequestsTopic,
  open(runtime) {
    const breaker = createCircuitBreaker(runtime.clock);
    return {
      claim: (room) => claim(runtime, room),
      perform: (queued) => perform(runtime, breaker, queued),
    };
  },
};

/** Claims due requests; until its lease ends nobody else takes a claimed one. */
function claim({ database, clock }: Runtime, room: Room): Promise<Queued[]> {
  const now = clock.now();
  return database.acrossAccounts.rows<Queued>(
    sql`update flow_requests q
      set attempts = q.attempts + 1, available_at = ${now}::timestamptz
        + make_interval(secs => ((q.request ->> 'timeout_ms')::integer + ${leaseMs}) / 1000.0)
      from (${dueInTurns({ table: sql`flow_requests`, queued: sql`state = 'queued'`, keys: ['id'], now, ...room })}) due
      where q.account_id = due.account_id and q.id = due.id
      returning q.account_id, q.id, q.kind, q.request, q.attempts`,
  );
}

async function perform(
  runtime: Runtime,
  breaker: CircuitBreaker,
  { attempts, ...queued }: Queued,
): Promise<void> {
  const { account_id, id, kind, request } = queued;
  const isHopeless = attempts > request.retries + maxInterruptions;
  const answer = isHopeless
    ? final('A requisição foi interrompida vezes demais.')
    : await ask(runtime, breaker, queued);
  if (isWorthRetrying(answer) && attempts <= request.retries) return putOff(runtime, queued, attempts);
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

function isWorthRetrying(answer: OutboundAnswer): boolean {
  return answer.status === null ? !answer.final : answer.status >= 500;
}

const final = (problem: string): OutboundAnswer => ({ status: null, body: '', problem, final: true });

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

/** Deletes a notice that was taken; marks any other as failed, which the trace shows. */
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

/** Makes the request, unless it cannot be prepared or its host is known to be down. */
async function ask(
  { database, secrets, outbound }: Runtime,
  breaker: CircuitBreaker,
  { account_id, id, kind, request }: Request,
): Promise<OutboundAnswer> {
  const { secret, method, url, body, timeout_ms } = request;
  const carried = await secretHeaders(database.forAccount(account_id), secrets, { secret, url });
  if ('problem' in carried) return final(carried.problem);
  const host = hostKey(account_id, url);
  // A customer waits for a request; nobody waits for a notice, so it can take its time.
  if (kind === 'request' && !breaker.mayAsk(host))
    return final('O servidor não respondeu às últimas requisições e não foi chamado de novo.');
  const headers = requestHeaders(request.headers, id, carried.headers);
  const answer = await outbound.send({ method, url, body, timeout_ms, headers });
  if (answer.status !== null || !answer.final) breaker.record(host, { answered: answer.status !== null });
  return answer;
}

/**
 * Returns the key for a company's own view of a host: what its requests run into (rate limits, an address that hangs)
 * says nothing about the same host for others.
 */
function hostKey(account_id: string, url: string): string {
  return `${account_id} ${URL.canParse(url) ? new URL(url).host : url}`;
}

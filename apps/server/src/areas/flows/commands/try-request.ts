import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireProvenEmail } from '../../team/index.ts';
import { createFairGate, GateFull } from '../../../platform/limits/fair-gate.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestHeaders } from '../requests/request-headers.ts';
import { secretHeaders } from '../secrets.ts';

/** A gate of its own: somebody who tries a server that hangs takes no other call's place while waiting. */
const gate = createFairGate({ maxAtOnce: 30, maxOfCompany: 5, maxWaiting: 5 });
const busySeconds = 10;

type Input = ParsedInput<typeof calls.tryFlowRequest>;

/** Makes the request of an HTTP node once, as a run would make it. */
export async function tryFlowRequest(
  { db, secrets, outbound, clock, ids }: CallContext,
  { method, url, headers, body, secret, timeout_seconds }: Input,
): Promise<CallOutput<typeof calls.tryFlowRequest>> {
  await requireProvenEmail(db);
  const started = clock.now().getTime();
  const carried = await secretHeaders(db, secrets, { secret, url });
  if ('problem' in carried) return { status: null, body: '', problem: carried.problem, duration_ms: 0 };
  const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const timeout_ms = timeout_seconds * 1000;
  const key = `teste.${ids.next()}`;
  const request = { method, url, body, headers: requestHeaders(given, key, carried.headers), timeout_ms };
  const answer = await gate.run(db.account_id, () => outbound.send(request)).catch(refuseWhenFull);
  return { ...answer, duration_ms: Math.max(0, clock.now().getTime() - started) };
}

function refuseWhenFull(error: unknown): never {
  throw error instanceof GateFull ? new AppError('too_many_requests', { seconds: busySeconds }) : error;
}

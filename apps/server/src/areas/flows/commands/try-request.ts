import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';

type Input = ParsedInput<typeof calls.tryFlowRequest>;

/** Makes the request of an HTTP node once, as a run would. */
export async function tryFlowRequest(
  { db, secrets, outbound, clock }: CallContext,
  { method, url, headers, body, secret, timeout_seconds }: Input,
): Promise<CallOutput<typeof calls.tryFlowRequest>> {
  const started = clock.now().getTime();
  const sealed = secret
    ? await db.row<{ sealed: Buffer }>(
        sql`select sealed from flow_secrets where account_id = ${db.account_id} and name = ${secret}`,
      )
    : null;
  if (secret && !sealed)
    return { status: null, body: '', problem: `O segredo “${secret}” não existe.`, duration_ms: 0 };
  const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const answer = await outbound.send({
    method,
    url,
    body,
    headers: sealed ? { ...given, Authorization: secrets.open(sealed.sealed) } : given,
    timeout_ms: timeout_seconds * 1000,
  });
  return { ...answer, duration_ms: Math.max(0, clock.now().getTime() - started) };
}

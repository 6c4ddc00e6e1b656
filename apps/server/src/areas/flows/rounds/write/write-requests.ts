import type { HttpRequest } from '@prosa/flow-engine';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';

/** Something for another system: a question whose answer a run waits for, or a notice. */
export interface QueuedRequest {
  id: string;
  run_id: string;
  kind: 'request' | 'notice';
  request: HttpRequest;
}

/** Queues requests to other systems. */
export async function writeRequests(
  tx: Transaction,
  requests: readonly QueuedRequest[],
  now: Date,
): Promise<void> {
  if (!requests.length) return;
  await tx.run(
    sql`insert into flow_requests (account_id, id, run_id, kind, request, state, available_at, created)
      select ${tx.account_id}, id, run_id, kind, request, 'queued', ${now}, ${now}
      from json_to_recordset(${toJson(requests)}::json) as row(id text, run_id uuid, kind text, request jsonb)
      on conflict do nothing`,
    'write_flow_requests',
  );
}

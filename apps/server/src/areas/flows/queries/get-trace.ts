import type { calls, FlowEnding, FlowTrace, FlowVisit, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandVisible } from '../../conversations/index.ts';

interface RunOf {
  id: string;
  flow_id: string;
  name: string;
  version: number;
  started: Date;
  ending: FlowEnding | null;
}

/** The run behind a robot's message; 404 where the message is nobody's, or its trace is older than it is kept. */
export async function getFlowTrace(
  { db, session }: CallContext,
  { message_id }: ParsedInput<typeof calls.getFlowTrace>,
): Promise<FlowTrace> {
  const { account_id } = db;
  const message = found(
    await db.row<{ conversation_id: string; effect: string | null }>(
      sql`select conversation_id, effect from messages where account_id = ${account_id} and id = ${message_id}`,
    ),
  );
  await demandVisible(db, session, message.conversation_id);
  const [run_id = '', visit] = found(message.effect).split('.');
  const run = found(
    await db.row<RunOf>(
      sql`select r.id, r.flow_id, v.name, r.version, r.started, r.ending from flow_runs r
        join flow_versions v on v.account_id = r.account_id and v.flow_id = r.flow_id and v.version = r.version
        where r.account_id = ${account_id} and r.id = ${run_id}`,
    ),
  );
  const steps = await db.rows<{ visits: FlowVisit[] }>(
    sql`select visits from flow_steps where account_id = ${account_id} and run_id = ${run_id} order by step`,
  );
  return {
    run_id,
    flow: { _id: run.flow_id, name: run.name, version: run.version },
    started: run.started.toISOString(),
    ending: run.ending,
    visits: steps.flatMap(({ visits }) => visits),
    visit: visit === undefined ? null : Number(visit),
  };
}

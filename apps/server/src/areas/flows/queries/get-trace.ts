import type { calls, FlowEnding, FlowTrace, FlowVisit, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandVisible } from '../../conversations/index.ts';
import { withEdits } from './with-edits.ts';

interface RunOf {
  id: string;
  flow_id: string;
  name: string;
  version: number;
  started: Date;
  ending: FlowEnding | null;
}

/** Returns the run behind a bot's message; throws 404 when no run sent it, or its trace is no longer kept. */
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
  const [steps, untold] = await Promise.all([
    db.rows<{ visits: FlowVisit[] }>(
      sql`select visits from flow_steps where account_id = ${account_id} and run_id = ${run_id} order by step`,
    ),
    untoldOf(db, { run_id, conversation_id: message.conversation_id }),
  ]);
  const visits = await withEdits(
    db,
    steps.flatMap((step) => step.visits),
  );
  return {
    run_id,
    flow: { _id: run.flow_id, name: run.name, version: run.version },
    started: run.started.toISOString(),
    ending: run.ending,
    visits: visits.map((one) => withUntold(one, untold)),
    visit: visit === undefined ? null : Number(visit),
  };
}

/** Returns sentences about people or systems that a run could not notify, by the visit that tried. */
async function untoldOf(
  db: CallContext['db'],
  { run_id, conversation_id }: { run_id: string; conversation_id: string },
): Promise<Map<number, string[]>> {
  const { account_id } = db;
  const rows = await db.rows<{ id: string; why: string }>(
    sql`select id, 'O outro sistema não recebeu o aviso. ' || problem as why from flow_requests
        where account_id = ${account_id} and run_id = ${run_id} and kind = 'notice' and state = 'failed'
      union all
      select m.id, 'O e-mail para ' || u.name || ' não pôde ser enviado.' from person_mentions m
        join users u on u.account_id = m.account_id and u.id = m.user_id
        where m.account_id = ${account_id} and m.conversation_id = ${conversation_id} and m.letter = 'failed'
          and starts_with(m.id, ${`${run_id}.`})
      order by id, why`,
  );
  const untold = new Map<number, string[]>();
  for (const { id, why } of rows) {
    const visit = Number(id.split('.')[1]);
    untold.set(visit, [...(untold.get(visit) ?? []), why]);
  }
  return untold;
}

function withUntold(visit: FlowVisit, untold: ReadonlyMap<number, string[]>): FlowVisit {
  return { ...visit, why: [visit.why, ...(untold.get(visit.visit) ?? [])].join(' ') };
}

import type { FlowTestStep } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandVisible } from '../../conversations/index.ts';

interface Said {
  origin: 'customer' | 'chatbot';
  message: string;
  created: Date;
}

const mostSteps = 200;
const mostChars = { customer: 4096, bot: 10_000 };

/**
 * The newest run of a flow in a conversation, as steps of a test: what the customer wrote, what the robot answered, and
 * the time that passed in between. What the outside answered meanwhile is kept nowhere, so it is in no test.
 */
export async function recordedSteps(
  { db, session }: CallContext,
  { flow_id, conversation_id }: { flow_id: string; conversation_id: string },
): Promise<{ starts: Date; steps: FlowTestStep[] }> {
  await demandVisible(db, session, conversation_id);
  const run = await db.row<{ id: string; started: Date; ended: Date | null }>(
    sql`select id, started, ended from flow_runs
      where account_id = ${db.account_id} and conversation_id = ${conversation_id} and flow_id = ${flow_id}
      order by started desc limit 1`,
  );
  if (!run) throw new AppError('flow_not_run_here');
  const said = await readSaid(db, { conversation_id, run_id: run.id });
  return { starts: run.started, steps: stepsOf(said) };
}

/** From the message that started the run to the last one the robot answered. */
function readSaid(
  db: CallContext['db'],
  { conversation_id, run_id }: { conversation_id: string; run_id: string },
): Promise<Said[]> {
  const { account_id } = db;
  const spoken = sql`select min(position) as first, max(position) as last from messages
    where account_id = ${account_id} and conversation_id = ${conversation_id} and effect like ${`${run_id}.%`}`;
  return db.rows<Said>(
    sql`select m.origin, m.message, m.created from messages m, (${spoken}) spoken
      where m.account_id = ${account_id} and m.conversation_id = ${conversation_id} and not m.deleted
        and m.position >= coalesce((
          select max(before.position) from messages before
          where before.account_id = ${account_id} and before.conversation_id = ${conversation_id}
            and before.origin = 'customer' and before.position < spoken.first
        ), spoken.first)
        and m.position <= spoken.last and (m.origin = 'customer' or m.effect like ${`${run_id}.%`})
      order by m.position limit 300`,
  );
}

function stepsOf(said: readonly Said[]): FlowTestStep[] {
  const steps: FlowTestStep[] = [];
  let before: Date | null = null;
  for (const { origin, message, created } of said) {
    const minutes = before ? Math.floor((created.getTime() - before.getTime()) / 60_000) : 0;
    if (minutes > 0) steps.push({ kind: 'clock', minutes });
    before = created;
    steps.push(
      origin === 'customer'
        ? { kind: 'customer', text: message.slice(0, mostChars.customer) }
        : { kind: 'bot', text: message.slice(0, mostChars.bot) },
    );
  }
  return steps.slice(0, mostSteps);
}

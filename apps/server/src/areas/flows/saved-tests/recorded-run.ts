import type { MessageType } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

type Company = CallContext['db'];

/** A run of a flow in a conversation. */
export interface RecordedRun {
  id: string;
  conversation_id: string;
  contact_id: string;
  contact: string;
  started: Date;
  ended: Date | null;
  /** What the customer wrote to start it; null when it began on its own. */
  input: string | null;
}

/** A message of the customer, or of the run. */
export interface Said {
  origin: 'customer' | 'chatbot';
  type: MessageType;
  /** As the run heard it, even if the customer edited it later. */
  message: string;
  file_name: string | null;
  platform_message_id: string;
  /** The message it quotes. */
  reply_to: string | null;
  /** The option of a menu that was tapped. */
  option_id: string | null;
  /** Of the run's own messages: "<run>.<visit>.<place>". */
  effect: string | null;
  /** The reaction that the customer put on one of the run's own messages, and when. */
  reaction: string | null;
  reacted: Date | null;
  at: Date;
}

/** What a program outside answered to the run, and when the run took it. */
export interface Answer {
  origin: 'outside';
  id: string;
  kind: 'request' | 'webhook';
  status: number | null;
  /** Null when it was too long to be kept. */
  body: string | null;
  at: Date;
}

/** Reads the newest run of a flow in a conversation; null when it never ran there. */
export function newestRun(
  db: Company,
  { flow_id, conversation_id }: { flow_id: string; conversation_id: string },
): Promise<RecordedRun | null> {
  return db.row<RecordedRun>(
    sql`select r.id, r.conversation_id, r.contact_id, r.started, r.ended, coalesce(nullif(c.override_name, ''), c.name) as contact,
        (select s.visits -> 0 ->> 'input' from flow_steps s
          where s.account_id = r.account_id and s.run_id = r.id order by s.step limit 1) as input
      from flow_runs r join contacts c on c.account_id = r.account_id and c.id = r.contact_id
      where r.account_id = ${db.account_id} and r.conversation_id = ${conversation_id} and r.flow_id = ${flow_id}
      order by r.started desc limit 1`,
  );
}

/** Reads what was said from the message that started the run until it was over, in order. */
export async function readSaid(db: Company, run: RecordedRun): Promise<Said[]> {
  const { account_id } = db;
  const { first } = found(
    await db.row<{ first: number | null }>(run.input === null ? afterStart(db, run) : startedBy(db, run)),
  );
  return db.rows<Said>(
    sql`select m.origin, m.type, coalesce(m.first_text, m.message) as message, m.file_name, m.platform_message_id, m.option_id, m.effect,
        m.created as at,
        m.reply_message ->> 'platform_message_id' as reply_to, r.emoji as reaction, r.created as reacted
      from messages m
      left join reactions r on r.account_id = m.account_id and r.channel_id = m.channel_id
        and r.platform_message_id = m.platform_message_id and r.origin = 'customer' and m.origin = 'chatbot'
        and r.created <= coalesce(${run.ended}::timestamptz, r.created)
      where m.account_id = ${account_id} and m.conversation_id = ${run.conversation_id} and not m.deleted
        and m.position >= ${first ?? 0}
        and (m.effect like ${`${run.id}.%`}
          or (m.origin = 'customer' and m.created <= coalesce(${run.ended}::timestamptz, m.created)))
      order by m.position limit 300`,
  );
}

/**
 * Selects the position of the message that started the run: the latest of the customer's messages before it that has
 * the run's input as its text, or else the latest.
 */
function startedBy({ account_id }: Company, { conversation_id, started, input }: RecordedRun) {
  return sql`select (select position from (
        select position, coalesce(first_text, message) as message from messages
        where account_id = ${account_id} and conversation_id = ${conversation_id} and origin = 'customer'
          and not deleted and created <= ${started}
        order by position desc limit 50
      ) before order by (message = ${input}) desc, position desc limit 1) as first`;
}

function afterStart({ account_id }: Company, { conversation_id, started }: RecordedRun) {
  return sql`select min(position) as first from messages
    where account_id = ${account_id} and conversation_id = ${conversation_id} and created >= ${started}`;
}

/** Reads what the run took from programs outside, in order; leaves out calls without a status, which it could not use. */
export function readAnswers(db: Company, run_id: string): Promise<Answer[]> {
  return db.rows<Answer>(
    sql`select 'outside' as origin, id, kind, status, body, available_at as at from flow_requests
      where account_id = ${db.account_id} and run_id = ${run_id} and state = 'taken'
        and (kind = 'request' or status is not null)
      order by available_at, created limit 200`,
  );
}

import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import { writeByBot } from '../../../contacts/index.ts';
import { commitConversations, maskMessages } from '../../../conversations/index.ts';
import type { RoundWrites } from './round-writes.ts';
import { writeLasting } from '../play/lasting-values.ts';
import type { Round } from '../round-context.ts';
import { writeRuns } from '../run-rows.ts';
import { settleAnswers } from './settle-answers.ts';

/** Writes all that came of a round. Statements go out in one line; which of them, the writes says. */
export async function writeRound(tx: Transaction, { world, writes }: Round): Promise<void> {
  const { now } = world;
  await Promise.all([
    writeRuns(tx, [...writes.runs]),
    settleAnswers(tx, writes, now),
    writeSteps(tx, writes, now),
    writeCounts(tx, writes, now),
    writeRequests(tx, writes, now),
    writeMemory(tx, writes, now),
    writeLasting(tx, writes.values),
    writeOpinions(tx, writes, now),
    writes.contacts.size
      ? writeByBot(tx, [...writes.contacts.values()], { author: 'Chatbot', now })
      : undefined,
  ]);
  await commitConversations(tx, world.conversations.values());
  await maskMessages(tx, writes.masked);
  writes.events.forEach((event) => tx.record(event));
}

async function writeSteps(tx: Transaction, { steps }: RoundWrites, now: Date): Promise<void> {
  if (!steps.length) return;
  await tx.run(
    sql`insert into flow_steps (account_id, run_id, step, visits, at)
      select ${tx.account_id}, run_id, step, visits, ${now}
      from jsonb_to_recordset(${toJson(steps)}::jsonb) as row(run_id text, step integer, visits jsonb)`,
    'write_flow_steps',
  );
}

async function writeCounts(tx: Transaction, { counts }: RoundWrites, now: Date): Promise<void> {
  if (!counts.size) return;
  const day = now.toISOString().slice(0, 10);
  await tx.run(
    sql`insert into flow_counts as known (account_id, flow_id, day, node, port, count)
      select ${tx.account_id}, row.flow_id, ${day}::date, row.node, row.port, row.count
      from jsonb_to_recordset(${toJson([...counts.values()])}::jsonb)
        as row(flow_id text, node text, port text, count integer)
      on conflict (account_id, flow_id, day, node, port) do update set count = known.count + excluded.count`,
    'write_flow_counts',
  );
}

async function writeRequests(tx: Transaction, { requests }: RoundWrites, now: Date): Promise<void> {
  if (!requests.length) return;
  await tx.run(
    sql`insert into flow_requests (account_id, id, run_id, kind, request, state, available_at, created)
      select ${tx.account_id}, id, run_id, kind, request, 'queued', ${now}, ${now}
      from jsonb_to_recordset(${toJson(requests)}::jsonb) as row(id text, run_id text, kind text, request jsonb)
      on conflict do nothing`,
    'write_flow_requests',
  );
}

async function writeMemory(tx: Transaction, { draws, starts }: RoundWrites, now: Date): Promise<void> {
  // The last one of a key stands; one statement may not touch a row twice.
  const last = [...new Map(draws.map((draw) => [`${draw.contact_id} ${draw.key}`, draw])).values()];
  if (last.length) {
    await tx.run(
      sql`insert into flow_draws (account_id, contact_id, key, value)
        select ${tx.account_id}, contact_id, key, value
        from jsonb_to_recordset(${toJson(last)}::jsonb) as row(contact_id text, key text, value text)
        on conflict (account_id, contact_id, key) do update set value = excluded.value`,
      'write_flow_draws',
    );
  }
  const begun = [...new Map(starts.map((start) => [`${start.contact_id} ${start.flow_id}`, start])).values()];
  if (begun.length) {
    await tx.run(
      sql`insert into flow_starts (account_id, contact_id, flow_id, started)
        select ${tx.account_id}, contact_id, flow_id, ${now}
        from jsonb_to_recordset(${toJson(begun)}::jsonb) as row(contact_id text, flow_id text)
        on conflict (account_id, contact_id, flow_id) do update set started = excluded.started`,
      'write_flow_starts',
    );
  }
}

async function writeOpinions(tx: Transaction, { consents, scores }: RoundWrites, now: Date): Promise<void> {
  if (consents.length) {
    await tx.run(
      sql`insert into contact_consents (account_id, id, contact_id, purpose, accepted, text, message_id, flow_id,
          created)
        select ${tx.account_id}, id, contact_id, purpose, accepted, text, message_id, flow_id, ${now}
        from jsonb_to_recordset(${toJson(consents)}::jsonb) as row(id text, contact_id text, purpose text,
          accepted boolean, text text, message_id text, flow_id text)
        on conflict do nothing`,
      'write_consents',
    );
  }
  const last = [...new Map(scores.map((score) => [score.id, score])).values()];
  if (last.length) {
    await tx.run(
      sql`insert into conversation_scores (account_id, id, contact_id, conversation_id, flow_id, value, scale, comment,
          created)
        select ${tx.account_id}, id, contact_id, conversation_id, flow_id, value, scale, comment, ${now}
        from jsonb_to_recordset(${toJson(last)}::jsonb) as row(id text, contact_id text, conversation_id text,
          flow_id text, value integer, scale text, comment text)
        on conflict (account_id, id) do update set value = excluded.value, comment = excluded.comment`,
      'write_scores',
    );
  }
}

import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DayMove, Ledger, ProviderMove, TagMove } from './ledger.ts';

/** Adds the ledger to the daily numbers; a row that becomes zero is deleted. */
export async function postLedger(tx: Transaction, ledger: Ledger): Promise<void> {
  const [days, tags, providerDays] = [ledger.days(), ledger.tags(), ledger.providerDays()];
  if (days.length) await postDays(tx, days);
  if (tags.length) await postTags(tx, tags);
  if (providerDays.length) await postProviderDays(tx, providerDays);
}

async function postDays(tx: Transaction, days: readonly DayMove[]): Promise<void> {
  const moves = JSON.stringify(days);
  await tx.run(
    sql`insert into report_days as known (account_id, day, channel_id, department_id, conversations, manual)
      select ${tx.account_id}, day, channel_id, department_id, conversations, manual
      from jsonb_to_recordset(${moves}::jsonb) as move(day date, channel_id bigint, department_id uuid,
        conversations integer, manual integer)
      on conflict (account_id, day, channel_id, department_id) do update
        set conversations = known.conversations + excluded.conversations, manual = known.manual + excluded.manual`,
    'post_days',
  );
  await tx.run(
    sql`delete from report_days known
      using jsonb_to_recordset(${moves}::jsonb) as move(day date, channel_id bigint, department_id uuid)
      where known.account_id = ${tx.account_id} and known.day = move.day and known.channel_id = move.channel_id
        and known.department_id = move.department_id and known.conversations = 0`,
    'drop_empty_days',
  );
}

async function postTags(tx: Transaction, tags: readonly TagMove[]): Promise<void> {
  const moves = JSON.stringify(tags);
  await tx.run(
    sql`insert into report_tag_days as known (account_id, day, tag_id, conversations)
      select ${tx.account_id}, day, tag_id, conversations
      from jsonb_to_recordset(${moves}::jsonb) as move(day date, tag_id uuid, conversations integer)
      on conflict (account_id, day, tag_id) do update
        set conversations = known.conversations + excluded.conversations`,
    'post_tag_days',
  );
  await tx.run(
    sql`delete from report_tag_days known
      using jsonb_to_recordset(${moves}::jsonb) as move(day date, tag_id uuid)
      where known.account_id = ${tx.account_id} and known.day = move.day and known.tag_id = move.tag_id
        and known.conversations = 0`,
    'drop_empty_tag_days',
  );
}

async function postProviderDays(tx: Transaction, days: readonly ProviderMove[]): Promise<void> {
  const moves = JSON.stringify(days);
  await tx.run(
    sql`insert into report_provider_days as known (account_id, day, conversations, manual, ai)
      select ${tx.account_id}, day, conversations, manual, ai
      from jsonb_to_recordset(${moves}::jsonb) as move(day date, conversations integer, manual integer, ai integer)
      on conflict (account_id, day) do update set conversations = known.conversations + excluded.conversations,
        manual = known.manual + excluded.manual, ai = known.ai + excluded.ai`,
    'post_provider_days',
  );
  await tx.run(
    sql`delete from report_provider_days known using jsonb_to_recordset(${moves}::jsonb) as move(day date)
      where known.account_id = ${tx.account_id} and known.day = move.day and known.conversations = 0`,
    'drop_empty_provider_days',
  );
}

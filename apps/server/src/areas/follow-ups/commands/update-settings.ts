import { followUpField, followUpNumbers, type FollowUpMessage, type FollowUpSettings } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockPlan, requirePlan } from '../../team/index.ts';
import { readRules, type FollowUpRules } from '../settings/read-settings.ts';

/** Saves the company's follow-ups. What waits to be sent is planned again by them, or given up. */
export async function updateAutoFollowUp(
  context: CallContext,
  input: FollowUpSettings,
): Promise<Record<string, never>> {
  const { db, clock } = context;
  await requirePlan({ feature: 'follow_ups', db });
  const settings = { ...input, types: [...new Set(input.types)].toSorted() };
  checkSettings(settings);
  await db.transaction(async (tx) => {
    await lockPlan(tx);
    await save(tx, settings, sinceOf(await readRules(tx), settings, clock.now()));
    tx.record({ type: 'follow_ups.set', payload: {} });
    await recordAudit(context, tx, { action: 'sending.follow_ups_saved' });
  });
  return {};
}

/** Throws unless the messages follow each other without a gap and say something; what is off may be incomplete. */
function checkSettings(settings: FollowUpSettings): void {
  const messages = messagesOf(settings);
  const isGap = messages.some(({ enabled }, index) => enabled && messages[index - 1]?.enabled === false);
  if (isGap) throw new AppError('follow_up_out_of_order');
  if (messages.some(({ enabled, text }) => enabled && !text.trim()))
    throw new AppError('follow_up_text_required');
  if (!settings.enabled) return;
  if (!settings.types.length) throw new AppError('follow_up_types_required');
  if (!settings.message_1.enabled) throw new AppError('follow_up_message_required');
}

const messagesOf = (settings: FollowUpSettings): FollowUpMessage[] =>
  followUpNumbers.map((number) => settings[followUpField(number)]);

/**
 * Returns from when on what is said counts: from now where they were off or did not work in some type, so that nobody is
 * asked who stopped answering long ago.
 */
function sinceOf(before: FollowUpRules, { enabled, types }: FollowUpSettings, now: Date): Date {
  const { settings, since } = before;
  const begins = enabled && (!settings.enabled || types.some((type) => !settings.types.includes(type)));
  return begins || since.getTime() === 0 ? now : since;
}

async function save(tx: Transaction, settings: FollowUpSettings, since: Date): Promise<void> {
  const { enabled, types, start_time, end_time } = settings;
  const messages = toJson(messagesOf(settings));
  await tx.run(
    sql`insert into follow_up_settings (account_id, since, start_time, end_time, enabled, types, messages)
      values (${tx.account_id}, ${since}, ${start_time}, ${end_time}, ${enabled}, ${types}::text[], ${messages}::jsonb)
      on conflict (account_id) do update set since = excluded.since, start_time = excluded.start_time,
        end_time = excluded.end_time, enabled = excluded.enabled, types = excluded.types, messages = excluded.messages`,
    'save_follow_ups',
  );
}

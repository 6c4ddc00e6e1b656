import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { keepQuickFile, releaseQuickFile, removeFiles } from '../../media/index.ts';
import { wakeSending } from '../../sending/index.ts';
import { planOccurrence } from '../ledger/plan-occurrence.ts';
import { checkWanted, type Wanted } from './check-wanted.ts';
import { withTakenBack, type TakenBack } from './take-back.ts';

/** Schedules a message or a flow, once or again and again. */
export async function createSchedule(context: CallContext, wanted: Wanted): Promise<{ _id: string }> {
  const { db, ids, session } = context;
  const id = ids.next();
  await db.transaction((tx) => save(context, tx, { id, user_id: session.user_id, media_id: null, wanted }));
  wakeSending(context, db.account_id);
  return { _id: id };
}

/** Changes a schedule whose next send has not left, or archives it. */
export async function updateSchedule(
  context: CallContext,
  { _id, filed, ...wanted }: ParsedInput<typeof calls.updateScheduledMessage>,
): Promise<{ _id: string }> {
  const { db, storage } = context;
  const unused: string[] = [];
  await withTakenBack(context, _id, async (tx, schedule) => {
    unused.length = 0;
    if (filed) await archive(context, tx, schedule);
    else await save(context, tx, { ...schedule, wanted });
    const { media_id } = schedule;
    const isDropped = media_id !== null && (filed || wanted.media !== media_id);
    if (isDropped && (await releaseQuickFile(tx, media_id))) unused.push(media_id);
  });
  await removeFiles(
    storage,
    unused.map((id) => ({ account_id: db.account_id, id })),
  );
  wakeSending(context, db.account_id);
  return { _id };
}

interface Saving {
  id: string;
  /** Who scheduled it, and stays the one for whom it opens. */
  user_id: string;
  /** The file it has so far. */
  media_id: string | null;
  wanted: Wanted;
}

async function save(
  context: CallContext,
  tx: Transaction,
  { id, user_id, ...saving }: Saving,
): Promise<void> {
  const { ids, clock, session } = context;
  const now = clock.now();
  const checked = await checkWanted(context, tx, saving.wanted);
  const { channel_id, contact_id, phone, type, message, media_id, flow_id, opens_for_me } = checked;
  const { first_day, day, minute, due_at, repeats } = checked;
  if (media_id !== null && media_id !== saving.media_id)
    await keepQuickFile(tx, { id: media_id, user_id: session.user_id });
  // A plan of its own for each change: what was planned before stays what it was.
  const plan_id = ids.next();
  const send_id = await planOccurrence(tx, { plan_id, channel_id, contact_id, phone, key: day, due_at, now });
  await tx.run(
    sql`insert into schedules as s (account_id, id, user_id, created, channel_id, contact_id, phone, type, message,
        media_id, has_file, flow_id, opens_for_me, first_day, day, minute, due_at, repeats, plan_id, send_id, status)
      values (${tx.account_id}, ${id}, ${user_id}, ${now}, ${channel_id}, ${contact_id}, ${phone}, ${type}, ${message},
        ${media_id}, ${media_id !== null}, ${flow_id}, ${opens_for_me}, ${first_day}, ${day}, ${minute}, ${due_at},
        ${repeats && JSON.stringify(repeats)}::jsonb, ${plan_id}, ${send_id}, 'scheduled')
      on conflict (account_id, id) do update set channel_id = excluded.channel_id, contact_id = excluded.contact_id,
        phone = excluded.phone, type = excluded.type, message = excluded.message, media_id = excluded.media_id,
        has_file = excluded.has_file, flow_id = excluded.flow_id, opens_for_me = excluded.opens_for_me,
        first_day = excluded.first_day, day = excluded.day, minute = excluded.minute, due_at = excluded.due_at,
        repeats = excluded.repeats, plan_id = excluded.plan_id, send_id = excluded.send_id`,
    'save_schedule',
  );
  tx.record({ type: 'schedules.changed', payload: { schedule_id: id } });
}

async function archive(context: CallContext, tx: Transaction, { id, label }: TakenBack): Promise<void> {
  await tx.run(
    sql`update schedules set filed_at = ${context.clock.now()}, media_id = null
      where account_id = ${tx.account_id} and id = ${id}`,
    'archive_schedule',
  );
  await recordAudit(context, tx, { action: 'deletion.schedule', target: { kind: 'schedule', id, label } });
  tx.record({ type: 'schedules.changed', payload: { schedule_id: id } });
}

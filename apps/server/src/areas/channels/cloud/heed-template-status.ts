import type { AccountPart } from '@prosa/whatsapp';
import { z } from 'zod';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { WebhookChannel } from './webhook-channels.ts';

const shape = z.object({
  event: z.string().max(40),
  message_template_id: z.union([z.string(), z.number()]).transform(String),
  reason: z.string().max(500).nullish(),
});

/** Stores how Meta now judges a template that is known; any other arrives with the next synchronization. */
export async function heedTemplateStatus(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { account_id, id }: WebhookChannel,
  { field, value }: AccountPart,
): Promise<void> {
  if (field !== 'message_template_status_update') return;
  const update = shape.safeParse(value);
  if (!update.success) return;
  const { event, message_template_id, reason } = update.data;
  await database.forAccount(account_id).run(
    sql`update message_templates set status = ${event}, synced = ${clock.now()},
        reason = ${!reason || reason === 'NONE' ? null : reason}
      where account_id = ${account_id} and channel_id = ${id} and template_id = ${message_template_id}`,
    'heed_template_status',
  );
}

import { isSigned, routeBody, type RoutedBody } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { inboxTopic } from '../sessions/channel-inbox.ts';
import { heedTemplateStatus } from './heed-template-status.ts';
import { channelsOfWebhook, type WebhookChannel } from './webhook-channels.ts';

interface Webhook {
  body: Buffer;
  signature: string | undefined;
}

/**
 * Stores what a webhook brings for each number that it names, sealed, and wakes who takes it. Its sender must have
 * signed these bytes with the secret of the number's app. Throws 400 for another form, 403 where no number of this
 * installation vouches for it; when the database refuses, nothing is acknowledged, and Meta delivers again.
 */
export async function takeWebhook(runtime: Runtime, { body, signature }: Webhook): Promise<void> {
  const routed = routeBody(body.toString('utf8'));
  if (!routed) throw new AppError('malformed', { field: 'corpo' });
  const channels = await channelsOfWebhook(runtime, {
    phone_number_ids: routed.numbers.map(({ phone_number_id }) => phone_number_id),
    waba_ids: routed.accounts.map(({ waba_id }) => waba_id),
  });
  const signed = channels.filter(({ app_secret }) => isSigned(app_secret, body, signature));
  if (!signed.length) throw new AppError('forbidden');
  for (const channel of signed) await keep(runtime, channel, routed);
}

/** Stores only the number's own part: one app may serve several companies. */
async function keep(runtime: Runtime, channel: WebhookChannel, routed: RoutedBody): Promise<void> {
  const { database, secrets, signals, clock } = runtime;
  const { account_id, id, phone_number_id, waba_id } = channel;
  for (const part of routed.numbers.filter((one) => one.phone_number_id === phone_number_id)) {
    await database.forAccount(account_id).run(
      sql`insert into channel_inbox (account_id, channel_id, received, body)
        values (${account_id}, ${id}, ${clock.now()}, ${secrets.seal(part.body)})`,
      'keep_webhook_body',
    );
    signals.publish(inboxTopic, id);
  }
  for (const part of routed.accounts)
    if (part.waba_id === waba_id) await heedTemplateStatus(runtime, channel, part);
}

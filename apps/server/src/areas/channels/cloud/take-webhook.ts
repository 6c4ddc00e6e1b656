import { isSigned, routeBody, type RoutedBody } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { inboxTopic } from '../sessions/channel-inbox.ts';
import { heedTemplateStatus } from './heed-template-status.ts';
import { channelsOfWebhook, type WebhookChannel } from './webhook-channels.ts';

interface Webhook {
  body: Buffer;
  signature: string;
  /** Limits how often the sender may try what nobody vouches for, by the number that it names first. */
  vouch<Result>(number: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Stores what a webhook brings for each number that it names, sealed, and wakes who takes it. Its sender must have
 * signed these bytes with the secret of the number's app. Throws 400 for another form, 403 where no number of this
 * installation vouches for it; when the database refuses, nothing is acknowledged, and Meta delivers again.
 */
export async function takeWebhook(runtime: Runtime, { body, signature, vouch }: Webhook): Promise<void> {
  const routed = routeBody(body.toString('utf8'));
  if (!routed) throw new AppError('malformed', { field: 'corpo' });
  const named = {
    numbers: routed.numbers.map((one) => one.phone_number_id),
    accounts: routed.accounts.map((one) => one.waba_id),
  };
  const [first = ''] = [...named.numbers, ...named.accounts];
  const signed = await vouch(first, async () => {
    const channels = await channelsOfWebhook(runtime, {
      phone_number_ids: named.numbers,
      waba_ids: named.accounts,
    });
    const vouching = channels.filter(({ app_secret }) => isSigned(app_secret, body, signature));
    if (!vouching.length) throw new AppError('forbidden');
    return vouching;
  });
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

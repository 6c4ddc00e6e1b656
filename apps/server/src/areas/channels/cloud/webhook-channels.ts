import { readKeys } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A number that a webhook names, with the secret that must have signed it. */
export interface WebhookChannel {
  account_id: string;
  id: string;
  phone_number_id: string;
  waba_id: string;
  app_secret: string;
}

type Finding = Pick<Runtime, 'database' | 'secrets'>;

/**
 * Finds the numbers, of any company, that a webhook names by their own id or by that of their business account. One
 * whose keys cannot be read is left out.
 */
export async function channelsOfWebhook(
  { database, secrets }: Finding,
  { phone_number_ids, waba_ids }: { phone_number_ids: readonly string[]; waba_ids: readonly string[] },
): Promise<WebhookChannel[]> {
  const rows = await database.acrossAccounts.rows<
    Omit<WebhookChannel, 'app_secret'> & { credentials: Buffer }
  >(
    sql`select account_id, id, phone_number_id, waba_id, credentials from channels
      where not filed and credentials is not null
        and (phone_number_id = any(${[...phone_number_ids]}) or waba_id = any(${[...waba_ids]}))`,
    'channels_of_webhook',
  );
  return rows.flatMap(({ credentials, ...channel }) => {
    const keys = secrets.knows(credentials) ? readKeys(secrets.open(credentials)) : null;
    return keys ? [{ ...channel, app_secret: keys.app_secret }] : [];
  });
}

/** Returns whether a number of any company has this token for proving the webhook's address. */
export async function isVerifyToken({ database }: Finding, token: string): Promise<boolean> {
  const row = await database.acrossAccounts.row(
    sql`select from channels where not filed and verify_token_hash = ${tokenHash(token)}`,
    'channel_of_verify_token',
  );
  return row !== null;
}

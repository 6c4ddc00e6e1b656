import type { CloudKeysView } from '@prosa/contract';
import { readKeys, type CloudKeys } from '@prosa/whatsapp';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { capabilitiesOf } from '../drivers.ts';
import { requireChannel } from '../reader.ts';

/** Where Meta delivers what happens to every number of this installation. */
export const cloudWebhookPath = '/webhooks/whatsapp';
const shownEnd = 4;

/**
 * Reads a number's keys; null before any were saved. Throws 404 for an unknown number and 'capability_missing' for one
 * that is not connected by keys.
 */
export async function cloudKeysOf(
  { db, secrets }: Pick<CallContext, 'db' | 'secrets'>,
  id: string,
): Promise<CloudKeys | null> {
  const { driver } = await requireChannel(db, id);
  if (!capabilitiesOf(driver).logins.includes('keys')) throw new AppError('capability_missing');
  const row = await db.row<{ credentials: Buffer | null }>(
    sql`select credentials from channels where account_id = ${db.account_id} and id = ${id}`,
    'cloud_keys',
  );
  return row?.credentials ? readKeys(secrets.open(row.credentials)) : null;
}

/** Reads a number’s keys like `cloudKeysOf`, and throws 'cloud_keys_incomplete' before any were saved. */
export async function requireCloudKeys(
  context: Pick<CallContext, 'db' | 'secrets'>,
  id: string,
): Promise<CloudKeys> {
  const keys = await cloudKeysOf(context, id);
  if (!keys) throw new AppError('cloud_keys_incomplete');
  return keys;
}

/** Presents keys to the people who manage numbers; of secrets they see how they end. */
export function presentKeys(keys: CloudKeys | null, { config }: Pick<CallContext, 'config'>): CloudKeysView {
  const url = baseUrl(config) + cloudWebhookPath;
  if (!keys) return { saved: null, webhook: { url, verify_token: null } };
  const { phone_number_id, waba_id, access_token, app_secret, verify_token } = keys;
  return {
    saved: { phone_number_id, waba_id, access_token: masked(access_token), app_secret: masked(app_secret) },
    webhook: { url, verify_token },
  };
}

function masked(secret: string): string {
  return `••••${secret.length > 3 * shownEnd ? secret.slice(-shownEnd) : ''}`;
}

import { randomBytes } from 'node:crypto';
import type { calls, CloudKeysView, ParsedInput } from '@prosa/contract';
import type { CloudKeys } from '@prosa/whatsapp';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { changeChannel } from '../change-channel.ts';
import { cloudKeysOf, presentKeys } from './cloud-keys.ts';

type Input = ParsedInput<typeof calls.saveCloudKeys>;

/**
 * Saves a number's keys, sealed. A connection with earlier keys is replaced; one that nobody asked for is not begun.
 * Refuses a number of Meta that another channel of this installation has.
 */
export async function saveCloudKeys(context: CallContext, input: Input): Promise<CloudKeysView> {
  const { secrets, clock } = context;
  const keys = withKnownSecrets(input, await cloudKeysOf(context, input.chip));
  await changeChannel(context, {
    id: input.chip,
    set: sql`credentials = ${secrets.seal(JSON.stringify(keys))}, phone_number_id = ${keys.phone_number_id},
      waba_id = ${keys.waba_id}, verify_token_hash = ${tokenHash(keys.verify_token)}, keys_saved = ${clock.now()}`,
    audit: 'channel.keys_saved',
  });
  return presentKeys(keys, context);
}

function withKnownSecrets({ phone_number_id, waba_id, ...given }: Input, known: CloudKeys | null): CloudKeys {
  const access_token = given.access_token || known?.access_token;
  const app_secret = given.app_secret || known?.app_secret;
  if (!access_token || !app_secret) throw new AppError('cloud_keys_incomplete');
  const verify_token = known?.verify_token ?? randomBytes(24).toString('base64url');
  return { phone_number_id, waba_id, access_token, app_secret, verify_token };
}

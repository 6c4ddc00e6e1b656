import { z } from 'zod';
import { adminCall, flag, number } from './admin-call.ts';

/** Calls about the server itself. */
export const serverCalls = {
  state: adminCall('shows what nobody could answer, and errors inside the server', z.object({}), (fake) => ({
    url: fake.url,
    root_public_key: fake.rootPublicKey.toString('hex'),
    settings: fake.settings,
    unknown: fake.unknown,
    errors: fake.errors.map(String),
  })),
  settings: adminCall(
    '[receipt_delay_ms=] [automatic_receipts=yes|no] [addressing=] [history=yes|no] changes how phones behave',
    z.object({
      receipt_delay_ms: number.optional(),
      automatic_receipts: flag.optional(),
      addressing: z.enum(['lid', 'pn', 'lid_only']).optional(),
      history: flag.optional(),
    }),
    ({ settings }, input) => {
      settings.receiptDelayMs = input.receipt_delay_ms ?? settings.receiptDelayMs;
      settings.automaticReceipts = input.automatic_receipts ?? settings.automaticReceipts;
      settings.addressing = input.addressing ?? settings.addressing;
      settings.history = input.history ?? settings.history;
      return settings;
    },
  ),
  reset: adminCall('forgets all phones and cuts all connections', z.object({}), (fake) => fake.reset()),
};

import { z } from 'zod';
import type { Account } from '../network/account.ts';
import { adminCall, digits, flag, number } from './admin-call.ts';

/** Calls about the server itself. */
export const serverCalls = {
  state: adminCall('shows what nobody could answer, and errors inside the server', z.object({}), (fake) => ({
    url: fake.url,
    root_public_key: fake.rootPublicKey.toString('hex'),
    settings: fake.settings,
    unknown: fake.unknown,
    errors: fake.errors.map(String),
    /** What this process has used so far, so that a measurement can leave it out. */
    cpu_seconds: cpuSeconds(),
    waiting: fake.phones.list().reduce((sum, { account }) => sum + waitingOf(account), 0),
  })),
  flood: adminCall(
    'to= [customers=10] [messages=5] writes from many customers at once',
    z.object({ to: digits, customers: number.default(10), messages: number.default(5) }),
    async (fake, { to, customers, messages }) => {
      const phones = Array.from({ length: customers }, (_, index) =>
        fake.phones.add(`551190${index.toString().padStart(7, '0')}`),
      );
      const texts = Array.from({ length: messages }, (_, index) => `mensagem ${index + 1}`);
      await Promise.all(phones.flatMap((phone) => texts.map((text) => phone.send(to, text))));
      return { sent: customers * messages };
    },
  ),
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

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

function waitingOf({ companions }: Account): number {
  return companions.reduce((sum, { waiting }) => sum + waiting.length, 0);
}

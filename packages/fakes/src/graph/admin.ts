import { z } from 'zod';
import { emitInbound, inboundShape } from './customers.ts';
import { GraphError } from './graph-error.ts';
import { emitStatus, type Fake } from './send-message.ts';
import { reviewTemplate } from './templates.ts';
import { defaultSettings, newId, type FakeNumber, type SentMessage, type World } from './world.ts';

const numberShape = z.object({
  phone_number_id: z.string().default(newId),
  waba_id: z.string().default(newId),
  phone: z.string(),
  name: z.string().default('Empresa de teste'),
  access_token: z.string().default('token'),
  app_secret: z.string().default('secret'),
  verify_token: z.string().default('verify'),
  webhook_url: z.string().nullable().default(null),
  coexists: z.boolean().default(false),
});
const templateShape = z.object({
  waba_id: z.string(),
  name: z.string(),
  language: z.string().default('pt_BR'),
  category: z.string().default('UTILITY'),
  status: z.string().default('APPROVED'),
  components: z.array(z.record(z.string(), z.unknown())),
});
const settingsShape = z.object({
  window: z.boolean().optional(),
  throughput: z.number().optional(),
  pair_rate: z.boolean().optional(),
  webhook: z
    .object({
      delay_ms: z.number(),
      copies: z.number(),
      reorder: z.boolean(),
      batch_ms: z.number(),
      bad_signature: z.boolean(),
      retry_ms: z.number(),
      deliver: z.boolean(),
    })
    .partial()
    .optional(),
});
const nextErrorShape = z.object({
  code: z.number().default(0),
  mode: z.enum(['refuse', 'lost', 'failed']).default('refuse'),
  times: z.number().int().min(1).max(10_000).default(1),
});
const readShape = z.object({
  /** A message, by the Graph's id or the app's; without it, everything that was sent to the customer. */
  message: z.string().optional(),
  to: z.string().optional(),
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']).default('read'),
  code: z.number().optional(),
});
const reviewShape = z.object({ id: z.string(), status: z.string(), reason: z.string().default('NONE') });
const clockShape = z.object({ advance_ms: z.number().min(0) });

/** Creates what a test may do with the world, by name; each takes what comes as JSON. */
export function createAdmin(fake: Fake & { world: { advance(ms: number): void } }) {
  const { world } = fake;
  return {
    numbers: (input: unknown) => addNumber(fake, numberShape.parse(input)),
    inbound(input: unknown) {
      const inbound = inboundShape.parse(input);
      return { id: emitInbound(fake, numberOf(fake, inbound.phone_number_id), inbound) };
    },
    read(input: unknown) {
      const { message, to, status, code } = readShape.parse(input);
      const these = world.sent.filter((sent) => isMeant(sent, { message, to }));
      for (const sent of these)
        emitStatus(fake, sent, { number: numberOf(fake, sent.phone_number_id), name: status, code });
      return { changed: these.length };
    },
    'next-error'(input: unknown) {
      const { times, ...error } = nextErrorShape.parse(input);
      for (let time = 0; time < times; time += 1) world.nextErrors.push(error);
      return { waiting: world.nextErrors.length };
    },
    clock(input: unknown) {
      world.advance(clockShape.parse(input).advance_ms);
      return { now: world.clock.now() };
    },
    settings(input: unknown) {
      const { webhook, ...rest } = settingsShape.parse(input);
      Object.assign(world.settings, rest);
      Object.assign(world.settings.webhook, webhook);
      return world.settings;
    },
    templates(input: unknown) {
      const template = { id: newId(), ...templateShape.parse(input) };
      world.templates.set(template.id, template);
      return { id: template.id };
    },
    review(input: unknown) {
      const { id, ...review } = reviewShape.parse(input);
      const template = world.templates.get(id);
      if (!template) throw new GraphError(100, 'unknown template');
      reviewTemplate(fake, template, review);
      return { id };
    },
    /** Forgets everything but the numbers, and returns to the settings of the beginning. */
    reset() {
      forget(world);
      return {};
    },
    outbox: (query: unknown) => {
      const { to } = z.object({ to: z.string().optional() }).parse(query);
      return { messages: world.sent.filter((sent) => to === undefined || sent.to === to), read: world.read };
    },
  };
}

export type Admin = ReturnType<typeof createAdmin>;

function forget(world: World): void {
  world.sent.length = 0;
  world.refused.length = 0;
  world.read.length = 0;
  world.nextErrors.length = 0;
  world.lastInbound.clear();
  world.media.clear();
  world.templates.clear();
  const { webhook, ...rest } = defaultSettings();
  Object.assign(world.settings, rest);
  Object.assign(world.settings.webhook, webhook);
}

/** Adds or replaces a number; with an address for webhooks, proves the address first, as Meta does. */
async function addNumber(
  { world }: Fake,
  number: Omit<FakeNumber, 'subscribed'>,
): Promise<FakeNumber & { verified: boolean | null }> {
  const verified = number.webhook_url === null ? null : await verify(number.webhook_url, number.verify_token);
  const added = { ...number, subscribed: false };
  world.numbers.set(number.phone_number_id, added);
  return { ...added, verified };
}

async function verify(webhook_url: string, verify_token: string): Promise<boolean> {
  const url = new URL(webhook_url);
  const challenge = newId();
  url.searchParams.set('hub.mode', 'subscribe');
  url.searchParams.set('hub.verify_token', verify_token);
  url.searchParams.set('hub.challenge', challenge);
  const answer = await fetch(url).catch(() => null);
  return answer?.status === 200 && (await answer.text()) === challenge;
}

function numberOf({ world }: Fake, phone_number_id: string): FakeNumber {
  const number = world.numbers.get(phone_number_id);
  if (!number) throw new GraphError(100, 'unknown number');
  return number;
}

function isMeant(
  { id, callback_data, to }: SentMessage,
  meant: { message?: string | undefined; to?: string | undefined },
): boolean {
  if (meant.message !== undefined) return id === meant.message || callback_data === meant.message;
  return meant.to === undefined || to === meant.to;
}

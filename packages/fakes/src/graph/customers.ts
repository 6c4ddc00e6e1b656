import { z } from 'zod';
import { GraphError } from './graph-error.ts';
import { storeMedia } from './media.ts';
import type { Fake } from './send-message.ts';
import { aboutNumber } from './webhooks.ts';
import { newWamid, type FakeNumber } from './world.ts';

/** What a customer (or, as an echo, the business in its own app) writes: any type of the reference, 5.2. */
export const inboundShape = z.looseObject({
  phone_number_id: z.string(),
  /** Digits of the customer; null for one who hides the phone. */
  from: z.string().nullable().default(null),
  /** The customer's user id. */
  user_id: z.string().optional(),
  name: z.string().default('Cliente'),
  type: z.string().default('text'),
  /** The part named like the type. For files: their bytes are stored and named by id. */
  body: z.unknown().optional(),
  file: z.object({ base64: z.string(), mime: z.string() }).optional(),
  context: z.record(z.string(), z.unknown()).optional(),
  errors: z.array(z.unknown()).optional(),
  /** The business wrote it in its own app. */
  echo: z.boolean().default(false),
  /** Of the message; a repeated one is the same message again. */
  id: z.string().optional(),
});

export type Inbound = z.output<typeof inboundShape>;

/** Emits a message of a customer and returns its id. */
export function emitInbound(fake: Fake, number: FakeNumber, inbound: Inbound): string {
  const { from, user_id, name, echo } = inbound;
  if (from === null && user_id === undefined) throw new GraphError(100, 'from or user_id');
  const id = inbound.id ?? newWamid();
  const now = fake.world.clock.now().getTime();
  if (!echo) fake.world.lastInbound.set(`${number.phone_number_id} ${from ?? user_id}`, now);
  const contacts = [{ profile: { name }, ...(from && { wa_id: from }), ...(user_id && { user_id }) }];
  const message = messageOf(fake, number, { ...inbound, id, now });
  const messages = echo ? { message_echoes: [message] } : { contacts, messages: [message] };
  const field = echo ? 'smb_message_echoes' : 'messages';
  fake.webhooks.emit({ number, field, value: { ...aboutNumber(number), ...messages } });
  return id;
}

function messageOf(fake: Fake, number: FakeNumber, inbound: Inbound & { id: string; now: number }): object {
  const { id, from, user_id, type, context, errors, echo, now } = inbound;
  const customer = { ...(from && { from }), ...(user_id && { from_user_id: user_id }) };
  const whose = echo ? { from: number.phone, to: from } : customer;
  return {
    ...whose,
    id,
    timestamp: String(Math.floor(now / 1000)),
    type,
    ...(context && { context }),
    ...(errors && { errors }),
    ...partOf(fake, number, inbound),
  };
}

function partOf({ world }: Fake, number: FakeNumber, { type, body, file }: Inbound): object {
  if (!file) return body === undefined ? {} : { [type]: body };
  const { mime, base64 } = file;
  const stored = storeMedia(world, number, { mime, bytes: Buffer.from(base64, 'base64') });
  const more = typeof body === 'object' && body !== null ? body : {};
  return { [type]: { id: stored.id, mime_type: mime, ...more } };
}

import { z } from 'zod';

/** Something of a webhook that may be missing or of another form than we know; then it counts as missing. */
const optional = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);
const text = optional(z.string());
const errors = optional(z.array(z.looseObject({ code: z.number() })));

const contact = z.object({
  profile: optional(z.object({ name: text })),
  wa_id: text,
  user_id: text,
});

const file = z.object({
  id: z.string(),
  mime_type: text,
  caption: text,
  filename: text,
  voice: optional(z.boolean()),
});

const reply = optional(z.object({ id: z.string(), title: z.string() }));

/** A message of a webhook: who, when, what kind; the part named like its type holds the rest. */
export const webhookMessage = z.looseObject({
  id: z.string().min(1),
  from: text,
  from_user_id: text,
  to: text,
  to_user_id: text,
  timestamp: z.coerce.number().positive(),
  // One without a kind that we can read is shown all the same.
  type: z.string().catch('unknown'),
  context: optional(
    z.object({
      id: text,
      forwarded: optional(z.boolean()),
      frequently_forwarded: optional(z.boolean()),
    }),
  ),
});

/** The parts of messages, by type. */
export const parts = {
  text: z.object({ body: z.string() }),
  file,
  location: z.object({
    latitude: z.coerce.number(),
    longitude: z.coerce.number(),
    name: text,
    address: text,
  }),
  contacts: z.array(
    z.object({
      name: optional(z.object({ formatted_name: text })),
      org: optional(z.object({ company: text })),
      phones: optional(z.array(z.object({ phone: text, wa_id: text, type: text }))),
    }),
  ),
  reaction: z.object({ message_id: z.string(), emoji: text }),
  button: z.object({ payload: text, text: z.string() }),
  interactive: z.object({
    button_reply: reply,
    list_reply: reply,
    nfm_reply: optional(z.object({ body: text, response_json: text })),
  }),
  order: z.object({
    text,
    product_items: optional(
      z.array(
        z.object({
          product_retailer_id: text,
          quantity: optional(z.coerce.number()),
          item_price: optional(z.coerce.number()),
          currency: text,
        }),
      ),
    ),
  }),
  system: z.object({ type: text, body: text, wa_id: text, user_id: text }),
  edit: z.object({
    original_message_id: z.string(),
    message: optional(z.looseObject({ type: text })),
  }),
  revoke: z.object({ original_message_id: z.string() }),
} as const;

export const webhookStatus = z.object({
  id: z.string().min(1),
  status: z.string(),
  timestamp: z.coerce.number().positive(),
  biz_opaque_callback_data: text,
  errors,
});

const value = z.looseObject({
  metadata: optional(z.object({ phone_number_id: z.string(), display_phone_number: text })),
  contacts: optional(z.array(contact)),
  messages: optional(z.array(z.unknown())),
  message_echoes: optional(z.array(z.unknown())),
  statuses: optional(z.array(z.unknown())),
  errors,
});

/** A webhook of the Cloud API. Only its frame is certain; each part is looked at alone. */
export const webhookBody = z.object({
  object: z.string(),
  entry: z.array(z.object({ id: z.string(), changes: z.array(z.object({ field: z.string(), value })) })),
});

export type WebhookBody = z.infer<typeof webhookBody>;
export type WebhookValue = z.infer<typeof value>;
export type WebhookMessage = z.infer<typeof webhookMessage>;
export type WebhookStatus = z.infer<typeof webhookStatus>;
export type WebhookContact = z.infer<typeof contact>;
export type FilePart = z.infer<typeof file>;

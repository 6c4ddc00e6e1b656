import type { Happening } from './happening.ts';
import { readMessage } from './read-message.ts';
import { webhookBody, webhookMessage, webhookStatus, type WebhookValue } from './shapes.ts';

/** Returns what a webhook's body reports about one number, in its order; nothing for a body of another form. */
export function readBody(body: string, phone_number_id: string): Happening[] {
  return valuesIn(body).flatMap(({ field, value }) => {
    if (value.metadata?.phone_number_id !== phone_number_id) return [];
    if (field !== 'messages' && field !== 'smb_message_echoes') return [];
    return [
      ...readMessages(value, false),
      ...readMessages(value, true),
      ...(value.statuses ?? []).flatMap(readStatus),
      ...(value.errors ?? []).map(({ code }): Happening => ({ kind: 'trouble', code })),
    ];
  });
}

function valuesIn(body: string): { field: string; value: WebhookValue }[] {
  const parsed = webhookBody.safeParse(parse(body));
  return parsed.success ? parsed.data.entry.flatMap(({ changes }) => changes) : [];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Reads what customers wrote, or (`echo`) what the business wrote in its own app. */
function readMessages({ messages, message_echoes, contacts }: WebhookValue, echo: boolean): Happening[] {
  return ((echo ? message_echoes : messages) ?? []).flatMap((given) => {
    const message = webhookMessage.safeParse(given);
    return message.success ? readMessage(message.data, { contacts: contacts ?? [], echo }) : [];
  });
}

function readStatus(given: unknown): Happening[] {
  const status = webhookStatus.safeParse(given);
  return status.success ? [{ kind: 'status', status: status.data }] : [];
}
